// Every card of every rule set is drawn with the openings it has, either way up.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { Card } from '../src/art';
import type { CardInfo, Welcome } from '../src/wire';

const samples = import.meta.glob<Welcome>('../fixtures/*.json', { eager: true, import: 'default' });
const cards = new Map<string, CardInfo>();
for (const sample of Object.values(samples)) {
  for (const card of sample.rules!.cards) cards.set(`${card.name} ${card.verb}`, card);
}

const ACROSS: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const MOUTHS: Record<string, string> = { '50 0': 'N', '100 75': 'E', '50 150': 'S', '0 75': 'W' };

/** The sides where the lines of the drawn tunnels reach the border of the card. */
function mouths(drawing: Element): string {
  const lines = [...drawing.querySelectorAll('[data-tunnel]')].map((path) =>
    path.getAttribute('d'),
  );
  const points = lines.join(' ').match(/\d+(\.\d+)? \d+(\.\d+)?/g) ?? [];
  return [...new Set(points.map((point) => MOUTHS[point]).filter(Boolean))].sort().join('');
}

afterEach(cleanup);

describe.each([...cards.values()])('$name', (card) => {
  test.each([false, true])('has its openings (turned: %s)', (turned) => {
    const { container } = render(Card, { card, turned });
    const drawing = container.querySelector('svg')!;
    const sides = [...(card.shape ?? '').replace(/[^NESW]/g, '')];
    const expected = sides.map((side) => (turned ? ACROSS[side]! : side)).sort();
    expect([...drawing.dataset.openings!].sort()).toEqual(expected);
    expect(mouths(drawing)).toBe(expected.join(''));
  });
});
