// The hats: each has an outline of its own, so that they are told apart without colour.
import type { Shape } from './pens.ts';

export interface Hat {
  /** Behind the head. */
  behind?: readonly Shape[];
  front: readonly Shape[];
}

export const HATS: readonly Hat[] = [
  // a helmet with a lamp
  {
    front: [
      ['cloth', 'M24 36C24 6 76 6 76 36Z'],
      ['shine', 'M30 30C31 22 35 17 41 14', 'fine'],
      ['cloth', 'M16 33H84C87 38 85 42 81 42H19C15 42 13 38 16 33Z'],
      ['steelDark', 'M38 25a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z'],
      ['glow', 'M43 25a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z'],
    ],
  },
  // a cap with a bent tip
  {
    front: [
      ['cloth', 'M22 38C26 16 46 0 74 2 90 4 94 18 90 28 86 20 78 18 72 20 76 26 78 32 78 38Z'],
      ['trim', 'M84 28a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z'],
      ['trim', 'M18 34C36 28 64 28 82 34 84 42 80 45 76 44 60 39 40 39 24 44 20 45 16 42 18 34Z'],
    ],
  },
  // a helmet with horns
  {
    behind: [
      [
        'bone',
        'M30 26C14 28 4 18 6 2 14 12 26 10 36 16ZM70 26C86 28 96 18 94 2 86 12 74 10 64 16Z',
      ],
    ],
    front: [
      ['steel', 'M24 38C24 6 76 6 76 38Z'],
      ['steelDark', 'M46 10H54V38H46Z'],
      ['cloth', 'M20 33H80C83 37 82 43 79 43H21C18 43 17 37 20 33Z'],
    ],
  },
  // a hood
  {
    behind: [['cloth', 'M50 4C20 6 8 40 14 84H86C92 40 80 6 50 4Z']],
    front: [
      [
        'cloth',
        'M50 4C24 6 14 30 16 66 20 68 24 66 26 62 24 42 34 32 50 32S76 42 74 62C76 66 80 68 84 66 86 30 76 6 50 4Z',
      ],
      [
        'shade',
        'M50 4C76 6 86 30 84 66 80 68 76 66 74 62 76 42 66 32 50 32 62 28 62 12 50 4Z',
        'flat',
      ],
    ],
  },
  // a flat cap
  {
    front: [
      ['cloth', 'M20 36C12 22 30 10 50 10S92 20 86 36C70 30 36 30 20 36Z'],
      ['none', 'M50 10C48 18 50 24 52 31', 'fine'],
      ['trim', 'M30 36C42 30 74 30 90 40 88 46 78 46 72 43 60 39 42 39 30 42Z'],
    ],
  },
  // a cap of fur with flaps
  {
    behind: [
      [
        'leather',
        'M26 30C12 34 10 60 18 72 28 74 32 62 30 52ZM74 30C88 34 90 60 82 72 72 74 68 62 70 52Z',
      ],
    ],
    front: [
      ['cloth', 'M26 32C26 6 74 6 74 32Z'],
      [
        'leather',
        'M20 30C22 24 28 27 33 25S43 27 50 24 62 26 67 25 78 24 80 30 80 45 74 43 60 45 50 42 32 45 26 43 18 38 20 30Z',
      ],
    ],
  },
  // a kerchief
  {
    behind: [
      ['cloth', 'M74 34C86 30 94 36 96 44 90 44 86 44 84 42 90 48 92 54 90 60 82 56 76 48 72 40Z'],
    ],
    front: [
      ['cloth', 'M24 42C20 16 36 10 50 10S80 16 76 42C60 34 40 34 24 42Z'],
      [
        'trim',
        'M34 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM48 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM60 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
        'flat',
      ],
    ],
  },
  // a top hat
  {
    front: [
      ['cloth', 'M30 2C42 5 58 5 70 2L68 36H32Z'],
      ['trim', 'M31 24H69L68 34H32Z'],
      ['cloth', 'M14 32C34 38 66 38 86 32 88 40 82 43 76 44 60 40 40 40 24 44 18 43 12 40 14 32Z'],
    ],
  },
  // a helmet with a nose guard
  {
    front: [
      ['steel', 'M24 40C22 22 36 14 50 2 64 14 78 22 76 40Z'],
      ['steelDark', 'M21 35H79C82 39 81 45 78 45H55L54 58H46L45 45H22C19 45 18 39 21 35Z'],
      [
        'gold',
        'M27 40a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0ZM68 40a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0Z',
        'flat',
      ],
    ],
  },
  // goggles in wild hair
  {
    behind: [
      [
        'hair',
        'M22 44 8 36 18 30 8 18 24 18 22 4 36 12 44 0 52 11 64 2 68 14 84 8 80 22 94 24 82 34 92 42 78 46Z',
      ],
    ],
    front: [
      ['hair', 'M25 40C24 22 36 14 50 14S76 22 75 40C66 28 56 34 50 28 44 34 34 28 25 40Z'],
      ['leather', 'M22 26H78V33H22Z'],
      [
        'glass',
        'M27 29a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM53 29a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z',
      ],
      ['shine', 'M32 28C33 25 35 23 38 23M58 28C59 25 61 23 64 23', 'fine'],
    ],
  },
  // a wide brim with a feather
  {
    behind: [['bone', 'M70 30C74 14 84 4 96 2 98 16 92 28 80 36Z']],
    front: [
      ['cloth', 'M28 36C26 12 38 14 50 17 62 14 74 12 72 36Z'],
      ['trim', 'M28 27H72V35H28Z'],
      ['cloth', 'M4 32C30 42 70 42 96 32 98 40 90 46 80 47 60 42 40 42 20 47 10 46 2 40 4 32Z'],
    ],
  },
  // none: a crest of hair
  {
    front: [
      [
        'hair',
        'M34 36 26 26 33 24 25 14 35 14 32 2 44 7 50-1 56 7 68 2 65 14 75 14 67 24 74 26 66 36C60 31 40 31 34 36Z',
      ],
      ['none', 'M44 16 46 26M56 16 54 26', 'fine'],
    ],
  },
];
