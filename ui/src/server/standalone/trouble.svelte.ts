// What keeps this page from playing without a server; nothing, most of the time.
import type { Trouble } from './messages.ts';

let now = $state<Trouble | null>(null);

/** What is wrong. */
export const trouble = (): Trouble | null => now;

/** Something is wrong, or all is well again. */
export function tellTrouble(trouble: Trouble | null): void {
  now = trouble;
}
