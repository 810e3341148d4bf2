// Gold beside names: one's own nuggets count for oneself; of others it is told what everybody knows.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Players from '../src/side-panel/Players.svelte';
import SeatStrip from '../src/table/SeatStrip.svelte';
import PlayerList from '../src/text-view/PlayerList.svelte';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

const OWN = /\b5( gold)?\b/; // what the own nuggets are worth
const HIDDEN = '1 nugget card (1–3 gold)';

it.each([
  ['the list of players', Players, 'li'],
  ['the strip of seats', SeatStrip, '.seat'],
  ['the table in words', PlayerList, 'li'],
] as const)('%s tells whose gold is whose', (_, part, item) => {
  const welcome = sample('Turn');
  const view = welcome.view!;
  const seats = view.seats.map((seat, place) => ({
    ...seat,
    cards: 6,
    tokens: 0,
    nugget_cards: place === welcome.you ? 2 : 1,
    least: place === welcome.you ? 2 : 1,
    most: place === welcome.you ? 6 : 3,
  }));
  const { connection } = connect({ ...welcome, view: { ...view, seats, nuggets: [3, 2] } });
  const { container } = render(part as typeof SeatStrip, { connection, onopen: () => {} });
  const lines = [...container.querySelectorAll(item)].map((line) => line.textContent);
  const own = lines.filter((words) => OWN.test(words));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(new RegExp(`You|${view.seats[welcome.you!]!.name}`));
  expect(lines.filter((words) => words.includes(HIDDEN))).toHaveLength(seats.length - 1);
});
