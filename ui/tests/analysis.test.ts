// The analysis beside a replay: steps and frames, curves, words by whose move it is; and what a hint means.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import Hint from '../src/prompts/Hint.svelte';
import { bandOf, framesOf, marksOf, pathOf, stepAt } from '../src/replay/analysis.ts';
import { markWords } from '../src/replay/marks.ts';
import { hintedCard, hintedCell, mayAskHint } from '../src/state/hinted.ts';
import { moreWords } from '../src/words/texts.svelte.ts';
import type { AnalysisInfo, AnalyzedStep, Still } from '../src/wire.ts';
import { FakeConnection, sample } from './fake.svelte.ts';

beforeAll(() => moreWords('analysis'));

const step = (round: number, number: number, seat: number | null): AnalyzedStep => ({
  round,
  number,
  seat,
  chances: [0.5, 0.5],
  suspicion: [0.2],
});
const steps = [step(1, 0, null), step(1, 1, 0), step(1, 2, 1), step(2, 2, null), step(2, 3, 0)];
// the last choice of a round and the deal of the next have a frame each
const frames: Still[] = [
  { played: 0 },
  { played: 1, seat: 0 },
  { played: 1, seat: 1 },
  { played: 2 },
  { played: 3, seat: 0 },
];
const film = { info: { frames }, rounds: [0, 3], last: 4 };

test('every step has its frame, and every frame its step', () => {
  const found = framesOf(steps, film);
  expect(found).toEqual([0, 1, 2, 3, 4]);
  expect(stepAt(found, 2)).toBe(2);
  expect(stepAt([0, 5], 3)).toBe(0);
});

test('marks stand at the frames of their moves', () => {
  const info = { steps: [steps[0], { ...steps[1]!, mark: 'brilliant' }] } as AnalysisInfo;
  expect(marksOf(info, [0, 7])).toEqual({ 7: 'brilliant' });
});

test('curves and their bands begin anew with each round', () => {
  expect(pathOf([0, 1, 0.5], [1, 1, 2])).toBe('M0 100L500 0M1000 50');
  expect(bandOf([0.5, 0.5, 1], [0.1, 0.1, 0.2], [1, 1, 2])).toBe(
    'M0 40L500 40L500 60L0 60ZM1000 0L1000 20Z',
  );
});

test('a mark says whose move it was', () => {
  expect(markWords('gave_away', 'Bo', false)).toBe('gave Bo away');
  expect(markWords('gave_away', 'Bo', true)).toBe('gave you away');
});

test('a hint means a card and a place, as long as its question stands', () => {
  const connection = new FakeConnection(sample('Turn'));
  const prompt = connection.prompt!;
  const index = prompt.options.findIndex(({ card, cell }) => card && cell);
  const option = prompt.options[index]!;
  expect(mayAskHint(connection)).toBe(false);
  connection.table = { ...connection.table!, hints: true };
  expect(mayAskHint(connection)).toBe(true);
  const hint = { type: 'hinted', sequence: 9, id: 'x', index, reason: 'best' } as const;
  connection.hint = { ...hint, asked: prompt.sequence };
  expect(connection.view!.hand[hintedCard(connection)]).toBe(option.card);
  expect(hintedCell(connection)).toEqual(option.cell);
  connection.hint = { ...hint, asked: prompt.sequence - 1 };
  expect(hintedCard(connection)).toBe(-1);
  expect(hintedCell(connection)).toBeNull();
});

test('whoever asks for a hint sees that a bot is thinking', () => {
  const connection = new FakeConnection(sample('Turn'));
  connection.hinting = true;
  render(Hint, { connection });
  expect(screen.getByTestId('hint-asked').textContent).toContain('A strong bot is thinking');
});
