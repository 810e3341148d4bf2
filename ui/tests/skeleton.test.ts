// A module with nothing but the entry that `make module` writes is drawn, played and shown.
import { cleanup, render } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import asked from '../fixtures/strange/asked.json?raw';
import { Card } from '../src/cards/index.ts';
import { planned, PLANS } from '../src/events/plans.ts';
import { PICTURES } from '../src/modules/index.ts';
import type { Welcome } from '../src/wire.ts';
import { missing } from './missing.ts';
import { luckyStone } from './skeleton/lucky_stone.ts';
import { press, sitDown } from './table.ts';

const welcome = () => JSON.parse(asked) as Welcome;
const STONE = welcome().rules!.cards.find(({ name }) => name === 'lucky_stone')!;
const PLAYED = { LuckyStonePlayed: 'lucky_stone' };

// What the list of modules puts together.
const tables = [
  [PICTURES, luckyStone.pictures!],
  [PLANS, luckyStone.plans!],
] as const;
beforeAll(() => tables.forEach(([all, own]) => Object.assign(all, own)));
afterAll(() =>
  tables.forEach(([all, own]) =>
    Object.keys(own).forEach((name) => Reflect.deleteProperty(all, name)),
  ),
);
afterEach(cleanup);

it('lacks nothing', () => {
  const brought = { modules: ['lucky_stone'], events: PLAYED, decisions: {} };
  const shelf = { module: 'lucky_stone', cards: [STONE], roles: [] };
  const known = { pages: [luckyStone], plans: luckyStone.plans!, prompts: {}, roles: {} };
  expect(missing(brought, [shelf], known)).toEqual([]);
});

it('has a picture of its own', () => {
  const { container } = render(Card, { card: STONE });
  expect(container.querySelector('[data-unknown]')).toBeNull();
  expect(container.querySelector('[href="#art-coin"]')).not.toBeNull();
});

it('is played from the hand', async () => {
  const { answered } = await sitDown(welcome());
  await press(`hand-${welcome().view!.hand.indexOf('lucky_stone')}`);
  await press('confirm');
  const { options } = welcome().prompt!;
  expect(options[answered()!]).toMatchObject({ verb: 'lucky_stone' });
});

it('flies to the discard pile', () => {
  const event = { event: 'LuckyStonePlayed', fields: { seat: 'Bo', card: 'lucky_stone' } };
  expect(planned([event], { names: ['Ada', 'Bo'], you: 0 })).toMatchObject([
    { move: 'fly', prop: { card: 'lucky_stone' }, from: { seat: 1 }, to: 'discard' },
  ]);
});
