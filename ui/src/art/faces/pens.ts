// How the parts of a face are drawn: shapes of a hundred by a hundred, each with a paint and a pen.

/** What a shape is filled with; cloth and hair follow the colours of the face. */
export type Paint =
  | 'cloth'
  | 'trim'
  | 'hair'
  | 'hairLight'
  | 'skin'
  | 'skinDark'
  | 'line'
  | 'shade'
  | 'shine'
  | 'steel'
  | 'steelDark'
  | 'gold'
  | 'leather'
  | 'bone'
  | 'red'
  | 'glass'
  | 'glow'
  | 'none';

/** A shape: its paint, its path, and whether it has an outline, none, or is a line alone. */
export type Shape = readonly [Paint, string, ('flat' | 'fine' | 'brow')?];

/** The colours of things that are the same for everybody. */
export const PLAIN = {
  line: '#1a120c',
  shade: 'rgb(20 10 4 / 24%)',
  shine: 'rgb(255 248 228 / 42%)',
  steel: '#cfd6d9',
  steelDark: '#8b979d',
  gold: '#f0b429',
  leather: '#7a4a26',
  bone: '#f4ead8',
  red: '#d9503c',
  glass: '#8fd6e6',
  glow: '#fff0b0',
  none: 'none',
} as const;

/** The colours of a face: cloth, its trimming, hair and beard, and the ground behind it. */
export interface Colours {
  cloth: string;
  trim: string;
  hair: string;
  hairLight: string;
  ground: string;
}

const one = (cloth: string, trim: string, hair: string, hairLight: string, ground: string) => ({
  cloth,
  trim,
  hair,
  hairLight,
  ground,
});

export const COLOURS: readonly Colours[] = [
  one('#c8452f', '#f3c14b', '#8a4f22', '#b06f34', '#d9b98a'), // red, brown hair
  one('#2f6fb3', '#e8e2d2', '#e0b255', '#f2d284', '#a9c4d6'), // blue, fair hair
  one('#3d8a55', '#e9c25a', '#c9612a', '#e78a4a', '#c4cf9c'), // green, red hair
  one('#e0a02c', '#8d3126', '#43352d', '#6a564a', '#e6cf9a'), // gold, dark hair
  one('#7b4f9c', '#e6d7a8', '#d9d4c8', '#f6f2e8', '#c5b3d4'), // purple, white hair
  one('#4a5a63', '#d9824a', '#9b9a96', '#c4c3bf', '#b9c0bd'), // slate, grey hair
  one('#b8632c', '#4b7f74', '#5a3419', '#85532b', '#e2bd93'), // orange, dark brown hair
  one('#2b8288', '#f1d9a0', '#a8392a', '#cf5f45', '#a6cdc8'), // teal, auburn hair
  one('#a33a5e', '#e8cf9a', '#2f2a30', '#575059', '#dcb0b4'), // crimson, black hair
  one('#6d7a2c', '#d9a441', '#efe3c4', '#fff8e4', '#cfcb98'), // olive, pale hair
  one('#3a3f78', '#c8ccd6', '#b4762f', '#d79c52', '#b0b2d2'), // indigo, copper hair
  one('#8a5a33', '#c9d6c0', '#6f7880', '#9aa5ad', '#d6c0a0'), // brown, iron hair
];

/** The tones of skin that heads have. */
export const SKINS: readonly (readonly [skin: string, dark: string])[] = [
  ['#eebc92', '#cf8d63'],
  ['#d99c6c', '#b3744a'],
  ['#b57a4e', '#8c5834'],
  ['#f5cdb0', '#dc9a82'],
];
