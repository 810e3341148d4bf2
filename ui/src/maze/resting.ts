// A mouse that rests on a cell: told after a while, and again when it goes on.
import { type Cell, sameCell } from '../kit/geometry.ts';

/** Milliseconds; whoever looks around isn't asking. */
const PATIENCE = 700;

export class Resting {
  #cell: Cell | null = null;
  #told = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly tell: (cell: Cell | null) => void) {}

  /** The mouse is over a cell, or over nothing to be asked about. */
  over(cell: Cell | null): void {
    if (cell && this.#cell && sameCell(cell, this.#cell)) return;
    this.end();
    if (this.#told) this.tell(null);
    this.#told = false;
    this.#cell = cell;
    if (!cell) return;
    this.#timer = setTimeout(() => {
      this.#told = true;
      this.tell(cell);
    }, PATIENCE);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
