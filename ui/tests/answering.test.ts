// How answers leave the page: without confirming, by themselves, and taken back in time.
import { cleanup } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import { MOMENT } from '../src/prompts/answering.svelte.ts';
import type { Choosing } from '../src/prompts/choosing.svelte.ts';
import PlainTable from '../src/text-view/PlainTable.svelte';
import { ask, discards, elapse, offering, sent, sit, withCompany } from './asked.ts';
import { fixture, key, KINDS_SEEN, part, type Played, press } from './table.ts';

/** A path card of the sample that lies both ways up here. */
const CARD = fixture('Turn').view!.hand.indexOf('dead_n_e_s');
const CELL = [3, -1] as const;

beforeEach(() => {
  preferences.unconfirmed = true;
  preferences.confirmed = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  preferences.unconfirmed = false;
});

/** Choose the card, and its place twice. */
function tapTwice(choosing: Choosing): void {
  choosing.pickCard(CARD);
  choosing.pickCell(CELL);
  choosing.pickCell(CELL);
}

describe('a second tap on the same place', () => {
  it('turns the card as long as moves are confirmed', () => {
    preferences.unconfirmed = false;
    const { choosing, answers } = ask(withCompany(fixture('Turn')));
    tapTwice(choosing);
    expect(answers()).toEqual([]);
    choosing.confirm();
    expect(answers()).toEqual(['dead_n_e_s @ 3,-1 turned']);
  });

  it('plays it at once if other people wait', () => {
    const { choosing, answers } = ask(withCompany(fixture('Turn')));
    choosing.pickCard(CARD);
    choosing.pickCell(CELL);
    expect(answers()).toEqual([]);
    choosing.pickCell(CELL);
    expect(answers()).toEqual(['dead_n_e_s @ 3,-1']);
  });

  it('plays it after a moment if only bots wait, whatever is tapped meanwhile', () => {
    const { choosing, answers } = ask(fixture('Turn'));
    tapTwice(choosing);
    choosing.pickCell(CELL);
    choosing.pickCard(0);
    choosing.turn();
    vi.advanceTimersByTime(MOMENT - 1);
    expect(answers()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answers()).toEqual(['dead_n_e_s @ 3,-1']);
  });

  it('is confirmed all the same in a lesson', () => {
    const { fake, choosing, answers } = ask(withCompany(fixture('Turn')));
    fake.lesson = { kind: 'free' } as never;
    tapTwice(choosing);
    expect(answers()).toEqual([]);
  });
});

describe('whatever else is chosen twice', () => {
  it('is played, too: a player, a discard, an option of the list', () => {
    const { choosing, answers } = ask(withCompany(fixture('Turn')));
    choosing.pickCard(4);
    choosing.pickSeat(0);
    expect(answers()).toEqual([]);
    choosing.pickSeat(0);
    choosing.reset();
    choosing.pickCard(0);
    choosing.pickVerb('pass');
    expect(answers()).toHaveLength(1);
    choosing.pickVerb('pass');
    choosing.pickIndex(2);
    expect(answers()).toHaveLength(2);
    choosing.pickIndex(2);
    expect(answers()).toEqual(['break_cart > Ada', 'pass curve_nw', 'pass dead_n_e_s']);
  });
});

describe('a card that is dropped', () => {
  it('is played if that is possible', () => {
    for (const [target, answer] of [
      [{ cell: CELL }, ['dead_n_e_s @ 3,-1']],
      [{ pile: true }, ['pass dead_n_e_s']],
      [{ cell: [30, 30] }, []],
      [{ seat: 0 }, []],
    ] as const) {
      const { choosing, answers } = ask(withCompany(fixture('Turn')));
      choosing.drop(CARD, target);
      expect(answers()).toEqual(answer);
    }
  });
});

