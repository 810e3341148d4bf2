// What can be seen to move: props, the places they move between, and how.
import type { Back } from '../art/signs.ts';
import type { IconName } from '../art/icons.ts';
import type { Cell } from './geometry.ts';

/** A place on the table, wherever it is on the screen just now. */
export type Place =
  | { seat: number }
  | { role: number } // the role card of a seat
  | { cell: Cell }
  | 'deck'
  | 'discard'
  | 'middle';

/** A thing that is drawn only while it moves. */
export type Prop =
  | { card: string; turned?: boolean }
  | { back: Back }
  | { role: string }
  | { nugget: number }
  | { tool: string; broken: boolean }
  | { icon: IconName }
  | { dwarf: string }
  | { chest: 'shut' | 'open' }
  | 'token'
  | 'glow'
  | 'dust'
  | 'stamp';

/** How a thing that lies there anyway moves. */
export type Stir = 'shake' | 'hop' | 'settle' | 'arrive' | 'turn' | 'quake' | 'tick';

/** One movement; `delay` counts from the moment its event begins. */
export type Motion = { delay?: number } & (
  | { move: 'fly'; prop: Prop; from: Place; to: Place; lands?: boolean }
  | { move: 'fall'; prop: Prop; to: Place }
  | { move: 'flip'; prop: Prop; to: Place; shows?: Prop }
  | { move: 'pop' | 'spin' | 'press' | 'rise'; prop: Prop; to: Place }
  | { move: 'stir'; stir: Stir; to: Place }
);

/** Milliseconds each movement takes; nothing takes longer than the longest of these. */
export const LASTS: Record<Motion['move'], number> = {
  fly: 400,
  fall: 600,
  flip: 560,
  pop: 560,
  spin: 560,
  press: 480,
  rise: 560,
  stir: 360,
};
export const LONGEST = 600;
