// The gallery shows every card with a name and a text, finds some of them, and turns them.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import shelves from '../src/art/gallery.json';
import Cards from '../src/pages/Cards.svelte';
import { loadWords } from '../src/words/texts.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

test('every card and role has its name and its explanation', async () => {
  const { container } = render(Cards);
  await screen.findByTestId('gallery');
  const items = [...container.querySelectorAll('li')]; // to look for each anew takes seconds
  const entries = new Map(items.map((item) => [item.dataset.testid, item]));
  for (const { cards, roles } of shelves) {
    for (const name of [...cards.map((card) => card.name), ...roles]) {
      const entry = entries.get(`gallery-${name}`)!;
      expect(entry.querySelector('h3')!.textContent).not.toContain('card-');
      expect(entry.textContent.length).toBeGreaterThan(40);
      expect(entry.textContent).not.toContain(`card-${name}`);
    }
  }
  expect(screen.getByTestId('gallery').textContent).not.toMatch(/gallery-|module-/);
});

test('a word finds the cards that say it; another finds none', async () => {
  const { container } = render(Cards);
  await screen.findByTestId('gallery');
  const search = container.querySelector('input[type=search]')!;
  const found = () => [...container.querySelectorAll('li')].map((item) => item.dataset.testid);
  await fireEvent.input(search, { target: { value: 'rockfall gap' } });
  expect(found()).toEqual(['gallery-rockfall']);
  await fireEvent.input(search, { target: { value: 'unicorn' } });
  expect(found()).toEqual([]);
});

test('cards can be looked at the other way up', async () => {
  const { container } = render(Cards);
  const drawn = () =>
    container.querySelector<SVGElement>('[data-card="curve_nw"]')!.dataset.openings;
  await screen.findByTestId('gallery');
  expect(drawn()).toBe('NW');
  await fireEvent.click(container.querySelector('input[type=checkbox]')!);
  expect(drawn()).toBe('ES');
});
