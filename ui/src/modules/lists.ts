// Reading what a module keeps: lists of names, with gaps where this seat knows nothing.
import type { Value } from '../wire.ts';

/** A list of names; null where one is hidden. */
export function texts(value: Value | undefined): (string | null)[] {
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : null)) : [];
}