describe('an answer that is held back', () => {
  const play = async () => {
    const played = await sit(fixture('Turn'));
    await key('4');
    await press('cell-3,-1');
    await press('cell-3,-1');
    return played;
  };

  it('is taken back by button and key; the card turns by its sign, its button and its key', async () => {
    const played = await play();
    await press('undo');
    expect(part('undo')).toBeNull();
    await press('cell-3,-1');
    await key('Escape');
    expect(part('undo')).toBeNull();
    await elapse(MOMENT * 2);
    expect(part('cell-3,-1')!.getAttribute('aria-pressed')).toBe('true');
    part('cell-3,-1')!.querySelector<HTMLElement>('.turn')!.click();
    await press('turn');
    await key('r');
    expect(sent(played)).toBeUndefined();
    await press('cell-3,-1');
    await elapse(MOMENT);
    expect(sent(played)).toBe('dead_n_e_s @ 3,-1 turned');
    expect(part('undo')).toBeNull();
  });

  it.each([
    ['the line is closed', (played: Played) => played.connection.close()],
    ['the table is left', () => cleanup()],
    ['the page is left', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('is sent when %s', async (_, leave) => {
    const played = await play();
    leave(played);
    expect(sent(played)).toBe('dead_n_e_s @ 3,-1');
    await elapse(MOMENT);
    expect(sent(played)).toBe('dead_n_e_s @ 3,-1'); // once
  });

  it('is forgotten when something else is asked', () => {
    const { fake, choosing, answering, answers } = ask(fixture('Turn'));
    tapTwice(choosing);
    fake.prompt = { ...fake.prompt!, sequence: fake.prompt!.sequence + 1 };
    answering.asked();
    vi.advanceTimersByTime(MOMENT);
    expect([answering.held, answers()]).toEqual([null, []]);
  });

  it('isn’t, if the clock would run out meanwhile', () => {
    const { fake, choosing, answers } = ask(fixture('Turn'));
    fake.clock = { seat: 2, left: 2000, until: performance.now() + 2000 } as never;
    tapTwice(choosing);
    expect(answers()).toEqual(['dead_n_e_s @ 3,-1']);
  });

  it('waits for a line that was lost, and is sent when it is back', async () => {
    const played = await play();
    played.connection.online = false;
    await elapse(MOMENT);
    expect(sent(played)).toBeUndefined();
    played.tell({ ...played.welcome, prompt: played.connection.prompt });
    expect(sent(played)).toBe('dead_n_e_s @ 3,-1');
  });

  it('is told and taken back in words, too', async () => {
    const played = await sit(fixture('PickNugget'), PlainTable);
    part('choices')!.getElementsByTagName('button')[1]!.click();
    await tick();
    await tick();
    expect(document.activeElement).toBe(part('undo'));
    expect(played.answered()).toBeNull();
    await key('Escape', document.activeElement!);
    await tick();
    await elapse(MOMENT);
    expect(played.answered()).toBeNull();
    expect(document.activeElement).toBe(part('confirm'));
    await press('back');
    part('choices')!.getElementsByTagName('button')[1]!.click();
    await elapse(MOMENT);
    expect(played.answered()).toBe(1);
  });
});

describe('a question with one answer', () => {
  beforeEach(() => (preferences.unconfirmed = false));

  it('is answered after a moment', async () => {
    const played = await sit(fixture('TurnInNugget'));
    expect(part('prompt-TurnInNugget')!.textContent).toContain('Only choice');
    expect(played.answered()).toBeNull();
    await elapse(MOMENT);
    expect(played.answered()).toBe(0);
  });

  it('can be answered sooner, and in words', async () => {
    for (const view of [undefined, PlainTable]) {
      const played = await sit(fixture('TurnInNugget'), view);
      await press('confirm');
      expect(played.answered()).toBe(0);
      vi.useRealTimers();
    }
  });

  it('waits for its person if the page is left', () => {
    const { answering, answers } = ask(fixture('TurnInNugget'));
    answering.leave();
    vi.advanceTimersByTime(MOMENT);
    expect(answers()).toEqual([]);
  });

  it.each(KINDS_SEEN)('is no other, and no window: %s', (kind) => {
    const welcome = fixture(kind);
    const { options, window } = welcome.prompt!;
    const { answers } = ask(welcome);
    vi.advanceTimersByTime(MOMENT * 4);
    expect(answers()).toHaveLength(options.length === 1 && !window ? 1 : 0);
  });

  it('ends a turn only among bots: people would learn that nothing else was possible', () => {
    const turn = fixture('Turn');
    const last = offering(turn, discards(turn).slice(0, 1));
    for (const [welcome, answer] of [
      [last, ['pass curve_nw']],
      [withCompany(last), []],
      [offering(turn, discards(turn).slice(0, 2)), []],
    ] as const) {
      const { answers } = ask(welcome);
      vi.advanceTimersByTime(MOMENT);
      expect(answers()).toEqual(answer);
    }
  });

  it('among people is answered where everybody knows that there is one', () => {
    for (const [pool, count] of [
      [[3], 1],
      [[3, 3], 0],
    ] as const) {
      const sample = fixture('PickNugget');
      const welcome = withCompany(offering(sample, sample.prompt!.options.slice(0, 1)));
      const { answers } = ask({ ...welcome, view: { ...welcome.view!, pool: [...pool] } });
      vi.advanceTimersByTime(MOMENT);
      expect(answers()).toHaveLength(count);
    }
  });
});
