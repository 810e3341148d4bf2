// What one message tells, act by act: each is shown for a while before the next, unless skipped.
import type { SeatView, SeenEvent } from '../wire.ts';

/** One step: what the log tells now, how the table is then, and for how long it stays so. */
export interface Act {
  events: SeenEvent[];
  view: SeatView;
  /** What is to be seen, if it isn't what the log tells; `null`: what moves goes on. */
  stage?: SeenEvent[] | null;
  /** Milliseconds; the last act stays. */
  lasts: number;
}

/** Plays acts in their order. */
export class Unfolding {
  /** Whether there is more to come. */
  busy = $state(false);
  #left: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (act: Act, isLast: boolean) => void = () => {};
  #over: () => void = () => {};

  /** Show each act in its time; `over` comes right after the last. */
  play(acts: readonly Act[], show: (act: Act, isLast: boolean) => void, over: () => void): void {
    this.skip();
    this.#left = [...acts];
    this.#show = show;
    this.#over = over;
    this.busy = true;
    this.#next();
  }

  /** Let what is shown stay for some milliseconds; `over` comes after them. */
  rest(lasts: number, over: () => void): void {
    this.skip();
    this.#over = over;
    this.busy = true;
    this.#timer = setTimeout(() => this.#step(), lasts);
  }

  /** Show all that is left at once, and what begins right after it. */
  skip(): void {
    while (this.busy) {
      clearTimeout(this.#timer);
      this.#step();
    }
  }

  /** Forget what is left: something else holds now. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#left = [];
    this.busy = false;
  }

  #next(): void {
    const [act, next] = this.#left;
    // before it is shown: what comes after the last one has a time of its own
    if (act && next) this.#timer = setTimeout(() => this.#next(), act.lasts);
    this.#step();
  }

  #step(): void {
    const act = this.#left.shift();
    if (act) this.#show(act, !this.#left.length);
    if (!this.#left.length && this.busy) {
      this.busy = false;
      this.#over();
    }
  }
}
