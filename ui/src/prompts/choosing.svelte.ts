// How a person comes to an answer: part by part, until one option of the prompt is left.
import { getContext, setContext } from 'svelte';
import { type Cell, sameCell } from '../kit/geometry.ts';
import { Chosen } from './chosen.svelte.ts';
import { marksOf, roundOf } from '../state/marks.svelte.ts';
import { lettingIndex } from './forms.ts';
import { cellsOf, handCards, includesAll } from './options.ts';

const KEY = Symbol('choosing');

/** Taps, drops and keys that choose; outside a window nothing is sent before it is confirmed. */
export class Choosing extends Chosen {
  /** The place that was asked about last: why nothing can be done there. */
  doubted = $state.raw<Cell | null>(null);

  /** Whether everything others play is allowed: until one’s next turn, or for the round. */
  get letting(): '' | 'turn' | 'round' {
    return marksOf(this.connection).ofRound(roundOf(this.connection)).letting;
  }

  set letting(letting: '' | 'turn' | 'round') {
    marksOf(this.connection).keepOfRound(roundOf(this.connection), { letting });
  }

  /** Choose a card of the hand, or add it to those that are collected. */
  pickCard(place: number): void {
    if (!this.#isFree()) return;
    this.index = null;
    if (!this.usable(place)) return;
    if (this.hand.includes(place)) {
      this.hand = this.hand.filter((other) => other !== place);
      this.#forgetTarget();
      if (!this.hand.length) this.verb = null;
      return;
    }
    const name = this.connection.view!.hand[place]!;
    const more = [...this.names, name];
    const fits = this.left.some((index) => includesAll(handCards(this.options[index]!), more));
    if (this.hand.length && this.needs > 1 && fits) {
      this.hand = [...this.hand, place];
      return;
    }
    const kept = this.verb;
    this.reset();
    this.hand = [place];
    if (kept && this.verbs.includes(kept)) this.verb = kept;
  }

  /** Do something else with the card that was chosen. */
  pickVerb(verb: string): void {
    const isDiscard = this.options[this.answer ?? -1]?.form === 'cards';
    if (!this.#isFree() || (verb === this.doing && isDiscard && this.#playAgain())) return;
    this.#forgetTarget();
    this.verb = verb;
  }

  /** Choose a place; the same place again turns the card there, or plays it without confirming. */
  pickCell(cell: Cell): void {
    if (!this.#isFree()) return;
    this.index = null;
    if (this.cells.some((other) => sameCell(other, cell))) {
      if (this.#playAgain()) return;
      if (this.bothWays) this.turn();
      else if (this.cells.length > 1) this.cells = this.cells.filter((c) => !sameCell(c, cell));
      return;
    }
    const more = [...this.cells, cell];
    const pair = this.left.some((index) =>
      more.every((one) => cellsOf(this.options[index]!).some((other) => sameCell(one, other))),
    );
    this.#forgetTarget();
    this.cells = pair ? more : [cell];
  }

  pickSeat(seat: number): void {
    const chosen = this.payer ?? this.seat;
    if (!this.#isFree() || (seat === chosen && this.#playAgain())) return;
    this.index = null;
    if (this.asksPayer) {
      this.payer = seat;
    } else {
      this.tool = null;
      this.seat = seat;
    }
  }

  pickTool(tool: string): void {
    if (!this.#isFree() || (tool === this.tool && this.#playAgain())) return;
    this.tool = tool;
  }

  pickSide(side: string): void {
    if (!this.#isFree() || (side === this.side && this.#playAgain())) return;
    this.side = side;
  }

  /** Choose an option as a whole; in a window, which is short, that sends it. */
  pickIndex(index: number): void {
    if (!this.#isFree() || (index === this.index && this.#playAgain())) return;
    this.reset();
    this.index = index;
    if (this.connection.prompt?.window) this.confirm();
  }

  /** Whether what is chosen is played as soon as it is chosen again. */
  get plays(): boolean {
    return this.answering.unconfirmed && this.answer !== null;
  }

  /** Turn the card that is laid. */
  turn(): void {
    if (!this.#isFree()) return;
    const shown = this.bothWays ? this.options[this.answer ?? -1]?.turned : undefined;
    this.turned = !(shown ?? this.turned);
  }

  /** A card was dropped on something: without confirming, that plays it. */
  drop(place: number, target: { cell?: Cell; seat?: number; pile?: boolean }): void {
    if (this.#isFree() && this.#aim(place, target)) this.#playAgain();
  }

  /** Choose a card and what it was dropped on; false if that is impossible. */
  #aim(place: number, target: { cell?: Cell; seat?: number; pile?: boolean }): boolean {
    // while it was dragged it was chosen already; choosing it anew would take back a question asked
    const chosen = this.hand.length === 1 && this.hand[0] === place;
    if (!chosen || this.verb !== null || this.cells.length || this.seat !== null) {
      this.reset();
      this.pickCard(place);
    }
    const option = (index: number) => this.options[index]!;
    if (target.pile) {
      const verb = this.ofCards.map(option).find((one) => one.form === 'cards')?.verb;
      this.#forgetTarget();
      if (verb) this.verb = verb;
      return verb !== undefined;
    }
    const fits = this.ofCards.map(option).filter((one) => {
      if (target.cell) return cellsOf(one).some((cell) => sameCell(cell, target.cell!));
      return one.seat === target.seat;
    });
    if (!fits.length) {
      this.askWhy(target);
      return false;
    }
    if (!fits.some((one) => one.verb === this.doing)) this.verb = fits[0]!.verb;
    if (target.cell) this.pickCell(target.cell);
    else if (target.seat !== undefined) this.pickSeat(target.seat);
    return true;
  }

  /** Whether anything can be chosen: not while an answer is about to be sent, or is leaving. */
  #isFree(): boolean {
    const { leaving, prompt } = this.connection;
    if (prompt && leaving === prompt.sequence) return false;
    if (this.answering.held?.why === 'discard') this.answering.undo();
    return this.answering.held?.why !== 'chosen';
  }

  /** Without confirming: play what is chosen, if nothing is open any more. */
  #playAgain(): boolean {
    if (!this.answering.unconfirmed || this.answer === null) return false;
    this.answering.play(this.answer);
    return true;
  }

  /** Ask why a card of the hand, or a place or a player for it, can't be chosen. */
  askWhy(target: { place?: number; cell?: Cell; seat?: number } = {}): void {
    const { prompt, view } = this.connection;
    if (!prompt || prompt.window) return;
    const card = target.place === undefined ? this.names[0] : view?.hand[target.place];
    const aims = this.options.some(({ form }) => form === (target.cell ? 'place' : 'who'));
    if (card === undefined && !aims) return;
    this.doubted = target.cell ?? null;
    const form = this.options.find((option) => option.verb === this.doing)?.form;
    this.connection.askWhy({
      card,
      verb: form === 'side' ? this.doing : undefined,
      cell: target.cell ? [target.cell[0], target.cell[1]] : undefined,
      turned: this.turned,
      seat: target.seat,
    });
  }

  /** Ask why the card chosen can't be put away. */
  askDiscard(): void {
    const card = this.names[0];
    if (card !== undefined) this.connection.askWhy({ card, verb: 'pass' });
  }

  #forgetTarget(): void {
    this.index = null;
    this.cells = [];
    this.seat = null;
    this.tool = null;
    this.side = null;
    this.payer = null;
  }

  /** Take back what is about to be sent, else the last step; false if there was none. */
  back(): boolean {
    if (this.answering.undo()) return true;
    if (!this.begun) return false;
    if (this.index !== null) this.index = null;
    else if (this.payer !== null) this.payer = null;
    else if (this.tool !== null) this.tool = null;
    else if (this.side !== null) this.side = null;
    else if (this.cells.length) this.cells = this.cells.slice(0, -1);
    else if (this.seat !== null) this.seat = null;
    else if (this.hand.length > 1) this.hand = this.hand.slice(0, -1);
    else if (this.verb !== null) this.verb = null;
    else this.hand = [];
    return true;
  }

  reset(): void {
    this.#forgetTarget();
    this.hand = [];
    this.verb = null;
    this.turned = false;
  }

  /** Allow everything from now on, beginning with what is asked. */
  letAll(until: 'turn' | 'round'): void {
    this.letting = until;
    this.answerWindow();
  }

  /** Answer a window by itself if everything is allowed; one’s next turn may end that. */
  answerWindow(): void {
    const prompt = this.connection.prompt;
    if (prompt && !prompt.window && this.letting === 'turn') this.letting = '';
    if (!prompt?.window || !this.letting) return;
    const index = lettingIndex(prompt);
    if (index >= 0) this.answering.send(index);
  }

  /** Send the answer. */
  confirm(): void {
    if (this.answer === null) return;
    const answer = this.answer;
    this.reset();
    this.answering.confirm(answer);
  }
}

export function provideChoosing(choosing: Choosing): Choosing {
  return setContext(KEY, choosing);
}

/** What is being chosen at this table, for parts that show possible targets. */
export function useChoosing(): Choosing | undefined {
  return getContext<Choosing | undefined>(KEY);
}
