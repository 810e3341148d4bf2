// The seats this device holds: tokens by table. They live in this browser and in `#seat=` links.
import { here, wholeLink } from './links.ts';
import { tellAddress } from './route.svelte.ts';
import { keptHere, keyHere } from './playsAt.ts';

const SEATS = 'motherlode.seats';
const CIRCLED = 'motherlode.circles'; // tables where this device goes around: all its tokens
const KEY = keyHere(SEATS);
const CIRCLES = keyHere(CIRCLED);

let unkept: Record<string, string> = {}; // where nothing may be kept: as long as this page
let unkeptCircles: Record<string, (string | null)[]> = {};

const read = <Kept extends object>(key: string) => JSON.parse(keptHere(key) || '{}') as Kept;

function all(): Record<string, string> {
  try {
    return { ...read<typeof unkept>(SEATS), ...unkept };
  } catch {
    return unkept;
  }
}

function keep(seats: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
    unkept = {};
  } catch {
    unkept = seats;
  }
}

/** The token for a table, if this device has a seat there; a link may bring one. */
export function seatToken(code: string): string | null {
  const brought = /^#seat=([\w-]{16,64})$/.exec(location.hash)?.[1];
  if (brought) {
    keepSeat(code, brought);
    tellAddress(here().pathname);
  }
  return seatOf(code);
}

/** The token for a table that this device has kept. */
export const seatOf = (code: string): string | null => all()[code] ?? null;

/** Keep a seat on this device. */
export function keepSeat(code: string, token: string): void {
  keep({ ...all(), [code]: token });
}

/** Forget a seat that is no longer ours. */
export function forgetSeat(code: string): void {
  const kept = all();
  delete kept[code];
  keep(kept);
}

/** The tokens of the people around this device, seat by seat; nobody if it doesn't go around. */
export function peopleAt(code: string): (string | null)[] {
  return circles()[code] ?? [];
}

/** Keep the seats of people around this device; the first one speaks for it. */
export function keepPeople(code: string, tokens: readonly (string | null)[]): void {
  const first = tokens.find((token) => token !== null);
  if (first) keepSeat(code, first);
  else forgetSeat(code);
  const kept = { ...circles(), [code]: [...tokens] };
  if (!first) delete kept[code];
  try {
    localStorage.setItem(CIRCLES, JSON.stringify(kept));
    unkeptCircles = {};
  } catch {
    unkeptCircles = kept;
  }
}

/** Forget a seat of several that is no longer ours. */
export function forgetPerson(code: string, token: string): void {
  keepPeople(
    code,
    peopleAt(code).map((kept) => (kept === token ? null : kept)),
  );
}

function circles(): Record<string, (string | null)[]> {
  try {
    return { ...read<typeof unkeptCircles>(CIRCLED), ...unkeptCircles };
  } catch {
    return unkeptCircles;
  }
}

/** The link that brings this seat to another device. */
export function seatLink(code: string): string {
  const token = all()[code];
  return token ? wholeLink(`/t/${code}#seat=${token}`) : '';
}

/** The tables where this device has a seat, the newest first. */
export function seatCodes(): string[] {
  return Object.keys(all()).reverse();
}

/** Whether this very folder has kept seats: what older versions kept may be another's. */
export function hasOwnSeats(): boolean {
  try {
    return localStorage.getItem(KEY) !== null && seatCodes().length > 0;
  } catch {
    return false;
  }
}
