// What the pages know of the modules is all there; what they don't know still plays, plainly.
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import brought from '../fixtures/rules/modules.json';
import asked from '../fixtures/strange/asked.json?raw';
import played from '../fixtures/strange/played.json?raw';
import shelves from '../src/art/gallery.json';
import { Card } from '../src/cards/index.ts';
import { planned, PLANS } from '../src/events/plans.ts';
import { backAndForth } from '../src/modules/back_and_forth.ts';
import { MODULES, ROLES } from '../src/modules/index.ts';
import PlainTable from '../src/text-view/PlainTable.svelte';
import { KINDS } from '../src/prompts/kinds.ts';
import type { PromptInfo, Update, Welcome } from '../src/wire.ts';
import { missing } from './missing.ts';
import { part, press, question, sitDown } from './table.ts';

const known = { pages: MODULES, plans: PLANS, prompts: KINDS, roles: ROLES };
const before = () => JSON.parse(asked) as Welcome;
const after = () => JSON.parse(played) as Welcome;
const STONE = before().rules!.cards.find(({ name }) => name === 'lucky_stone')!;

describe('what the pages know of the modules', () => {
  it('is all that the rules bring, and nothing else', () => {
    expect(missing(brought, shelves, known)).toEqual([]);
  });

  it('is missed in one sentence each', () => {
    const stone = {
      modules: ['lucky_stone'],
      events: { StoneFound: 'lucky_stone' },
      decisions: { KeepStone: 'lucky_stone', Wait: '' },
    };
    const shelf = { module: 'lucky_stone', cards: [STONE], roles: ['finder'] };
    expect(missing(stone, [shelf], { ...known, pages: [] })).toEqual([
      'the module lucky_stone has no entry: list ui/src/modules/lucky_stone.ts in index.ts there',
      "the module lucky_stone: its card lucky_stone has no picture in its entry's `pictures`",
      "the module lucky_stone: its role finder has no look in its entry's `roles`",
      "the module lucky_stone: its event StoneFound has no plan in its entry's `plans`",
      "the module lucky_stone: its prompt kind KeepStone has no form in its entry's `prompts`",
      'the core of the rules: its prompt kind Wait has no form in prompts/forms.ts',
    ]);
    const nothing = { modules: [], events: {}, decisions: {} };
    expect(missing(nothing, [], { ...known, pages: [backAndForth] })).toEqual([
      'ui/src/modules has an entry for back_and_forth, which is no module of the rules',
      "the module back_and_forth: its entry knows the event GoalsTakenUp, which it doesn't bring",
      "the module back_and_forth: its entry knows the prompt kind SwapOrNot, which it doesn't bring",
    ]);
  });
});

describe('a module that the pages have never heard of', () => {
  const place = before().view!.hand.indexOf('lucky_stone');
  const index = before().prompt!.options.findIndex(({ verb }) => verb === 'lucky_stone');

  it('has cards with a plain picture', () => {
    const { container } = render(Card, { card: STONE });
    expect(container.querySelector('[data-unknown="lucky_stone"]')).not.toBeNull();
  });

  it('is played from the hand', async () => {
    const { answered } = await sitDown(before());
    await press(`hand-${place}`);
    await press('confirm');
    expect(answered()).toBe(index);
  });

  it('is played in words', async () => {
    const { answered } = await sitDown(before(), PlainTable);
    const choice = () => document.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const step = document.querySelector<HTMLElement>('[data-value="lucky_stone"]');
    if (!choice()) step?.click();
    await tick();
    choice()!.click();
    await tick();
    part('confirm')?.click();
    expect(answered()).toBe(index);
  });

  it('tells what happened, and something moves', async () => {
    const { tell } = await sitDown(before());
    const { view, prompt, history } = after();
    const events = history.flatMap(({ event }) => (event ? [event] : []));
    const more = {
      prompt,
      clock: null,
      ending: null,
      lesson: null,
      intermission: null,
      holder: null,
    };
    tell({ type: 'update', sequence: 78, events, view: view!, ...more } satisfies Update);
    await tick();
    expect(part('log')?.textContent).toContain('StoneFound');
    const seating = { names: view!.seats.map(({ name }) => name), you: 1 };
    expect(planned(events.slice(0, 1), seating)).toMatchObject([
      { move: 'fly', prop: { card: 'lucky_stone' }, from: { seat: 0 }, to: 'discard' },
    ]);
    const bare = { event: 'StoneLost', fields: { seat: 'Bo' } };
    expect(planned([bare], seating)).toMatchObject([{ move: 'stir', to: { seat: 1 } }]);
    expect(planned([{ event: 'StonesMixed', fields: {} }], seating)).toEqual([]);
  });

  const asking = (window: boolean) => {
    const option = { form: 'word', text: 'keep', verb: 'keep' };
    const prompt: PromptInfo = {
      ...before().prompt!,
      kind: 'KeepStone',
      options: [option, { ...option, text: 'throw', verb: 'throw' }],
      window,
    };
    return { ...before(), prompt };
  };

  it('asks in a list', async () => {
    const { answered } = await sitDown(asking(false));
    expect(question()).toBeTruthy();
    await press('option-1');
    expect(answered()).toBeNull();
    await press('confirm');
    expect(answered()).toBe(1);
  });

  it('asks in a window, which one press answers', async () => {
    const { answered } = await sitDown(asking(true));
    expect(question()).toBeTruthy();
    expect(part('confirm')).toBeNull();
    await press('option-1');
    expect(answered()).toBe(1);
  });
});
