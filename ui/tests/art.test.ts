// Every card of every rule set is drawn with the openings it has, either way up; nothing is left out.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ArtDefs, CardBack, Chest, Dwarf, Icon, Logo, Nugget, Token } from '../src/art/index.ts';
import { Card, Role, Tool } from '../src/cards/index.ts';
import shelves from '../src/art/gallery.json';
import { ICONS, type IconName } from '../src/art/icons.ts';
import { byName } from '../src/prompts/options.ts';
import type { CardInfo, Welcome } from '../src/wire.ts';

const samples = Object.values(
  import.meta.glob<Welcome>('../fixtures/*.json', { eager: true, import: 'default' }),
);
const cards = new Map<string, CardInfo>();
for (const { rules } of samples) {
  for (const card of rules!.cards) cards.set(`${card.name} ${card.verb ?? ''}`, card);
}
for (const shelf of shelves) {
  for (const card of shelf.cards)
    cards.set(`${card.name} ${'verb' in card ? card.verb : ''}`, card);
}

const ACROSS: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const MOUTHS: Record<string, string> = { '50 0': 'N', '100 75': 'E', '50 150': 'S', '0 75': 'W' };

const known: string[] = [];

beforeAll(() => {
  const { container } = render(ArtDefs);
  known.push(...[...container.querySelectorAll('symbol')].map(({ id }) => `#${id}`));
});
afterEach(cleanup);

/** The sides where a line reaches the border of the card. */
function mouths(line: Element): string {
  const points = line.getAttribute('d')!.match(/\d+(\.\d+)? \d+(\.\d+)?/g) ?? [];
  return [...new Set(points.map((point) => MOUTHS[point]).filter(Boolean))].sort().join('');
}

/** The tunnels of a shape as sorted sides, without ladders. */
function tunnels(shape: string, turned: boolean): string[] {
  const sides = (tunnel: string) => [...tunnel].filter((side) => side in ACROSS);
  const lying = (side: string) => (turned ? ACROSS[side]! : side);
  const found = shape.split('|').map((tunnel) => sides(tunnel).map(lying).sort().join(''));
  return found.filter(Boolean).sort();
}

function signs(drawing: Element): string[] {
  return [...drawing.querySelectorAll('use')].map((use) => use.getAttribute('href')!);
}

function count(drawing: Element, sign: string): number {
  return signs(drawing).filter((href) => href === sign).length;
}

/** That all shared signs of some drawing exist, and none of them says that something is unknown. */
function expectComplete(drawing: Element): void {
  expect(signs(drawing).filter((href) => !known.includes(href))).toEqual([]);
  const unknown = [...drawing.querySelectorAll('[data-unknown]')];
  expect(unknown.map((sign) => sign.getAttribute('data-unknown'))).toEqual([]);
}

describe.each([...cards.values()])('$name', (card) => {
  test.each([false, true])('is drawn as it lies (turned: %s)', (turned) => {
    const drawing = render(Card, { card, turned }).container.querySelector('svg')!;
    const shape = card.shape ?? '';
    const expected = tunnels(shape, turned);
    const drawn = [...drawing.querySelectorAll('[data-tunnel]')].map(mouths);
    expect(drawn.sort()).toEqual(expected);
    expect([...drawing.dataset.openings!].sort().join('')).toBe(
      [...expected.join('')].sort().join(''),
    );
    expect(drawing.querySelectorAll('*').length).toBeLessThanOrEqual(25);
    expect(drawing.querySelectorAll('[d*="NaN"], [x*="NaN"]').length).toBe(0);
    expectComplete(drawing);
  });

  test('shows what it is', () => {
    const drawing = render(Card, { card, size: 'large' }).container.querySelector('svg')!;
    const parts = card.shape ? card.shape.split('|') : [];
    expect(count(drawing, '#art-rubble')).toBe(parts.filter((part) => part.length === 1).length);
    expect(count(drawing, '#art-ladder')).toBe(card.shape?.includes('L') ? 1 : 0);
    expect(count(drawing, '#art-bridge')).toBe(card.name === 'bridge' ? 1 : 0);
    expect(count(drawing, '#art-crystal')).toBe(card.name.startsWith('crystal_') ? 1 : 0);
    for (const colour of ['blue', 'green']) {
      const doors = card.name.startsWith(`door_${colour}`) ? 1 : 0;
      expect(count(drawing, `#art-sign-${colour}`)).toBe(doors);
    }
    for (const tool of card.verb === 'fix' ? card.tools! : []) {
      expect(count(drawing, `#art-${tool}`)).toBe(1);
    }
    for (const tool of card.verb === 'break' ? card.tools! : []) {
      expect(count(drawing, `#art-${tool}-broken`)).toBe(1);
    }
    expectComplete(drawing);
  });
});

