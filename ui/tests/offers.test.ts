// What is offered beside the hand: discarding by itself, ending the round, playing without confirming.
import { cleanup } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import { MOMENT } from '../src/prompts/answering.svelte.ts';
import type { Choosing } from '../src/prompts/choosing.svelte.ts';
import { isStalled } from '../src/state/stalled.ts';
import type { Welcome } from '../src/wire.ts';
import { ask, discards, elapse, offering, sent, sit } from './asked.ts';
import { fixture, part, type Played, press } from './table.ts';

beforeEach(() => {
  preferences.unconfirmed = false;
  preferences.confirmed = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  preferences.unconfirmed = false;
});

describe('turns in which a card can only be discarded', () => {
  const turn = fixture('Turn');
  const stuck = offering(turn, discards(turn));

  /** Discard by hand for some turns. */
  async function discard(played: Played, turns: number): Promise<void> {
    for (let made = 0; made < turns; made++) {
      await press('hand-0');
      await press('confirm');
      await played.askAgain();
    }
  }

  it('come first: playing without confirming is offered when nothing else is', async () => {
    preferences.unconfirmed = null as never;
    preferences.confirmed = 10;
    const played = await sit({ ...stuck });
    expect(part('unconfirmed-offer')).not.toBeNull();
    await discard(played, 2);
    expect(part('discard-for-me')).not.toBeNull();
    expect(part('unconfirmed-offer')).toBeNull();
  });

  it('are taken over after two, with the leftmost card, until something can be played', async () => {
    const played = await sit({ ...stuck });
    await discard(played, 1);
    expect(part('discard-for-me')).toBeNull();
    await discard(played, 1);
    await press('discard-for-me');
    expect(part('prompt-Turn')!.textContent).toContain('Discard');
    await elapse(MOMENT);
    expect(sent(played)).toBe('pass curve_nw');
    await played.askAgain();
    await elapse(MOMENT);
    expect(sent(played)).toBe('pass curve_nw');
    expect(part('discard-ended')).toBeNull();
    Object.assign(played.welcome, { prompt: turn.prompt });
    await played.askAgain();
    await elapse(MOMENT);
    expect(played.answered()).toBeNull();
    expect(part('discard-ended')!.textContent).toContain('Automatic discarding is off');
    expect(part('discard-for-me')).toBeNull();
    Object.assign(played.welcome, { prompt: stuck.prompt });
    await played.askAgain();
    await elapse(MOMENT);
    expect(played.answered()).toBeNull();
  });

  it('count for their round alone, and for nothing once it is over', async () => {
    const played = await sit({ ...stuck });
    await discard(played, 2);
    const { connection } = played;
    const view = connection.view!;
    const offered = async (change: Partial<typeof view>) => {
      connection.view = { ...view, ...change };
      await tick();
      return part('discard-for-me') !== null;
    };
    connection.prompt = null;
    expect(await offered({})).toBe(true);
    expect(await offered({ kind: 'Accuse', asked: null })).toBe(false);
    expect(await offered({ revealed: true })).toBe(false);
    expect(await offered({ hand: [] })).toBe(false);
    expect(await offered({ round: view.round + 1 })).toBe(false);
  });

  /** A seat for which cards are discarded from now on. */
  function discarding(welcome: Welcome) {
    const asked = ask(welcome);
    asked.answering.send(0);
    asked.answering.send(0);
    asked.answering.discarding.on = true;
    asked.answering.asked();
    return asked;
  }

  it.each([
    ['the button', ({ back }: Choosing) => back],
    ['choosing another card', ({ pickCard }: Choosing) => pickCard],
  ])('are given back by %s', (_, deed) => {
    const { choosing, answering, answers } = discarding(stuck);
    expect(answering.held?.why).toBe('discard');
    deed(choosing).call(choosing, 2);
    vi.advanceTimersByTime(MOMENT);
    answering.asked();
    vi.advanceTimersByTime(MOMENT);
    expect([answering.discarding.on, answers()]).toEqual([
      false,
      ['pass curve_nw', 'pass curve_nw'],
    ]);
  });

  it('end a question for more cards, too', () => {
    const { fake, answering } = discarding(stuck);
    fake.prompt = fixture('PassMore').prompt;
    answering.asked();
    expect(fake.prompt!.options[answering.held!.index]!.text).toBe('enough');
  });

  it('bring the vote to end the round beside the hand', async () => {
    const played = await sit({ ...stuck });
    expect(part('call')).toBeNull();
    await discard(played, 2);
    const send = vi.spyOn(played.connection, 'send');
    await press('call');
    expect(send).toHaveBeenCalledWith({ type: 'call' });
    const { view } = played.connection;
    played.connection.view = { ...view!, callers: [played.connection.you!] };
    await tick();
    expect(part('call')).toBeNull();
  });
});

describe('the vote to end the round', () => {
  it('stands beside the hand when the deck is empty and nobody dug for a lap', () => {
    const { fake } = ask(fixture('Turn'));
    const line = (event: string) => ({ sequence: 9, event: { event, fields: {} } });
    const lap = fake.view!.seats.map(() => line('CardsPassed'));
    for (const [deck, history, stalled] of [
      [0, lap, true],
      [1, lap, false],
      [0, [...lap, line('PathLaid')], false],
      [0, [line('PathLaid'), ...lap.slice(1)], false],
      [0, [line('PathLaid'), ...lap], true],
    ] as const) {
      fake.view = { ...fake.view!, deck };
      fake.history = [...history];
      expect(isStalled(fake)).toBe(stalled);
    }
  });
});

describe('playing without confirming', () => {
  beforeEach(() => {
    localStorage.clear();
    preferences.unconfirmed = null as never;
  });
  const move = async (played: Played) => {
    await press('hand-0');
    await press('discard');
    await press('confirm');
    await played.askAgain();
  };

  it('is offered once, after ten confirmed moves', async () => {
    preferences.confirmed = 8;
    const played = await sit(fixture('Turn'));
    await move(played);
    expect(part('unconfirmed-offer')).toBeNull();
    await move(played);
    expect(part('unconfirmed-offer')).not.toBeNull();
    await press('unconfirmed-no');
    expect(part('unconfirmed-offer')).toBeNull();
    expect(preferences.unconfirmed).toBe(false);
    expect(localStorage.getItem('motherlode.preferences')).toContain('"confirmed":10');
  });

  it('is turned on there or in the menu, and goes away if nobody cares', async () => {
    preferences.confirmed = 10;
    const played = await sit(fixture('Turn'));
    for (let moves = 0; moves < 3; moves++) {
      expect(part('unconfirmed-offer')).not.toBeNull();
      await move(played);
    }
    expect(part('unconfirmed-offer')).toBeNull();
    await press('table-menu');
    await press('menu-unconfirmed');
    expect(preferences.unconfirmed).toBe(true);
    preferences.unconfirmed = null as never;
    preferences.confirmed = 10;
    await tick();
    await press('unconfirmed-yes');
    expect(preferences.unconfirmed).toBe(true);
  });

  it('doesn’t count lessons', async () => {
    preferences.confirmed = 9;
    const played = await sit(fixture('Turn'));
    played.connection.lesson = { kind: 'free' } as never;
    await move(played);
    expect(preferences.confirmed).toBe(9);
  });
});
