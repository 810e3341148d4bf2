// Discarding for somebody who can do nothing else: offered after some such turns, ended by itself.
import type { Connection } from '../server/connection.ts';
import { discardIndex, enoughIndex, isTurn, onlyDiscards } from './forced.ts';

/** After this many turns in a row in which a card could only be discarded it is offered. */
const TURNS = 2;

/** Whether cards are discarded for a seat, as long as nothing else is possible. */
export class Discarding {
  on = $state(false);
  /** It ended by itself, because something can be played in this turn. */
  ended = $state(false);
  /** The player’s turns so far, in a row, in which a card could only be discarded, and in which round. */
  #turns = $state(0);
  #round = $state(0);

  constructor(readonly connection: Connection) {}

  offered = $derived.by(() => {
    const { prompt, view } = this.connection;
    if (this.on) return true;
    if (view?.round !== this.#round || !view.hand.length) return false;
    return this.#turns >= TURNS && !(prompt && isTurn(prompt) && !onlyDiscards(prompt));
  });

  /** A question came: the option that discards, if that is wanted and all one can do. */
  asked(): number | null {
    const { prompt } = this.connection;
    if (!prompt || !this.on) return null;
    if (isTurn(prompt) && !onlyDiscards(prompt)) {
      this.on = false;
      this.ended = true;
      return null;
    }
    return isTurn(prompt) ? discardIndex(prompt) : enoughIndex(prompt);
  }

  /** The question was answered. */
  answered(): void {
    const { prompt, view } = this.connection;
    if (!prompt || !isTurn(prompt)) return;
    this.ended = false;
    const before = view?.round === this.#round ? this.#turns : 0;
    this.#turns = onlyDiscards(prompt) ? before + 1 : 0;
    this.#round = view?.round ?? 0;
  }
}
