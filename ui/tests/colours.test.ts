// Colours: they have names, the names exist, and letters can be read on their ground.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css|ts)$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(SOURCES, name), 'utf8') }));
const palette = readFileSync(join(SOURCES, 'app/colours.css'), 'utf8');

const BARE =
  /#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*(?!var\()[\d.-]|(?:color|background|border|outline|fill|stroke|shadow)[^:;{}\n]*:[^;{}\n]*\b(?:white|black|red|green|blue|yellow|orange|gr[ae]y|brown|gold|silver)\b(?!-|\))/i;

describe('colours', () => {
  it('are bare nowhere but in the drawings and in the list of colours', () => {
    const bare = files
      .filter(({ name }) => !/^(art|cards|modules)\//.test(name) && name !== 'app/colours.css')
      .flatMap(({ name, source }) =>
        source
          .split('\n')
          .map((line, place) => ({ line: line.trim(), at: `${name}:${place + 1}` }))
          .filter(({ line }) => BARE.test(line.replace(/var\([^)]*\)|url\([^)]*\)/g, 'var()'))),
      )
      .map(({ line, at }) => `${at} ${line}`);
    expect(bare).toEqual([]);
  });

  it('have names that exist', () => {
    const all = files.map(({ source }) => source).join('\n');
    const given = new Set(
      [...all.matchAll(/(--[a-z][\w-]*)['"]?\s*[:=]/g)].map(([, name]) => name),
    );
    const used = [...all.matchAll(/var\((--[a-z][\w-]*)\s*\)/g)].map(([, name]) => name);
    expect([...new Set(used)].filter((name) => !given.has(name))).toEqual([]);
  });
});

/** The names and values of one set. */
function setOf(selector: string): Map<string, string> {
  const blocks = [...palette.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, head]) =>
    head!
      .replace(/\/\*.*?\*\//gs, '')
      .split(',')
      .some((part) => part.trim() === selector),
  );
  const lines = blocks.flatMap(([, , body]) => [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return new Map(lines.map(([, name, value]) => [name!, value!.trim()]));
}

const dark = setOf(':root');
const light = new Map([...dark, ...setOf(":root[data-theme='light']")]);

/** How much light a colour gives back (WCAG 2.2). */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The least contrast of a colour with any that a ground is made of. */
function contrast(colours: Map<string, string>, letters: string, ground: string): number {
  const hex = /#[\da-f]{3,6}/gi;
  const one = luminance(colours.get(letters)!.match(hex)![0]);
  return Math.min(
    ...colours
      .get(ground)!
      .match(hex)!
      .map((other) => {
        const two = luminance(other);
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
      }),
  );
}

const ROCK = ['--rock-950', '--rock-900', '--rock-800', '--rock-700'];
const LETTERS = ['--text', '--text-soft', '--lantern', '--lantern-soft', '--gold-text'];
const SIGNS = ['--blue', '--green', '--danger', '--danger-text'];
const PAIRS: [string, string, number][] = [
  ...ROCK.flatMap((ground) =>
    [...LETTERS, ...SIGNS].map((name): [string, string, number] => [name, ground, 4.5]),
  ),
  ...ROCK.map((ground): [string, string, number] => ['--edge', ground, 3]),
  ['--text', '--rock-600', 4.5],
  ['--text-soft', '--rock-600', 4.5],
  ['--lantern', '--rock-600', 4.5],
  ['--text', '--timber-700', 4.5],
  ['--lantern-soft', '--timber-700', 4.5],
  ['--chosen-ink', '--chosen', 4.5],
  ['--lantern-soft', '--chosen', 4.5],
  ['--text-soft', '--chosen', 4.5],
  ['--text-soft', '--module-on', 4.5],
  ['--ink', '--gold', 4.5],
  ['--ink', '--flame', 4.5],
  ['--ink', '--paper', 4.5],
  ['--main-ink', '--main-face', 4.5],
  ['--main-ink-soft', '--main-face', 4.5],
  ['--plank-ink', '--plank', 4.5],
  ['--plank-ink-soft', '--plank', 4.5],
  ['--text', '--tray', 4.5],
  ['--text-soft', '--tray', 4.5],
  ['--lantern-soft', '--tray', 4.5],
  ['--lantern', '--tray', 3],
  ['--lantern', '--maze-ground', 3],
  ['--badge-ink', '--badge-plain', 4.5],
  ['--badge-ink', '--badge-saboteur', 4.5],
  ['--badge-ink', '--badge-digger', 4.5],
  ['--badge-ink', '--timber-500', 4],
  ['--alarm-ink', '--alarm', 4.5],
];

describe.each([
  ['dark', dark],
  ['light', light],
])('%s', (_, colours) => {
  it.each(PAIRS)('%s can be seen on %s', (letters, ground, least) => {
    expect(contrast(colours, letters, ground)).toBeGreaterThanOrEqual(least);
  });
});
