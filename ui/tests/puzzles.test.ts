// Puzzles: asked and answered in pictures and in words, listed, and the streak that this device keeps.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import { answered, isDone, keepAnswer, streakOn } from '../src/device/puzzles.svelte.ts';
import Puzzle from '../src/pages/Puzzle.svelte';
import Puzzles from '../src/pages/Puzzles.svelte';
import { Solving } from '../src/puzzles/solving.svelte.ts';
import type { PuzzleInfo, PuzzleSolution } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import move from '../fixtures/replays/move.json?raw';
import moveSolution from '../fixtures/replays/move-solution.json?raw';
import who from '../fixtures/replays/who.json?raw';
import whoSolution from '../fixtures/replays/who-solution.json?raw';
import { part, press, wideScreen } from './table.ts';

const WHO = JSON.parse(who) as PuzzleInfo;
const MOVE = JSON.parse(move) as PuzzleInfo;
const AFTER: Record<string, PuzzleSolution> = {
  who: JSON.parse(whoSolution) as PuzzleSolution,
  move: JSON.parse(moveSolution) as PuzzleSolution,
};
let sent: string[] = [];

/** A server with one puzzle. */
function serve(info: PuzzleInfo) {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/answer')) {
      const { answer } = JSON.parse(String(body)) as { answer: string };
      sent.push(answer);
      const after = AFTER[info.kind]!;
      return Response.json({ ...after, is_right: after.right.includes(answer) });
    }
    if (address === '/api/puzzles') {
      const { id, kind, grade } = info;
      const card = { id, kind, grade, game: 'base', modules: [], players: 4 };
      return Response.json({ puzzles: [card], today: id, day: 5 });
    }
    return Response.json(info);
  });
}

const settled = () => vi.waitFor(() => expect(part('puzzle')).toBeTruthy());
const verdict = () => vi.waitFor(() => expect(part('puzzle-verdict')).toBeTruthy());

beforeEach(async () => {
  await loadWords();
  vi.stubGlobal('scrollTo', () => {});
  wideScreen();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  preferences.plain = false;
  vi.unstubAllGlobals();
});

describe('a puzzle', () => {
  it('about a saboteur offers everyone else, and tells what gave them away', async () => {
    serve(WHO);
    render(Puzzle, { code: 'today' });
    await settled();
    const buttons = [...document.querySelectorAll('[data-testid=puzzle-answer]')];
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(WHO.answers);
    const right = AFTER.who!.right[0]!;
    await fireEvent.click(buttons[WHO.answers.indexOf(right)]!);
    await verdict();
    expect(sent).toEqual([right]);
    expect(part('puzzle-verdict')!.dataset.right).toBe('true');
    const clues = () => [
      ...document.querySelectorAll<HTMLElement>('[data-testid=puzzle-why] button'),
    ];
    await vi.waitFor(() => expect(clues()).toHaveLength(AFTER.who!.moments.length)); // with its words
    await fireEvent.click(clues()[0]!);
    expect(part('puzzle')!.dataset.frame).toBe(String(AFTER.who!.moments[0]!.still));
    expect(answered(WHO.id)).toBe(true);
  });

  it('about a move is answered like a turn, at the end of the film only', async () => {
    serve(MOVE);
    render(Puzzle, { code: '3' });
    await settled();
    expect(part('prompt-Turn')).toBeTruthy();
    await press('replay-back');
    expect(part('prompt-Turn')).toBeFalsy();
    await press('puzzle-to-question');
    await press('as-list');
    const index = MOVE.answers.findIndex((answer) => !AFTER.move!.right.includes(answer));
    await press(`option-${index}`);
    await press('confirm');
    await verdict();
    expect(sent).toEqual([MOVE.answers[index]]);
    expect(part('puzzle-verdict')!.dataset.right).toBe('false');
    expect(part('puzzle-why')!.textContent).not.toBe('');
    expect(part('prompt-Turn')).toBeFalsy();
    expect(answered(MOVE.id)).toBe(false);
  });

  it('about a move shows the place of the right one once it is answered', async () => {
    serve(MOVE);
    const solving = new Solving(MOVE);
    const right = AFTER.move!.right[0]!;
    const place = MOVE.answers.indexOf(right);
    expect(solving.place).toBeNull();
    await solving.answer(place);
    expect(solving.place).toEqual(MOVE.prompt!.options[place]!.cell ?? null);
  });

  it('is told in words, too', async () => {
    preferences.plain = true;
    serve(MOVE);
    render(Puzzle, { code: '3' });
    await settled();
    expect(document.querySelectorAll('[data-testid=choices] button').length).toBeGreaterThan(1);
    expect(document.querySelector('#maze')).toBeTruthy();
  });

  it('that is not there is refused in one sentence', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'no_puzzle', reason: 'no' }, { status: 404 }),
    );
    render(Puzzle, { code: '999' });
    await vi.waitFor(() => expect(part('puzzle-failed')).toBeTruthy());
  });
});

describe('the list', () => {
  it('has every puzzle by kind and level, marked once it is answered', async () => {
    serve(WHO);
    keepAnswer(WHO.id, true, null);
    render(Puzzles);
    await vi.waitFor(() => expect(part(`puzzles-who-${WHO.grade}`)).toBeTruthy());
    await tick();
    const link = document.querySelector('[data-testid=puzzle-link]')!;
    expect(link.getAttribute('href')).toBe(`/puzzles/${WHO.id}`);
    expect(link.getAttribute('aria-label')).toContain('solved');
    expect(part('puzzles-solved')!.textContent).toContain('1 of 1');
  });
});

it('says that the list is on its way', async () => {
  const waiting = () => document.querySelector('[role=status]');
  let answer!: (response: Response) => void;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(Puzzles);
  await vi.waitFor(() => expect(waiting()?.textContent).toContain('Lighting the lantern'));
  answer(Response.json({ puzzles: [], today: 1, day: 5 }));
  await vi.waitFor(() => expect(waiting()).toBeNull());
  expect(part('puzzles-solved')).toBeTruthy();
});

describe('a streak', () => {
  it('grows from day to day, and ends with a wrong answer or a day without', () => {
    keepAnswer(1, true, 100);
    keepAnswer(2, true, 101);
    expect(streakOn(101)).toBe(2);
    expect(streakOn(102)).toBe(2); // this day isn't over
    expect(streakOn(103)).toBe(0);
    expect(isDone(101)).toBe(true);
    keepAnswer(2, false, 101); // the first answer counts
    expect(streakOn(101)).toBe(2);
    expect(answered(2)).toBe(true);
    keepAnswer(3, false, 102);
    expect(streakOn(102)).toBe(0);
    keepAnswer(4, true, 103);
    expect(streakOn(103)).toBe(1);
    keepAnswer(9, true, null); // any other puzzle changes nothing
    expect(streakOn(103)).toBe(1);
  });
});
