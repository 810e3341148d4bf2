// The heads: the shape of a face, its eyes, brows and nose.
import type { Shape } from './pens.ts';

export interface Head {
  /** Which of the skins. */
  skin: number;
  /** Ears and face, below everything else. */
  face: readonly Shape[];
  /** Eyes and brows, over the face. */
  eyes: readonly Shape[];
  /** Over beard and moustache. */
  nose: readonly Shape[];
}

const ROUND = 'M26 46C26 68 36 78 50 78S74 68 74 46C74 26 26 26 26 46Z';
const LONG = 'M29 44C28 68 38 82 50 82S72 68 71 44C70 26 30 26 29 44Z';
const SQUARE = 'M25 42 27 64C30 76 40 78 50 78S70 76 73 64L75 42C74 26 26 26 25 42Z';
const BROAD = 'M24 50C22 70 36 79 50 79S78 70 76 50C74 24 26 24 24 50Z';

const EARS =
  'M28 46C19 41 15 50 19 58 21 63 26 63 29 60ZM72 46C81 41 85 50 81 58 79 63 74 63 71 60Z';
const POINTED =
  'M29 45C20 43 13 36 10 34 11 48 17 60 29 60ZM71 45C80 43 87 36 90 34 89 48 83 60 71 60Z';

const face = (shape: string, ears: string): readonly Shape[] => [
  ['skinDark', ears],
  ['skin', shape],
];

const ROUND_NOSE: readonly Shape[] = [
  ['skinDark', 'M41 58C41 48 59 48 59 58 59 66 41 66 41 58Z'],
  ['shine', 'M44 56C45 53 47 52 49 52 48 54 47 56 46 58Z', 'flat'],
];
const LONG_NOSE: readonly Shape[] = [
  ['skinDark', 'M46 44C44 54 39 60 43 65 47 68 53 68 57 65 61 60 56 54 54 44Z'],
  ['shine', 'M48 48C48 54 45 58 45 62 47 60 50 54 50 48Z', 'flat'],
];
const WIDE_NOSE: readonly Shape[] = [
  [
    'skinDark',
    'M45 50C38 54 34 62 40 65 44 67 47 63 50 63S56 67 60 65C66 62 62 54 55 50 52 47 48 47 45 50Z',
  ],
];
const HOOKED_NOSE: readonly Shape[] = [
  ['skinDark', 'M45 45C40 54 38 62 44 64 48 70 54 70 56 64 61 62 59 54 54 45Z'],
  ['shine', 'M47 49C44 55 43 58 44 61 47 58 49 54 49 49Z', 'flat'],
];
const BUTTON_NOSE: readonly Shape[] = [['skinDark', 'M44 57C44 51 56 51 56 57 56 62 44 62 44 57Z']];
const RED_NOSE: readonly Shape[] = [
  ['red', 'M39 58C39 46 61 46 61 58 61 68 39 68 39 58Z'],
  ['shine', 'M43 56C44 52 47 51 50 51 48 53 47 56 46 59Z', 'flat'],
];

const DOTS: Shape = [
  'line',
  'M35 48a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0ZM56 48a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0Z',
  'flat',
];
const SPARKS: Shape = [
  'bone',
  'M36.500 46a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0ZM57.500 46a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0Z',
  'flat',
];
const WHITES: Shape = [
  'bone',
  'M32 48a7 7.500 0 1 0 14 0a7 7.500 0 1 0-14 0ZM54 48a7 7.500 0 1 0 14 0a7 7.500 0 1 0-14 0Z',
];
const PUPILS: Shape = [
  'line',
  'M38 49a3 3.500 0 1 0 6 0a3 3.500 0 1 0-6 0ZM56 49a3 3.500 0 1 0 6 0a3 3.500 0 1 0-6 0Z',
  'flat',
];

const brows = (d: string): Shape => ['hair', d, 'brow'];

