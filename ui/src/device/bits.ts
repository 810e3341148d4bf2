// The bits that this device adds to shuffles: drawn here, remembered here, told when all are fixed.
import { digits, hashOf } from './shake.ts';

const KEY = 'motherlode.bits';
const MOST = 200; // shuffles that are remembered

/** One shuffle: what this device drew for it, and what everybody was bound to before it was told. */
interface Drawn {
  hash: string;
  bits: string;
  /** The hash of the server's secret. */
  promise: string;
  /** Everybody's hashes, by seat, when these bits were told. */
  closed?: readonly string[];
}

let unkept: Drawn[] = []; // where nothing may be kept: as long as this page

function all(): Drawn[] {
  try {
    return [...unkept, ...(JSON.parse(localStorage.getItem(KEY) ?? '[]') as Drawn[])];
  } catch {
    return unkept;
  }
}

function keep(drawn: Drawn): void {
  const others = all().filter(({ hash }) => hash !== drawn.hash);
  const kept = [drawn, ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unkept = [];
  } catch {
    unkept = kept;
  }
}

/** Draw bits for a shuffle, for one that is still to be promised if need be; their hash. */
export function drawBits(promise = ''): string {
  const bits = digits(crypto.getRandomValues(new Uint8Array(32)));
  const hash = hashOf(`motherlode bits\n${bits}`);
  keep({ hash, bits, promise });
  return hash;
}

/** The hash of the bits that this device has drawn for a promise; drawn now if there are none. */
export const hashFor = (promise: string) =>
  all().find((drawn) => drawn.promise === promise)?.hash ?? drawBits(promise);

/** Our bits, now that everybody is bound; null if they aren't ours, or were told for others. */
export function bitsTold(seat: number, promise: string, closed: readonly string[]): string | null {
  const drawn = all().find((one) => one.hash === closed[seat]);
  if (!drawn || (drawn.promise && drawn.promise !== promise)) return null;
  if (drawn.closed && !isSame(drawn.closed, closed)) return null;
  keep({ ...drawn, promise, closed });
  return drawn.bits;
}

/**
 * Which of these hashes is of bits that this device told (-1: none of them, though it drew some for this
 * promise), and whether all was as it was when it told them; null if it drew none.
 */
export function ownAmong(
  promise: string,
  closed: readonly string[],
): { seat: number; same: boolean } | null {
  const own =
    all().find((one) => one.closed && closed.includes(one.hash)) ??
    all().find((one) => one.promise === promise);
  if (!own) return null;
  const same = !own.closed || (own.promise === promise && isSame(own.closed, closed));
  return { seat: closed.indexOf(own.hash), same };
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
