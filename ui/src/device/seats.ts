// The seats this device holds: tokens by table. They live in this browser and in `#seat=` links.
import { tellAddress } from './route.svelte.ts';

const KEY = 'motherlode.seats';

let unkept: Record<string, string> = {}; // where nothing may be kept: as long as this page

function all(): Record<string, string> {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof unkept), ...unkept };
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
    tellAddress(location.pathname);
  }
  return all()[code] ?? null;
}

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

/** The link that brings this seat to another device. */
export function seatLink(code: string): string {
  const token = all()[code];
  return token ? `${location.origin}/t/${code}#seat=${token}` : '';
}

/** The tables where this device has a seat, the newest first. */
export function seatCodes(): string[] {
  return Object.keys(all()).reverse();
}
