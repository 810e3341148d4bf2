// The reactions: faces as round as nuggets, and a thumb, in the same pens as the portraits.
import type { Reaction } from '../../server/faces.ts';
import type { Shape } from './pens.ts';

const NUGGET: Shape = ['gold', 'M50 6C78 4 96 24 94 52S76 96 48 94 4 78 6 48 24 8 50 6Z'];
const GLEAM: Shape = ['shine', 'M22 34C26 24 34 18 44 16', 'fine'];

export const DRAWN: Record<Reaction, readonly Shape[]> = {
  laugh: [
    NUGGET,
    GLEAM,
    ['none', 'M22 44C26 34 38 34 42 44M58 44C62 34 74 34 78 44', 'fine'],
    ['line', 'M24 54H76C76 74 66 84 50 84S24 74 24 54Z'],
    ['bone', 'M30 55H70L68 63H32Z', 'flat'],
    ['red', 'M36 77C40 70 60 70 64 77 60 83 40 83 36 77Z', 'flat'],
  ],
  shock: [
    NUGGET,
    GLEAM,
    ['bone', 'M22 40a12 13 0 1 0 24 0a12 13 0 1 0-24 0ZM54 40a12 13 0 1 0 24 0a12 13 0 1 0-24 0Z'],
    [
      'line',
      'M30 41a4 4.500 0 1 0 8 0a4 4.500 0 1 0-8 0ZM62 41a4 4.500 0 1 0 8 0a4 4.500 0 1 0-8 0Z',
      'flat',
    ],
    ['line', 'M39 73a11 13 0 1 0 22 0a11 13 0 1 0-22 0Z', 'flat'],
    ['none', 'M24 22 38 18M76 22 62 18', 'fine'],
  ],
  suspicion: [
    NUGGET,
    GLEAM,
    ['bone', 'M20 46H46C44 58 22 58 20 46ZM54 50H80C78 60 56 60 54 50Z'],
    ['line', 'M34 46H45C44 53 36 54 34 46ZM68 50H79C78 56 70 57 68 50Z', 'flat'],
    ['line', 'M16 38 47 42 46 49 16 45ZM53 32C62 24 76 24 84 32L82 38C74 32 62 32 55 38Z', 'flat'],
    ['none', 'M36 76C46 72 56 72 68 78', 'fine'],
  ],
  cheer: [
    [
      'gold',
      'M40 44C50 36 50 24 50 10 62 4 70 16 64 40H84C92 40 94 50 87 53 94 56 93 66 85 67 90 71 88 80 80 80 84 86 80 92 72 92H48L36 86V50Z',
    ],
    ['red', 'M8 46H34V90H8Z'],
    ['none', 'M66 53H86M66 67H84M64 80H80', 'fine'],
  ],
  sweat: [
    NUGGET,
    GLEAM,
    ['line', 'M28 44a6 7 0 1 0 12 0a6 7 0 1 0-12 0ZM58 44a6 7 0 1 0 12 0a6 7 0 1 0-12 0Z', 'flat'],
    ['none', 'M24 32 40 26M74 30 60 26', 'fine'],
    ['none', 'M28 72C34 64 40 78 48 70S62 78 72 68', 'fine'],
    ['glass', 'M84 8C92 22 98 30 94 38 90 46 78 46 75 38 72 30 80 22 84 8Z'],
  ],
  greed: [
    NUGGET,
    GLEAM,
    [
      'glow',
      'M34 26 39 38 51 40 42 48 45 60 34 53 23 60 26 48 17 40 29 38ZM66 26 71 38 83 40 74 48 77 60 66 53 55 60 58 48 49 40 61 38Z',
    ],
    ['line', 'M26 66H74C72 82 62 88 50 88S28 82 26 66Z'],
    ['bone', 'M40 67H48V75H40Z', 'flat'],
    ['red', 'M42 84C46 78 58 78 62 83 58 87 46 88 42 84Z', 'flat'],
  ],
};
