// The end of a game: who comes where, who shares a step, who stands below.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Podium from '../src/side-panel/Podium.svelte';
import { podiumOf, standingsOf } from '../src/state/standings.ts';
import type { SeatView } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

const NAMES = ['Ada', 'Bo', 'Cai', 'Dee', 'Eli', 'Fay'];

function view(scores: (number | null)[], winners: number[]): SeatView {
  const shown = sample('Turn').view!;
  const seats = scores.map((score, seat) => ({ ...shown.seats[0]!, name: NAMES[seat]!, score }));
  return { ...shown, seats, winners };
}
const ranks = (scores: number[], winners: number[]) =>
  standingsOf(view(scores, winners)).map(({ name, rank }) => `${rank} ${name}`);
const steps = (scores: number[], winners: number[]) =>
  podiumOf(standingsOf(view(scores, winners))).steps.map(
    ({ rank, players }) => `${rank}: ${players.map(({ name }) => name).join(' ')}`,
  );

describe('standings', () => {
  it('go by gold, and who is equal shares a place', () => {
    expect(ranks([2, 5, 2, 0], [1])).toEqual(['1 Bo', '2 Ada', '2 Cai', '4 Dee']);
  });
  it('put winners first: the rules may part those who have the same gold', () => {
    expect(ranks([5, 5, 1], [1])).toEqual(['1 Bo', '2 Ada', '3 Cai']);
    expect(ranks([5, 5, 1], [0, 1])).toEqual(['1 Ada', '1 Bo', '3 Cai']);
  });
});

describe('the podium', () => {
  it('has three steps, and nobody on one that was skipped', () => {
    expect(steps([3, 2, 1, 0], [0])).toEqual(['1: Ada', '2: Bo', '3: Cai']);
    expect(steps([3, 3, 1, 0], [0, 1])).toEqual(['1: Ada Bo', '3: Cai']);
  });
  it('leaves a crowd below, but has room for everyone who wins', () => {
    expect(steps([3, 0, 0, 0, 0, 0], [0])).toEqual(['1: Ada']);
    expect(steps([3, 3, 3, 3, 3, 3], [0, 1, 2, 3, 4, 5])).toEqual(['1: Ada Bo Cai Dee Eli Fay']);
  });

  it('shows gold and the last role of everybody, on it or below', () => {
    const roles = ['digger', 'saboteur', 'digger', 'digger', 'digger'];
    render(Podium, { view: view([4, 6, 2, 1, 0], [1]), you: 0, roles });
    const first = within(screen.getByTestId('step-1'));
    expect(first.getByText('Bo')).toBeTruthy();
    expect(first.getByText('6 gold')).toBeTruthy();
    expect(first.getByText('Sabo\u00ADteur')).toBeTruthy(); // it parts where there is little room
    expect(screen.getByTestId('step-2').textContent).toContain('Ada (you)');
    expect(within(screen.getByTestId('podium')).queryByText('Dee')).toBeNull();
    expect(screen.getByText('Dee')).toBeTruthy();
    expect(screen.getByText('Bo won the game')).toBeTruthy();
  });

  it('is two steps side by side for two', () => {
    render(Podium, { view: view([1, 4], [1]), you: null });
    expect(screen.getByTestId('podium').className).toContain('duel');
    expect(screen.queryByTestId('step-3')).toBeNull();
  });

  it('is a list in words, with the same places', () => {
    const roles = ['digger', 'saboteur', 'digger'];
    render(Podium, { view: view([2, 6, 2], [1]), you: 0, roles, words: true });
    const lines = [...document.querySelectorAll('li')];
    expect(lines.map((line) => line.value)).toEqual([1, 2, 2]);
    expect(lines[0]!.textContent).toMatch(/Bo: 6 gold, Saboteur\s+\(winner\)/);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('marks the seats of programs', () => {
    const some = { view: view([2, 6, 2], [1]), you: 0, programs: [1] };
    render(Podium, some);
    expect(within(screen.getByTestId('step-1')).getByLabelText('program')).toBeTruthy();
    expect(screen.getAllByLabelText('program')).toHaveLength(1);
    render(Podium, { ...some, words: true });
    expect(document.querySelector('li[value="1"]')!.textContent).toContain('6 gold, program');
  });

  it('does not stand where a game was broken off without scores', () => {
    render(Podium, { view: view([null, null, null], []), you: 0 });
    expect(screen.queryByTestId('podium')).toBeNull();
  });
});
