// How each role looks: its field, its coat and beard, and the signs that make it out.
import type { Sign, Tone } from './pictures';

export interface Look {
  field: Tone | 'plain' | 'blue' | 'green' | 'violet' | 'crystal' | 'gold';
  coat: string;
  beard: [string, string];
  signs: Sign[];
  badge: Sign[];
}

const at = (sign: string, x: number, y: number, width: number, more?: Partial<Sign>): Sign => ({
  sign,
  x,
  y,
  width,
  ...more,
});
const helmet = (colour: string): Sign => at('helmet', 50, 40, 74, { height: 44.4, colour });
const badge = (sign: string, ratio = 1): Sign => at(sign, 50, 129, 20 / ratio, { height: 20 });

const BROWN: [string, string] = ['#8a5a33', '#a9723f'];
const RED: [string, string] = ['#a8492a', '#c9663c'];
const GREY: [string, string] = ['#9d968e', '#c4bdb3'];
const BLACK: [string, string] = ['#3a2f2a', '#54463e'];
const BLOND: [string, string] = ['#cf9a3f', '#e6bd6a'];

export const LOOKS: Record<string, Look> = {
  digger: {
    field: 'act',
    coat: 'var(--timber-500)',
    beard: RED,
    signs: [at('pick', 71, 96, 46, { turn: 4 }), helmet('var(--lantern)')],
    badge: [badge('pick')],
  },
  saboteur: {
    field: 'harm',
    coat: 'var(--rock-700)',
    beard: BLACK,
    signs: [
      at('hood', 50, 46, 84, { height: 75.6 }),
      at('dynamite', 74, 92, 30, { height: 50, turn: 12 }),
    ],
    badge: [badge('dynamite', 1.6)],
  },
  digger_blue: {
    field: 'blue',
    coat: '#2f5f9e',
    beard: BROWN,
    signs: [
      at('shovel', 81, 82, 32, { height: 64, turn: 10 }),
      helmet('var(--blue)'),
      at('sign-blue', 46, 105, 26),
    ],
    badge: [badge('sign-blue')],
  },
  digger_green: {
    field: 'green',
    coat: '#2f7a4c',
    beard: BLOND,
    signs: [
      at('braids', 50, 98, 62, { height: 31, colour: BLOND[1] }),
      at('cap', 50, 36, 76, { height: 53.2, colour: 'var(--green)' }),
      at('sign-green', 50, 106, 25),
    ],
    badge: [badge('sign-green')],
  },
  boss: {
    field: 'plain',
    coat: 'var(--rock-600)',
    beard: GREY,
    signs: [at('chain', 50, 101, 70, { height: 35 }), at('tophat', 50, 36, 78, { height: 54.6 })],
    badge: [at('sign-blue', 45, 129, 13), at('sign-green', 55, 129, 13)],
  },
  profiteer: {
    field: 'violet',
    coat: '#4d3563',
    beard: BLACK,
    signs: [
      at('bowler', 50, 38, 80, { height: 48 }),
      at('monocle', 61, 66, 23, { height: 34.5 }),
      at('coin', 75, 101, 30),
    ],
    badge: [badge('coin')],
  },
  geologist: {
    field: 'crystal',
    coat: '#6d6a4c',
    beard: GREY,
    signs: [
      at('goggles', 50, 38, 74, { height: 44.4 }),
      at('crystal', 74, 93, 32, { height: 44.8 }),
    ],
    badge: [badge('crystal', 1.4)],
  },
  greedy: {
    field: 'gold',
    coat: 'var(--timber-700)',
    beard: BLOND,
    signs: [
      at('furcap', 50, 38, 78, { height: 46.8 }),
      at('bag', 71, 94, 42),
      at('coin', 71, 101, 17),
    ],
    badge: [badge('bag')],
  },
};
