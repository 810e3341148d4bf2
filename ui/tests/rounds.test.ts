// What a round came to: why it ended, in words.
import { beforeAll, expect, it } from 'vitest';
import { roundResults } from '../src/table/side/rounds.ts';
import type { Happened } from '../src/wire.ts';
import { loadWords } from '../src/words.svelte.ts';

beforeAll(() => loadWords());

const CARDS = [
  { name: 'goal_treasure', family: 'goal', ends_round: true },
  { name: 'goal_spider_ne', family: 'goal', ends_round: true },
  { name: 'goal_stone_nw', family: 'goal' },
];

function why(...events: [string, Record<string, string | number | boolean>][]): string {
  const ended: [string, Record<string, string | number>] = ['RoundEnded', { round: 1 }];
  const history: Happened[] = [...events, ended].map(([event, fields], place) => ({
    sequence: place,
    event: { event, fields },
  }));
  return roundResults(history, ['Ada'], CARDS)[0]!.why;
}

const laid: [string, Record<string, string>] = ['PathLaid', { seat: 'Ada' }];

it('names the goal that ended the round, won or lost', () => {
  const turned = (goal: string): [string, Record<string, string>] => [
    'GoalTurned',
    { seat: 'Ada', goal },
  ];
  expect(why(laid, turned('goal_treasure'), turned('goal_stone_nw'))).toMatch(/reasure/);
  expect(why(laid, turned('goal_spider_ne'))).toMatch(/spider/i);
  expect(why(laid, turned('goal_stone_nw'))).toMatch(/deck/);
});

it('tells of calls, of giving up and of cards that ran out', () => {
  expect(why(laid, ['CallAnswered', { seat: 'Ada', agrees: true }])).toMatch(/call|agreed/i);
  expect(why(laid, ['GaveUp', { seat: 'Ada' }])).toMatch(/Ada/);
  expect(why(laid)).toMatch(/deck/);
});