test('cards with different names and no tunnels have different pictures', () => {
  const pictures = new Map<string, string>();
  for (const card of cards.values()) {
    if (card.shape) continue;
    const picture = render(Card, { card }).container.querySelector('svg')!.innerHTML;
    expect(pictures.get(picture) ?? card.name).toBe(card.name);
    pictures.set(picture, card.name);
  }
  expect(pictures.size).toBeGreaterThan(30);
});

test('the two sides of the large card have different pictures', () => {
  const large = [...cards.values()].filter(({ family }) => family === 'large');
  const drawn = (module: string) =>
    [...byName(large, ['base', module]).values()].map((card) => {
      const drawing = render(Card, { card }).container.querySelector('svg')!;
      expectComplete(drawing);
      return drawing.innerHTML;
    });
  const [wardrobe, party] = [drawn('wardrobe'), drawn('party')];
  expect(wardrobe).toHaveLength(4);
  expect(party.some((picture) => wardrobe.includes(picture))).toBe(false);
});

test('whatever a game can show has a drawing', () => {
  const roles = new Set([
    ...samples.flatMap(({ rules }) => rules!.roles),
    ...shelves.flatMap((s) => s.roles),
  ]);
  for (const role of roles) expectComplete(render(Role, { role }).container);
  const tools = new Set(samples.flatMap(({ rules }) => rules!.tools));
  for (const tool of tools) {
    for (const broken of [false, true]) expectComplete(render(Tool, { tool, broken }).container);
  }
  for (const of of ['deck', 'goal', 'role', 'nugget', 'chest'] as const) {
    expectComplete(render(CardBack, { of }).container);
  }
  for (const worth of [1, 2, 3]) {
    const { container } = render(Nugget, { worth });
    expect(count(container, '#art-nugget')).toBe(worth);
    expectComplete(container);
  }
  for (const open of [false, true]) expectComplete(render(Chest, { open }).container);
  expectComplete(render(Token).container);
  for (const side of ['n', 'e', 's', 'w'] as const) {
    expectComplete(render(Dwarf, { side, mark: 'Bo' }).container);
  }
});

test('what nobody has drawn is shown as unknown', () => {
  const strangers: CardInfo[] = [
    { name: 'fix_hat', family: 'action', verb: 'fix', tools: ['hat'] },
    { name: 'earthquake', family: 'action', verb: 'earthquake' },
    { name: 'goal_unicorn_ne', family: 'goal', shape: 'N-E' },
    { name: 'chest_of_drawers', family: 'table' },
  ];
  for (const card of strangers) {
    expect(render(Card, { card }).container.querySelector('[data-unknown]')).not.toBeNull();
  }
  expect(render(Role, { role: 'elf' }).container.querySelector('[data-unknown]')).not.toBeNull();
  expect(render(Tool, { tool: 'hat' }).container.querySelector('[data-unknown]')).not.toBeNull();
});

test('signs of the pages are ornaments unless they have a label', () => {
  for (const name of Object.keys(ICONS) as IconName[]) {
    const plain = render(Icon, { name }).container.querySelector('svg')!;
    expect(plain.getAttribute('aria-hidden')).toBe('true');
    expect(plain.querySelector('path')!.getAttribute('d')).toMatch(/^M/);
  }
  expect(render(Icon, { name: 'clock', label: 'Clock' }).getByRole('img').ariaLabel).toBe('Clock');
  expect(render(Logo).container.querySelector('svg')!.getAttribute('aria-label')).toBe(
    'Motherlode',
  );
});
