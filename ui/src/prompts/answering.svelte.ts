// How an answer leaves the page: at once, or shown for a moment in which it can be taken back.
import { preferences } from '../device/preferences.svelte.ts';
import type { Connection } from '../server/connection.ts';
import { isCoached } from '../state/coached.ts';
import { isAlone } from '../state/players.ts';
import { Discarding } from './discarding.svelte.ts';
import { forcedIndex } from './forced.ts';

/** Milliseconds for which an answer is shown before it is sent. */
export const MOMENT = 1500;
/** Confirmed moves after which one is offered to play without, and after which no longer. */
const FIRST_OFFER = 10;
const LAST_OFFER = 13;
/** What must be left on the clock besides; with less nothing is held back. */
const RESERVE = 1000;

/** An answer that is shown before it is sent, and why: chosen, the only one, or discarded for somebody. */
export interface Held {
  index: number;
  sequence: number;
  why: 'chosen' | 'forced' | 'discard';
}

/** What is sent for a seat, and when. */
export class Answering {
  held = $state.raw<Held | null>(null);
  readonly discarding: Discarding;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connection: Connection) {
    this.discarding = new Discarding(connection);
  }

  /** Whether a drop or a second tap plays; whoever takes a lesson confirms. */
  unconfirmed = $derived.by(() => preferences.unconfirmed === true && !isCoached(this.connection));

  /** Whether somebody confirms often enough to be asked whether that has to be. */
  offersUnconfirmed = $derived.by(() => {
    const { confirmed, unconfirmed } = preferences;
    return unconfirmed === null && confirmed >= FIRST_OFFER && confirmed < LAST_OFFER;
  });

  /** Another question came, or none: what answers itself is shown, and sent after a moment. */
  asked(): void {
    const { prompt, you } = this.connection;
    if (this.held?.sequence !== prompt?.sequence) this.#drop();
    if (!prompt || you === null || isCoached(this.connection)) return;
    const discard = this.discarding.asked();
    if (discard !== null) return this.#hold(discard, 'discard');
    const only = forcedIndex(this.connection);
    if (only !== null) this.#hold(only, 'forced');
  }

  /** Send what was chosen without confirming; where only bots wait, it can be taken back. */
  play(index: number): void {
    const { you, table } = this.connection;
    const isDecided = this.held?.why === 'forced'; // it waits only to be seen
    const isUnseen = isAlone(this.connection) || table?.settings.shared;
    if (you !== null && isUnseen && !isDecided) this.#hold(index, 'chosen');
    else this.send(index);
  }

  /** Send what was confirmed; a page that shows how it leaves says so. */
  confirm(index: number, shown = true): void {
    const { prompt } = this.connection;
    const counts = prompt && !prompt.window && !isCoached(this.connection);
    if (counts && preferences.confirmed < LAST_OFFER) preferences.confirmed += 1;
    this.send(index, shown);
  }

  /** Send an answer; one that was tapped is seen to be sent before its question goes. */
  send(index: number, tapped = false): void {
    this.#drop();
    this.discarding.answered();
    this.connection.answer(index, tapped);
  }

  /** Take back what is held; false if that is nothing, or nothing else is possible. */
  undo(): boolean {
    if (!this.held || this.held.why === 'forced') return false;
    if (this.held.why === 'discard') this.discarding.on = false;
    this.#drop();
    return true;
  }

  /** The page is left: what somebody has chosen is sent, what answers itself can wait. */
  leave(): void {
    if (this.held?.why === 'chosen') this.send(this.held.index);
    else this.#drop();
  }

  /** Watch the page being left, as long as its table is shown. */
  watch(): () => void {
    const leave = () => this.leave();
    const hide = () => document.hidden && this.held?.why === 'chosen' && leave();
    this.connection.onClose = leave;
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      this.connection.onClose = () => {};
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }

  #hold(index: number, why: Held['why']): void {
    const { clock, prompt } = this.connection;
    if (!prompt) return;
    this.#drop();
    if (clock && clock.until - performance.now() < MOMENT + RESERVE) return this.send(index);
    this.held = { index, why, sequence: prompt.sequence };
    this.#timer = setTimeout(() => this.send(index), MOMENT);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }
}
