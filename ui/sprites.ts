// Draws what can lie in the maze once, as plain SVG without styles, for programs without a browser:
// `node sprites.ts FILE` writes it as JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { JSDOM } from 'jsdom';
import type { Component } from 'svelte';
import type { render as Render } from 'svelte/server';
import { createServer } from 'vite';
import type { CardInfo } from './src/wire.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SIDES = ['n', 'e', 's', 'w'];
const BACKS = ['goal', 'chest'];
/** Where a program writes whose dwarf it is. */
const MARK = '{mark}';
const COLOUR = 'currentColor';
/** What only pages need. */
const IDLE = /^(class|role|focusable|aria-.*|data-.*)$/;
/** Shorthands, which are no attributes of SVG. */
const STYLES = ['font'];

/** The values of the variables of the house, by lantern light: the first that is given. */
function variablesIn(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!found.has(name!)) found.set(name!, value!.trim());
  return found;
}

/** A drawing as plain SVG: what its styles say is written as attributes. */
class Plain {
  document = new JSDOM('<!doctype html>').window.document;
  variables: Map<string, string>;

  constructor(variables: Map<string, string>) {
    this.variables = variables;
  }

  resolve(value: string): string {
    const known = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = this.variables.get(name);
      if (found === undefined) throw new Error(`nothing says what ${name} is`);
      return this.resolve(found);
    });
    return known.replace(/url\(["']?(#[\w-]+)["']?\)/g, 'url($1)');
  }

  /** The first `svg` of some markup, inlined. */
  draw(markup: string, styles: string): SVGSVGElement {
    const { document } = this;
    document.head.innerHTML = styles;
    document.body.innerHTML = markup;
    const svg = document.querySelector('svg')!;
    for (const sheet of [...document.styleSheets]) this.inline(svg, sheet);
    for (const element of [svg, ...svg.querySelectorAll('*')]) this.tidy(element);
    return svg;
  }

  inline(svg: Element, sheet: CSSStyleSheet) {
    for (const rule of [...sheet.cssRules]) {
      if (!('selectorText' in rule)) continue;
      const { selectorText, style } = rule as CSSStyleRule;
      for (const element of svg.querySelectorAll(selectorText))
        for (const name of [...style]) this.set(element, name, style.getPropertyValue(name));
    }
  }

  set(element: Element, name: string, value: string) {
    if (name.startsWith('--')) this.variables.set(name, value.trim());
    else if (STYLES.includes(name)) element.setAttribute('style', `${name}: ${value}`);
    else element.setAttribute(name, value);
  }

  tidy(element: Element) {
    for (const { name, value } of [...element.attributes]) {
      if (IDLE.test(name)) element.removeAttribute(name);
      else element.setAttribute(name, shortened(this.resolve(value)).trim());
    }
    for (const child of [...element.childNodes])
      if (child.nodeType === 8 || (child.nodeType === 3 && !child.textContent!.trim()))
        child.remove();
  }
}

/** Numbers with two decimals at most. */
function shortened(value: string): string {
  return value.replace(/(?<![\d.])\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(2))),
  );
}

/** What stands in an element, without ends that say nothing. */
function markupOf(markup: string): string {
  return markup.replace(/(<(\w+)[^<>]*)><\/\2>/g, '$1/>');
}

async function main(file: string) {
  const server = await createServer({
    root: here('.'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { $locale: here('../src/motherlode/locale') } },
    plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected' } })],
  });
  try {
    const load = (room: string) => server.ssrLoadModule(`/src/${room}/index.ts`);
    const drawn = { ...(await load('art')), ...(await load('cards')) } as Record<string, Component>;
    const { HALLS: halls } = (await load('modules')) as { HALLS: string[] };
    const { render } = (await server.ssrLoadModule('svelte/server')) as { render: typeof Render };
    const draw: Draw = (name, props) => render(drawn[name]!, { props });
    writeFileSync(file, JSON.stringify(sprites(draw, halls), null, 1) + '\n');
  } finally {
    await server.close();
  }
}

type Draw = (name: string, props: object) => { body: string; head: string };

function sprites(draw: Draw, halls: string[]) {
  const css = ['app/colours.css', 'art/art.css', 'app/style.css'].map(read);
  const plain = new Plain(variablesIn(css.join('\n')));
  const drawing = (name: string, props: object = {}) => {
    const { body, head } = draw(name, props);
    return plain.draw(body, `<style>${css[1]}</style>${head}`);
  };
  const inside = (name: string, props: object) => markupOf(drawing(name, props).innerHTML);
  const bothWays = (card: CardInfo) => {
    const ways = [false, true].map((turned) => inside('Card', { card, turned }));
    return ways[0] === ways[1] ? ways.slice(0, 1) : ways;
  };
  const cards = named(laid(halls).map((card) => [keyOf(card), bothWays(card)]));
  const backs = named(BACKS.map((of) => [of, inside('CardBack', { of })]));
  const dwarves = named(
    SIDES.map((side) => [side, inside('Dwarf', { side, mark: MARK, colour: COLOUR })]),
  );
  const shared = [...drawing('ArtDefs').querySelectorAll('defs > [id]')];
  const defs = needed(
    JSON.stringify({ cards, backs, dwarves }),
    named(shared.map((one) => [one.id, markupOf(one.outerHTML)])),
  );
  return { made: 'by `make art`, from ui/src/cards', cards, backs, dwarves, defs };
}

const named = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries);

function read(name: string): string {
  return readFileSync(here(`src/${name}`), 'utf8');
}

/** Every card that can lie in the maze; of the large card, both sides. */
function laid(halls: string[]): CardInfo[] {
  const shelves = JSON.parse(read('art/gallery.json')) as { cards: CardInfo[] }[];
  const all = shelves.flatMap(({ cards }) => cards).filter((card) => card.shape);
  return all.flatMap((card) =>
    card.family === 'large' ? halls.map((verb) => ({ ...card, verb })) : [card],
  );
}

/** By its name; a quarter of the large card also by the side that is played. */
function keyOf(card: CardInfo): string {
  return card.family === 'large' ? `${card.name}:${card.verb}` : card.name;
}

/** Of what drawings share, all that some markup uses, and what that uses in turn. */
function needed(markup: string, shared: Record<string, string>): Record<string, string> {
  const found = new Set<string>();
  const look = (text: string) => {
    for (const [, id] of text.matchAll(/#(art-[\w-]+)/g)) {
      if (found.has(id!)) continue;
      if (!(id! in shared)) throw new Error(`nothing is drawn for ${id}`);
      found.add(id!);
      look(shared[id!]!);
    }
  };
  look(markup);
  return named(Object.entries(shared).filter(([id]) => found.has(id)));
}

await main(process.argv[2]!);
