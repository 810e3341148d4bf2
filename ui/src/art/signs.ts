// What pictures are made of: signs of the shared drawings, each with its place.

/** What a card means for those it is about: each tone has its own colour and badge. */
export type Tone = 'harm' | 'help' | 'look' | 'act';

/** A sign of the shared drawings: its name, where its middle lies, its width, colour and turn. */
export interface Sign {
  sign: string;
  x: number;
  y: number;
  width: number;
  height?: number;
  colour?: string;
  turn?: number;
}

/** What can be seen of a card that lies face down. */
export type Back = 'deck' | 'goal' | 'role' | 'nugget' | 'chest';

/** What is shown on a card that is played. */
export interface Picture {
  tone: Tone;
  signs: Sign[];
}

/** How a role looks: its field, its coat and beard, and the signs that make it out. */
export interface Look {
  field: Tone | 'plain' | 'blue' | 'green' | 'violet' | 'crystal' | 'gold';
  coat: string;
  beard: readonly [string, string];
  signs: Sign[];
  badge: Sign[];
}

/** A sign at a place, as wide as told. */
export const at = (
  sign: string,
  x: number,
  y: number,
  width: number,
  more?: Partial<Sign>,
): Sign => ({ sign, x, y, width, ...more });

/** A small card in a picture. */
export const cardAt = (sign: string, x: number, y: number, width: number, turn = 0): Sign =>
  at(sign, x, y, width, { height: width * 1.5, turn });

/** A place where a sign has room: its middle, its width and its height. */
export type Room = readonly [x: number, y: number, width: number, height: number];

/** A sign as large as its room allows; `ratio` is its height for its width. */
export function fitted(sign: string, [x, y, width, height]: Room, ratio = 1): Sign {
  const wide = Math.min(width, height / ratio);
  return { sign, x, y, width: wide, height: wide * ratio };
}

export const helmet = (colour: string): Sign => at('helmet', 50, 40, 74, { height: 44.4, colour });
export const badge = (sign: string, ratio = 1): Sign =>
  at(sign, 50, 129, 20 / ratio, { height: 20 });

/** The colours of beards. */
export const BEARDS = {
  brown: ['#8a5a33', '#a9723f'],
  red: ['#a8492a', '#c9663c'],
  grey: ['#9d968e', '#c4bdb3'],
  black: ['#3a2f2a', '#54463e'],
  blond: ['#cf9a3f', '#e6bd6a'],
} as const;
