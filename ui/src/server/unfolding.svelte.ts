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

  /** Show all that is left at once. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.busy) this.#step();
  }

  /** Forget what is left: something else holds now. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#left = [];
    this.busy = false;
  }

  #next(): void {
    const lasts = this.#step();
    if (this.busy) this.#timer = setTimeout(() => this.#next(), lasts);
  }

  #step(): number {
    const act = this.#left.shift();
    if (act) this.#show(act, !this.#left.length);
    if (!this.#left.length && this.busy) {
      this.busy = false;
      this.#over();
    }
    return act?.lasts ?? 0;
  }
}