export const HEADS: readonly Head[] = [
  // kindly
  {
    skin: 0,
    face: face(ROUND, EARS),
    eyes: [DOTS, SPARKS, brows('M32 40C35 37 41 37 44 40M68 40C65 37 59 37 56 40')],
    nose: ROUND_NOSE,
  },
  // grim
  {
    skin: 1,
    face: face(SQUARE, EARS),
    eyes: [DOTS, SPARKS, brows('M30 38 45 44M70 38 55 44')],
    nose: WIDE_NOSE,
  },
  // wide awake
  {
    skin: 3,
    face: face(LONG, POINTED),
    eyes: [WHITES, PUPILS, brows('M32 37C36 34 41 34 44 37M68 37C64 34 59 34 56 37')],
    nose: LONG_NOSE,
  },
  // asleep, nearly
  {
    skin: 2,
    face: face(BROAD, EARS),
    eyes: [
      ['none', 'M33 49C36 53 42 53 45 49M55 49C58 53 64 53 67 49', 'fine'],
      brows('M31 42C35 40 41 41 45 43M69 42C65 40 59 41 55 43'),
    ],
    nose: ROUND_NOSE,
  },
  // with spectacles
  {
    skin: 3,
    face: face(ROUND, EARS),
    eyes: [
      DOTS,
      ['glass', 'M30 48a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM52 48a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z'],
      DOTS,
      brows('M32 36 44 37M68 36 56 37'),
    ],
    nose: BUTTON_NOSE,
  },
  // with a patch
  {
    skin: 1,
    face: face(LONG, EARS),
    eyes: [
      DOTS,
      ['line', 'M26 42 74 36 74 41 48 45C48 54 44 57 40 57S31 54 31 47L26 47Z', 'flat'],
      brows('M69 40 56 42'),
    ],
    nose: HOOKED_NOSE,
  },
  // winking
  {
    skin: 2,
    face: face(ROUND, POINTED),
    eyes: [
      ['line', 'M35 48a4.500 5 0 1 0 9 0a4.500 5 0 1 0-9 0Z', 'flat'],
      ['bone', 'M36.500 46a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0Z', 'flat'],
      ['none', 'M55 50C58 45 64 45 67 50', 'fine'],
      brows('M31 38C35 34 41 34 45 37M68 42 56 41'),
    ],
    nose: BUTTON_NOSE,
  },
  // with a red nose
  {
    skin: 3,
    face: face(BROAD, EARS),
    eyes: [DOTS, SPARKS, brows('M30 41C35 37 41 38 45 42M70 41C65 37 59 38 55 42')],
    nose: RED_NOSE,
  },
  // suspicious
  {
    skin: 0,
    face: face(SQUARE, POINTED),
    eyes: [
      ['bone', 'M32 48H46C45 54 33 54 32 48ZM54 48H68C67 54 55 54 54 48Z'],
      ['line', 'M39 48H45V52H40ZM61 48H67V51H62Z', 'flat'],
      brows('M30 43 46 45M54 45 70 41'),
    ],
    nose: HOOKED_NOSE,
  },
  // with a scar
  {
    skin: 2,
    face: face(SQUARE, EARS),
    eyes: [
      DOTS,
      SPARKS,
      ['none', 'M62 36 68 60M62 44 68 42M63 55 70 53', 'fine'],
      brows('M30 40 45 42M70 41 55 42'),
    ],
    nose: WIDE_NOSE,
  },
  // with a monocle
  {
    skin: 0,
    face: face(LONG, EARS),
    eyes: [
      DOTS,
      SPARKS,
      [
        'none',
        'M51 48a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0-19 0ZM69 53C73 60 70 66 72 72',
        'fine',
      ],
      brows('M32 42 44 41M55 36C60 33 66 34 69 37'),
    ],
    nose: LONG_NOSE,
  },
  // freckled, with rosy cheeks
  {
    skin: 3,
    face: [
      ...face(BROAD, POINTED),
      ['red', 'M27 58a5 4 0 1 0 10 0a5 4 0 1 0-10 0ZM63 58a5 4 0 1 0 10 0a5 4 0 1 0-10 0Z', 'flat'],
    ],
    eyes: [WHITES, PUPILS, brows('M31 39 42 36M69 39 58 36')],
    nose: BUTTON_NOSE,
  },
];
