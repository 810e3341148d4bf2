// The end of a round and of the game: what is told of it, and how long it stays.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { marksOf } from '../src/state/marks.svelte.ts';
import AfterGame from '../src/side-panel/AfterGame.svelte';
import NextRound from '../src/side-panel/NextRound.svelte';
import Summary from '../src/side-panel/Summary.svelte';
import type { TableInfo } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);
afterEach(() => vi.useRealTimers());
afterEach(() => vi.restoreAllMocks());

/** What a game is remembered for: a bluff of the second seat, and the gold of two rounds. */
function remember(seats: number): void {
  const gold = [0, 1].map((round) => Array.from({ length: seats }, (_, seat) => seat * round));
  const awards = [{ kind: 'bluff', seat: 1, value: 7, at: 42 }];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ awards, gold }));
}

describe('the summary', () => {
  it('opens when a round ends: who won, who was who, and goes on', async () => {
    const { connection } = connect(sample('PickNugget'));
    render(Summary, { connection });
    const summary = within(screen.getByTestId('summary'));
    expect(summary.getByTestId('round-summary').textContent).toMatch(/The diggers won the round/);
    expect(summary.getByTestId('verdict').textContent).toMatch(/^You (won|lost) this round/);
    expect(summary.getAllByText(/ \(you\)$/)).toHaveLength(1);
    expect(summary.getByRole('group', { name: /^Round/ }).tabIndex).toBe(0); // keys can scroll it
    expect(summary.getAllByRole('img', { name: 'Saboteur' }).length).toBeGreaterThan(0);
    await fireEvent.click(summary.getByTestId('summary-go-on'));
    expect(screen.queryByTestId('round-summary')).toBeNull();
  });

  it('leaves the word to the coach of a lesson, and opens when it is asked for', () => {
    const { fake, connection } = connect(sample('PickNugget'));
    const lesson = { name: 'base', kind: 'read', key: 'reveal' };
    Object.assign(fake, { lesson });
    render(Summary, { connection });
    expect(screen.queryByTestId('round-summary')).toBeNull();
    marksOf(connection).summary = true;
    flushSync();
    expect(screen.getByTestId('round-summary')).toBeTruthy();
  });

  it('does not open for a round that was over long ago', () => {
    const welcome = sample('DuelTurn');
    welcome.history = [
      { sequence: 1, event: { event: 'RoundEnded', fields: { round: 1, winner: 'diggers' } } },
      { sequence: 2, event: { event: 'RoundStarted', fields: { round: 2, seat: 'Ada' } } },
    ];
    const { connection } = connect(welcome);
    render(Summary, { connection });
    expect(screen.queryByTestId('round-summary')).toBeNull();
  });

  it('ends a game with scores, seed and promise, and asks for a rematch once', async () => {
    const welcome = sample('PickNugget');
    const view = welcome.view!;
    remember(view.seats.length);
    const { fake, connection } = connect({
      ...welcome,
      table: { ...welcome.table, phase: 'over', commitment: 'abc123' },
      view: {
        ...view,
        over: true,
        winners: [1],
        seats: view.seats.map((seat, place) => ({ ...seat, score: place, nuggets: [1, 3] })),
      },
      ending: { seed: '98765432109876543210', salt: 'x', aborted: false, nuggets: [] },
    });
    render(Summary, { connection });
    const summary = within(screen.getByTestId('summary'));
    expect(summary.getByText('Bo won the game')).toBeTruthy();
    expect(summary.getByTestId('game-verdict').textContent).toMatch(/^You lost the game/);
    expect(summary.getByTestId('seed').textContent).toBe('98765432109876543210');
    expect(summary.getByTestId('commitment').textContent).toBe('abc123');
    URL.createObjectURL = vi.fn(() => 'blob:record');
    URL.revokeObjectURL = vi.fn();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await fireEvent.click(summary.getByTestId('record'));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(vi.mocked(fetch).mock.calls.at(-1)![0]).toMatch(/\/record$/);
    const bluff = await summary.findByTestId('award-bluff');
    expect(bluff.getAttribute('href')).toMatch(/^\/replay\/.*\?eyes=open#42$/);
    expect(bluff.textContent).toContain('Bo played 7 turns without being suspected');
    const rows = [...summary.getByTestId('gold-by-round').querySelectorAll('tbody tr')];
    expect(rows[0]!.textContent).toMatch(/Bo\s*0\s*1\s*1/); // who won comes first
    const unfolded = screen.getByTestId('seed').closest('details')!;
    unfolded.scrollIntoView = vi.fn();
    unfolded.open = true;
    await fireEvent(unfolded, new Event('toggle'));
    expect(unfolded.scrollIntoView).toHaveBeenCalledOnce();
    cleanup(); // and comes back, from its replay perhaps
    render(Summary, { connection });
    expect(screen.queryByTestId('standings')).toBeNull();
    await fireEvent.click(screen.getByTestId('summary-open'));
    await fireEvent.click(screen.getByTestId('rematch'));
    await fireEvent.click(screen.getByTestId('rematch'));
    expect(fake.sent).toEqual([{ type: 'rematch' }]);
    fake.refused = { ...{ type: 'refused', sequence: 1, id: '1' }, code: 'storage', reason: '' };
    flushSync(); // it can be asked for again
    await fireEvent.click(screen.getByTestId('rematch'));
    expect(fake.sent).toHaveLength(2);
    fake.table = { ...fake.table!, phase: 'playing', game: 2 };
    fake.view = { ...view, over: false };
    fake.ending = null;
    fake.history = [];
    flushSync();
    expect(screen.queryByTestId('standings')).toBeNull();
    expect(screen.queryByText('Continue')).toBeNull();
  });

  it('says that awards are being counted, and has the place of the gold from the start', async () => {
    const welcome = sample('PickNugget');
    const view = welcome.view!;
    let answer: (found: Response) => void = () => {};
    const asked = new Promise<Response>((resolve) => (answer = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => asked);
    const { connection } = connect({
      ...welcome,
      table: { ...welcome.table, phase: 'over' },
      view: {
        ...view,
        over: true,
        winners: [1],
        seats: view.seats.map((one) => ({ ...one, score: 2 })),
      },
      ending: { seed: '1', salt: 'x', aborted: false, nuggets: [] },
    });
    render(Summary, { connection });
    const cells = () =>
      [...screen.getByTestId('gold-by-round').querySelectorAll('tbody tr')].map(
        (row) => row.querySelectorAll('td').length,
      );
    const places = cells();
    expect(screen.getByTestId('awards-soon').textContent).toMatch(/awards…$/);
    expect(places).toEqual(view.seats.map(() => view.rounds + 1));
    const gold = Array.from({ length: view.rounds }, () => view.seats.map(() => 1));
    answer(Response.json({ awards: [{ kind: 'bluff', seat: 1, value: 7, at: 42 }], gold }));
    await screen.findByTestId('award-bluff');
    expect(screen.queryByTestId('awards-soon')).toBeNull();
    expect(cells()).toEqual(places);
  });

  it('is there as long as the table rests: put away before, or on a page opened anew', async () => {
    const { fake, connection } = connect(sample('PickNugget'));
    render(Summary, { connection });
    await fireEvent.click(screen.getByTestId('summary-go-on'));
    expect(screen.queryByTestId('summary')).toBeNull();
    fake.prompt = null;
    fake.intermission = { ready: [], prolonged: false };
    flushSync();
    expect(screen.getByTestId('ready')).toBeTruthy();
    cleanup();
    render(Summary, { connection });
    await fireEvent.click(screen.getByTestId('ready'));
    expect(fake.sent).toEqual([{ type: 'ready' }]);
  });

  it('tells of a game that somebody else has begun, and leads there', async () => {
    const { fake, connection } = connect(sample('PickNugget'));
    render(AfterGame, { connection });
    expect(screen.queryByTestId('follow')).toBeNull();
    fake.next = true;
    flushSync();
    expect(screen.getByRole('alert').textContent).toContain('The next game has begun');
    expect(screen.queryByTestId('rematch')).toBeNull();
    await fireEvent.click(screen.getByTestId('follow'));
    expect(fake.sent).toEqual([{ type: 'sync' }]);
  });

  it('says whom it waits for only to those who are ready', () => {
    const welcome = sample('PickNugget');
    const intermission = { ready: [], prolonged: false };
    const { fake, connection } = connect({ ...welcome, prompt: null, intermission });
    const seats = fake.table!.seats.map((seat) => ({ ...seat, kind: 'person', present: true }));
    fake.table = { ...fake.table!, seats: seats as TableInfo['seats'] };
    render(NextRound, { connection });
    const told = () => screen.queryByTestId('pause-waits')?.textContent ?? '';
    expect(told()).toBe('');
    fake.intermission = { ready: [fake.you!], prolonged: false };
    flushSync();
    expect(told()).toContain('Waiting for');
  });

  it('tells who saw through whom, and who got nothing, once all is handed out', () => {
    const welcome = sample('PickNugget');
    const names = welcome.view!.seats.map(({ name }) => name);
    const end = welcome.history.findIndex(({ event }) => event?.event === 'RoundEnded');
    const vote = (seat: number, target: number) => ({
      sequence: 1,
      event: { event: 'PlayerAccused', fields: { seat: names[seat]!, target: names[target]! } },
    });
    const votes = [vote(1, 0), vote(2, 0), vote(0, 1)];
    const history = welcome.history.toSpliced(end, 0, ...votes);
    const intermission = { ready: [], prolonged: false };
    const { connection } = connect({ ...welcome, history, prompt: null, intermission });
    render(Summary, { connection });
    const told = [...screen.getByTestId('votes').querySelectorAll('li')];
    expect(told.map((line) => line.textContent!.trim())).toEqual([
      `Saw through ${names[0]}: ${names[1]} and ${names[2]}`,
      `Wrong about ${names[1]}: ${names[0]}`,
      `Nobody saw through ${names[3]}`,
    ]);
    expect(screen.getByTestId('round-summary').textContent).toContain('no gold');
    expect(screen.getByTestId('round-summary').textContent).not.toMatch(/to come|not settled/);
  });

  it('leaves a screen nobody sits before when the next round has begun', () => {
    vi.useFakeTimers();
    const welcome = sample('PickNugget');
    for (const you of [null, 0]) {
      const { fake, connection } = connect({ ...welcome, you });
      marksOf(connection).result = '';
      render(Summary, { connection });
      vi.advanceTimersByTime(60_000); // gold is still handed out
      flushSync();
      expect(screen.getByTestId('round-summary')).toBeTruthy();
      const event = { event: 'RoundStarted', fields: { round: 2, seat: 'Ada' } };
      fake.history = [...welcome.history, { sequence: 999, event }];
      flushSync();
      vi.advanceTimersByTime(60_000);
      flushSync();
      const left = screen.queryByTestId('round-summary');
      expect(left === null).toBe(you === null); // who plays reads as long as they like
      cleanup();
    }
  });
});
