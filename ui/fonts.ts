// Fonts for languages whose letters a device may lack: cut down to what the texts need, when built.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface Font {
  /** The package that has it, and its name for the script in its files. */
  source: string;
  script: string;
  /** The name of the family in our styles. */
  family: string;
  /** The letters of the script. */
  letters: string;
  /** What a device may have instead, by weight: then nothing is fetched. */
  instead: Record<number, string[]>;
}

const FONTS: Record<string, Font> = {
  ko: {
    source: 'nanum-gothic',
    script: 'korean',
    family: 'Motherlode Korean',
    letters: 'U+1100-11FF, U+3000-303F, U+3130-318F, U+A960-A97F, U+AC00-D7FF, U+FF00-FFEF',
    instead: {
      400: ['AppleSDGothicNeo-Regular', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
      700: ['AppleSDGothicNeo-Bold', 'Malgun Gothic Bold', 'NotoSansKR-Bold', 'NotoSansCJKkr-Bold'],
    },
  },
  ja: {
    source: 'biz-udpgothic',
    script: 'japanese',
    family: 'Motherlode Japanese',
    letters: 'U+2E80-2FDF, U+3000-30FF, U+31F0-31FF, U+3400-4DBF, U+4E00-9FFF, U+FF00-FFEF',
    instead: {
      400: ['HiraginoSans-W3', 'YuGothicUI-Regular', 'Meiryo', 'Noto Sans JP', 'Noto Sans CJK JP'],
      700: [
        'HiraginoSans-W6',
        'YuGothicUI-Bold',
        'Meiryo-Bold',
        'NotoSansJP-Bold',
        'NotoSansCJKjp-Bold',
      ],
    },
  },
};
const WEIGHTS = [400, 700];
const FIRST_SECTIONS = ['Everywhere', 'Home', 'The game at one glance'];
const LOOKS = /^(?:language|theme)\b/; // chosen on every page
const FIRST_FILES = ['web.ftl', 'table.ftl', 'log.ftl', 'cards.ftl'];

/** The letters of a script in some texts, each once. */
function letters(texts: string, { letters }: Font): string[] {
  const ranges = letters.split(', ').map((range) => range.slice(2).split('-'));
  const within = (point: number) =>
    ranges.some(([from, to]) => point >= parseInt(from!, 16) && point <= parseInt(to!, 16));
  return [...new Set(texts)].filter((letter) => within(letter.codePointAt(0)!)).sort();
}

/** What needs letters, from what is seen first to what is seen by few. */
function layers(folder: string): string[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const english = readFileSync(join(dirname(folder), 'en', 'web.ftl'), 'utf8');
  const sections = english.split(/^## /m);
  const first = sections.filter((section) => FIRST_SECTIONS.includes(section.split('\n')[0]!));
  if (first.length !== FIRST_SECTIONS.length) throw new Error('web.ftl has other sections now');
  const names = new Set(first.join('').match(/^[\w-]+(?= =)/gm));
  const messages = read('web.ftl').split(/^(?=[\w#-])/m);
  const seen = messages.filter(
    (message) => names.has(message.split(' =')[0]!) || LOOKS.test(message),
  );
  const all = readdirSync(folder).filter(
    (name) => name.endsWith('.ftl') && name !== 'terminal.ftl',
  );
  const modules = join(folder, 'modules');
  const own = existsSync(modules) ? readdirSync(modules).map((name) => join('modules', name)) : [];
  const soon = [...FIRST_FILES, ...own].map(read).join('');
  return [`${seen.join('')}한국어日本語`, soon, all.map(read).join('')];
}

/** Letters as ranges of a style sheet. */
function ranges(chosen: string[]): string {
  const code = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`;
  return chosen.map(code).join(', ');
}

function face(font: Font, family: string, weight: number, file: string, range: string): string {
  const local = font.instead[weight]!.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: ${local}, url('./${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

/** Make the fonts of a language and the style sheet that names them, unless they are there. */
async function make(language: string, texts: string, folder: string): Promise<void> {
  const font = FONTS[language]!;
  const source = (weight: number) =>
    createRequire(import.meta.url).resolve(
      `@fontsource/${font.source}/files/${font.source}-${font.script}-${weight}-normal.woff2`,
    );
  const parts = layers(join(texts, language)).map((layer) => letters(layer, font));
  const stamp = createHash('sha256')
    .update(JSON.stringify([font, WEIGHTS, parts]))
    .digest('hex');
  const sheet = join(folder, `${language}.css`);
  if (existsSync(sheet) && readFileSync(sheet, 'utf8').includes(stamp)) return;
  const { default: subset } = await import('subset-font');
  let styles = `/* ${stamp} */\n`;
  const done = new Set<string>();
  for (const [place, part] of parts.entries()) {
    const fresh = part.filter((letter) => !done.has(letter));
    for (const letter of fresh) done.add(letter);
    if (!fresh.length) continue;
    for (const weight of WEIGHTS) {
      const file = `${language}-${place}-${weight}.woff2`;
      const cut = await subset(readFileSync(source(weight)), fresh.join(''), {
        targetFormat: 'woff2',
      });
      writeFileSync(join(folder, file), cut);
      styles += face(font, font.family, weight, file, ranges(fresh));
    }
  }
  const whole = `${language}-whole.woff2`; // for names and talk
  copyFileSync(source(WEIGHTS[0]!), join(folder, whole));
  writeFileSync(
    sheet,
    styles + face(font, `${font.family} Whole`, WEIGHTS[0]!, whole, font.letters),
  );
}

/** Make the fonts from the texts in a folder into another one; their licences go with them. */
export function fonts(texts: string, folder: string): Plugin {
  return {
    name: 'fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      for (const language of Object.keys(FONTS)) await make(language, texts, folder);
    },
    generateBundle() {
      for (const { source } of Object.values(FONTS)) {
        const file = createRequire(import.meta.url).resolve(`@fontsource/${source}/LICENSE`);
        const licence = readFileSync(file);
        this.emitFile({ type: 'asset', fileName: `assets/${source}-licence.txt`, source: licence });
      }
    },
  };
}
