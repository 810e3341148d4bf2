// Titles of cards that lie on their side: they tell the sides that are seen, in every language.
import { expect, it } from 'vitest';
import { lyingTitle } from '../src/words/lyingTitles.ts';
import { changeLanguage, keysOf, LANGUAGES, loadWords, title } from '../src/words/texts.svelte.ts';
import { preferences } from '../src/device/preferences.svelte.ts';
import { sentence } from '../src/words/log.ts';
import { people } from '../src/words/people.ts';
import { placedCard } from '../src/words/titles.ts';

it('turns the sides of a card by a quarter, and tells them in the usual order', async () => {
  await loadWords();
  expect(
    ['Curve (up–left)', 'Straight Tunnel (up–down)', 'Junction (right–down–left)'].map((title) =>
      lyingTitle(title),
    ),
  ).toEqual(['Curve (up–right)', 'Straight Tunnel (left–right)', 'Junction (up–down–left)']);
  expect(
    ['Dead End (up, left)', 'Double Curve (up–left, right–down)', 'Map'].map((title) =>
      lyingTitle(title),
    ),
  ).toEqual(['Dead End (up, right)', 'Double Curve (up–right, down–left)', 'Map']);
  expect(lyingTitle('Straight Tunnel (up–down, stub right)')).toBe(
    'Straight Tunnel (left–right, stub down)',
  );
});

it('tells of a card that was placed rotated the sides as they lie, and “rotated” only without any', async () => {
  await loadWords();
  const { way } = preferences;
  preferences.way = 'across';
  expect(placedCard('curve_nw', true)).toEqual({ card: 'Curve (right–down)', turned: 'no' });
  expect(placedCard('dead_n', true).card).toBe('Dead End (down)');
  expect(placedCard('lucky_stone', true)).toEqual({ card: 'lucky_stone', turned: 'yes' });
  const fields = { seat: 'Ada', card: 'tee_nes', cell: '2,0', turned: true };
  expect(sentence({ event: 'PathLaid', fields }, ['Ada'])).toBe(
    'Ada digs: Junction (up–down–left).',
  );
  preferences.way = way;
});

it.each(Object.keys(LANGUAGES))('knows every side that a title in %s tells', async (tag) => {
  await loadWords();
  const sided = keysOf('card-').filter((key) => /[(].*(up|right|down|left)/.test(title(key)));
  expect(sided.length).toBeGreaterThan(50);
  await changeLanguage(tag);
  for (const key of sided) {
    expect(lyingTitle(title(key)), key).not.toBe(title(key));
    expect(lyingTitle(title(key), 4)).toBe(title(key));
  }
});

it.each([
  ['en', 'Ada and Bo', 'Ada, Bo, and Cai'],
  ['uk', 'Ada та Bo', 'Ada, Bo та Cai'],
  ['pt-BR', 'Ada e Bo', 'Ada, Bo e Cai'],
  ['ja', 'Adaさん、Boさん', 'Adaさん、Boさん、Caiさん'],
])('names several people in %s as people do', async (tag, two, three) => {
  await changeLanguage(tag);
  expect(people(['Ada', 'Bo'])).toBe(two);
  expect(people(['Ada', 'Bo', 'Cai'])).toBe(three);
});
