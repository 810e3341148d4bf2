// The beards: each has an outline of its own, so that they are told apart without colour.
import type { Shape } from './pens.ts';

export interface Beard {
  /** Hair behind head and coat. */
  behind?: readonly Shape[];
  /** Over the face, below the nose. */
  front: readonly Shape[];
}

const MOUSTACHE: Shape = [
  'hairLight',
  'M50 65C43 60 32 62 25 72 34 78 45 76 50 70 55 76 66 78 75 72 68 62 57 60 50 65Z',
];
const CURLED: Shape = [
  'hairLight',
  'M50 66C44 61 36 62 31 67 26 71 21 69 20 63 14 70 20 79 29 78 38 78 46 76 50 71 54 76 62 78 71 78 80 79 86 70 80 63 79 69 74 71 69 67 64 62 56 61 50 66Z',
];
const SMALL_MOUSTACHE: Shape = [
  'hairLight',
  'M50 66C45 62 38 63 33 68 39 73 46 72 50 69 54 72 61 73 67 68 62 63 55 62 50 66Z',
];
const SMILE: Shape = ['none', 'M42 70C46 74 54 74 58 70', 'fine'];

export const BEARDS: readonly Beard[] = [
  // full and round
  {
    front: [
      ['hair', 'M24 48C16 76 28 97 50 97S84 76 76 48C74 60 66 64 50 64S26 60 24 48Z'],
      MOUSTACHE,
      ['none', 'M38 82C39 87 41 90 44 92M62 82C61 87 59 90 56 92', 'fine'],
    ],
  },
  // long and pointed
  {
    front: [
      ['hair', 'M25 48C22 70 34 86 50 99 66 86 78 70 75 48C73 60 66 64 50 64S27 60 25 48Z'],
      MOUSTACHE,
      ['none', 'M50 78V92', 'fine'],
    ],
  },
  // forked
  {
    front: [
      [
        'hair',
        'M24 48C14 70 20 90 28 99 38 96 46 90 50 82 54 90 62 96 72 99 80 90 86 70 76 48 74 60 66 64 50 64S26 60 24 48Z',
      ],
      CURLED,
    ],
  },
  // two braids
  {
    front: [
      ['hair', 'M25 48C20 62 26 76 36 78H64C74 76 80 62 75 48 73 60 66 64 50 64S27 60 25 48Z'],
      [
        'hair',
        'M30 76C24 80 24 86 29 88 24 92 27 99 34 99S44 92 39 88C44 86 44 80 38 76ZM62 76C56 80 56 86 61 88 56 92 59 99 66 99S76 92 71 88C76 86 76 80 70 76Z',
      ],
      ['gold', 'M27 85H41V91H27ZM59 85H73V91H59Z'],
      MOUSTACHE,
    ],
  },
  // one thick braid
  {
    front: [
      ['hair', 'M25 48C20 62 26 78 40 80H60C74 78 80 62 75 48 73 60 66 64 50 64S27 60 25 48Z'],
      ['hair', 'M40 77C34 82 38 88 42 89 38 93 42 100 50 100S62 93 58 89C62 88 66 82 60 77Z'],
      ['red', 'M41 86H59V92H41Z'],
      MOUSTACHE,
    ],
  },
  // cut square
  {
    front: [
      [
        'hair',
        'M24 48 23 92C23 95 25 97 28 97H72C75 97 77 95 77 92L76 48C74 60 66 64 50 64S26 60 24 48Z',
      ],
      ['none', 'M36 80V92M50 80V92M64 80V92', 'fine'],
      CURLED,
    ],
  },
  // a walrus's moustache, nothing else
  {
    front: [
      [
        'hair',
        'M50 63C38 58 22 62 16 82 14 92 24 94 30 86 36 80 46 78 50 72 54 78 64 80 70 86 76 94 86 92 84 82 78 62 62 58 50 63Z',
      ],
    ],
  },
  // whiskers down the cheeks
  {
    front: [
      [
        'hair',
        'M24 46C15 58 16 82 34 88 42 84 46 76 42 70 36 70 30 60 28 46ZM76 46C85 58 84 82 66 88 58 84 54 76 58 70 64 70 70 60 72 46Z',
      ],
      SMALL_MOUSTACHE,
    ],
  },
  // a goatee
  {
    front: [
      ['hair', 'M40 74C40 82 45 92 50 98 55 92 60 82 60 74 54 71 46 71 40 74Z'],
      SMALL_MOUSTACHE,
    ],
  },
  // curls
  {
    front: [
      [
        'hair',
        'M24 48C14 52 14 62 19 65 11 70 14 81 22 82 19 91 30 97 37 92 41 100 59 100 63 92 70 97 81 91 78 82 86 81 89 70 81 65 86 62 86 52 76 48 74 60 66 64 50 64S26 60 24 48Z',
      ],
      ['none', 'M27 80C31 78 34 81 32 84M73 80C69 78 66 81 68 84M50 82C53 83 53 87 50 88', 'fine'],
      MOUSTACHE,
    ],
  },
  // wild
  {
    front: [
      [
        'hair',
        'M24 46 10 58 18 62 8 76 20 77 16 92 30 87 34 99 44 91 50 100 56 91 66 99 70 87 84 92 80 77 92 76 82 62 90 58 76 46C74 60 66 64 50 64S26 60 24 46Z',
      ],
      MOUSTACHE,
    ],
  },
  // none: plaits beside a smile
  {
    behind: [
      [
        'hair',
        'M26 40C10 46 10 60 17 66 8 70 8 80 16 84 12 90 18 99 26 97 34 92 32 84 28 82 36 76 34 66 29 64ZM74 40C90 46 90 60 83 66 92 70 92 80 84 84 88 90 82 99 74 97 66 92 68 84 72 82 64 76 66 66 71 64Z',
      ],
      ['gold', 'M14 80 31 83 30 89 14 87ZM86 80 69 83 70 89 86 87Z'],
    ],
    front: [SMILE],
  },
];
