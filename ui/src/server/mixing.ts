// This device's part in the shuffle of a table: its bits, first as a hash, then told; nobody is asked.
import { bitsTold, hashFor } from '../device/bits.ts';
import type { TableInfo } from '../wire.ts';
import type { Command } from './connection.ts';

export class Mixing {
  #done = ''; // the step that was taken last

  /** Add bits to the next shuffle, or tell them once everybody's hash is fixed; null if it is done. */
  step({ promise, shuffle, seats, lesson }: TableInfo, you: number | null): Command | null {
    if (you === null || lesson || !promise || !seats[you]) return null;
    const fixed = shuffle?.[you];
    const step = shuffle ? `told ${fixed}` : `for ${promise}`;
    if (this.#done === step) return null;
    this.#done = step;
    if (!shuffle) return { type: 'contribute', promise, hash: hashFor(promise) };
    const bits = fixed ? bitsTold(you, promise, shuffle) : '';
    return bits ? { type: 'reveal', bits } : null;
  }
}
