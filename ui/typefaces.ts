// The typefaces of the pages, for Latin and Cyrillic letters: cut into scripts when built, so that a page
// fetches only what it shows, with stand-ins of the same width and height until they are there.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A font many devices have, under all its names, as large as ours when scaled by so many percent. */
interface StandIn {
  weight: string;
  names: string[];
  size: number;
}

interface Typeface {
  /** The package that has it. */
  source: string;
  /** The name of the family in our styles; its stand-ins are called the same with a number. */
  family: string;
  /** The weights that our file has, and how it gets them from the source. */
  weight: string;
  axis: number | { min: number; max: number };
  /** How much it is enlarged to be as easy to read as other fonts of that size, in percent. */
  size: number;
  /** How far it reaches above and below the line, in percent of the size in our styles. */
  above: number;
  below: number;
  standIns: StandIn[][];
}

const TYPEFACES: Typeface[] = [
  {
    source: 'source-sans-3',
    family: 'Motherlode Text',
    weight: '400 700',
    axis: { min: 400, max: 700 },
    size: 106,
    above: 95,
    below: 25,
    standIns: [
      [
        { weight: '400', names: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'], size: 100 },
        {
          weight: '700',
          names: [
            'Arial Bold',
            'Arial-BoldMT',
            'Liberation Sans Bold',
            'Roboto Bold',
            'Helvetica-Bold',
          ],
          size: 96.5,
        },
      ],
      [
        { weight: '400', names: ['DejaVu Sans', 'Verdana'], size: 87 },
        { weight: '700', names: ['DejaVu Sans Bold', 'Verdana Bold'], size: 80.5 },
      ],
    ],
  },
  {
    source: 'vollkorn',
    family: 'Motherlode Display',
    weight: '400 900', // one weight for all headings
    axis: 600,
    size: 102,
    above: 95,
    below: 25,
    standIns: [
      [{ weight: '400 900', names: ['Georgia Bold', 'Georgia-Bold'], size: 93 }],
      [
        {
          weight: '400 900',
          names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
          size: 109,
        },
      ],
      [{ weight: '400 900', names: ['DejaVu Serif Bold', 'NotoSerif-Bold'], size: 82 }],
    ],
  },
];
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
const FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

const find = createRequire(import.meta.url).resolve;
const packaged = ({ source }: Typeface, file: string) =>
  find(`@fontsource-variable/${source}/${file}`);

/** The letters of ranges as a style sheet writes them. */
function letters(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [from, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      const points = Array.from({ length: to! - from! + 1 }, (_, place) => from! + place);
      return String.fromCodePoint(...points);
    })
    .join('');
}

function face(family: string, weight: string, size: number, font: Typeface, rest: string): string {
  const share = (part: number) => `${((part / size) * 100).toFixed(1)}%`; // it grows with the size
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${share(font.above)};
  descent-override: ${share(font.below)};
  line-gap-override: 0%;
  ${rest}
}
`;
}

/** A style sheet for the stand-ins of a typeface. */
function standIns(font: Typeface): string {
  const one = ({ weight, names, size }: StandIn, place: number) => {
    const local = names.map((name) => `local('${name}')`).join(', ');
    return face(`${font.family} ${place}`, weight, size, font, `src: ${local};`);
  };
  return font.standIns
    .flatMap((faces, place) => faces.map((each) => one(each, place + 1)))
    .join('');
}

/** Cut a typeface into its scripts; the style sheet that names them. */
async function cut(font: Typeface, folder: string): Promise<string> {
  const { default: subset } = await import('subset-font');
  const ranges = JSON.parse(readFileSync(packaged(font, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  let styles = '';
  for (const script of SCRIPTS) {
    const whole = readFileSync(packaged(font, `files/${font.source}-${script}-wght-normal.woff2`));
    const part = await subset(whole, letters(ranges[script]!), {
      targetFormat: 'woff2',
      variationAxes: { wght: font.axis },
      keepFeatures: FEATURES,
    });
    const file = `${font.source}-${script}.woff2`;
    writeFileSync(join(folder, file), part);
    const rest = `font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${ranges[script]};`;
    styles += face(font.family, font.weight, font.size, font, rest);
  }
  return styles;
}

/** Make the typefaces and the style sheet that names them, unless they are there. */
async function make(folder: string): Promise<void> {
  const versions = TYPEFACES.map((font) => readFileSync(packaged(font, 'package.json'), 'utf8'));
  const stamp = createHash('sha256')
    .update(JSON.stringify([TYPEFACES, SCRIPTS, FEATURES, versions]))
    .digest('hex');
  const sheet = join(folder, 'typefaces.css');
  if (existsSync(sheet) && readFileSync(sheet, 'utf8').includes(stamp)) return;
  let styles = `/* ${stamp} */\n`;
  for (const font of TYPEFACES) styles += (await cut(font, folder)) + standIns(font);
  writeFileSync(sheet, styles);
}

/** Make the typefaces into a folder; their licences go with the pages. */
export function typefaces(folder: string): Plugin {
  return {
    name: 'typefaces',
    async config() {
      mkdirSync(folder, { recursive: true });
      await make(folder);
    },
    generateBundle() {
      for (const font of TYPEFACES) {
        const licence = readFileSync(packaged(font, 'LICENSE'));
        this.emitFile({
          type: 'asset',
          fileName: `assets/${font.source}-licence.txt`,
          source: licence,
        });
      }
    },
  };
}
