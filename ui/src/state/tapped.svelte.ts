// The player or the goal that was tapped, to claim something about it.
import type { Cell } from '../kit/geometry.ts';

class Tapped {
  seat = $state<number | null>(null);
  cell = $state.raw<Cell | null>(null);

  get open(): boolean {
    return this.seat !== null || this.cell !== null;
  }

  set open(open: boolean) {
    if (!open) this.seat = this.cell = null;
  }
}

export const tapped = new Tapped();
