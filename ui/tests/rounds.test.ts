// What a round came to: why it ended, who won it, and how it went for whoever reads.
import { UNPAID } from '../src/modules/index.ts';
import { beforeAll, expect, it } from 'vitest';
import {
  gainWords,
  known,
  gameVerdict,
  howEnded,
  resultsOf,
  roundResults,
  verdict,
} from '../src/state/rounds.ts';
import { voteWords } from '../src/state/votes.ts';
import type { Happened } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());

const CARDS = [
  { name: 'goal_treasure', family: 'goal', ends_round: true },
  { name: 'goal_spider_ne', family: 'goal', ends_round: true },
  { name: 'goal_stone_nw', family: 'goal' },
];
const RULES = { cards: CARDS, best_nugget: 3 };

function why(...events: [string, Record<string, string | number | boolean>][]): string {
  const ended: [string, Record<string, string | number>] = ['RoundEnded', { round: 1 }];
  const history: Happened[] = [...events, ended].map(([event, fields], place) => ({
    sequence: place,
    event: { event, fields },
  }));
  const goals = [-2, 0, 2].map((row) => ({ cell: [8, row] as [number, number] }));
  return roundResults(history, ['Ada'], RULES, null, [], goals)[0]!.why;
}

const laid: [string, Record<string, string>] = ['PathLaid', { seat: 'Ada' }];

it('names the goal that ended the round, won or lost', () => {
  const turned = (goal: string): [string, Record<string, string>] => [
    'GoalTurned',
    { seat: 'Ada', goal, cell: '8,-2' },
  ];
  expect(why(laid, turned('goal_treasure'), turned('goal_stone_nw'))).toMatch(
    /the upper goal: .*reasure/,
  );
  expect(why(laid, turned('goal_spider_ne'))).toMatch(/spider/i);
  expect(why(laid, turned('goal_stone_nw'))).toMatch(/deck/);
});

it('tells of calls, of giving up and of cards that ran out', () => {
  expect(why(laid, ['CallAnswered', { seat: 'Ada', agrees: true }])).toMatch(/call|agreed/i);
  expect(why(laid, ['GaveUp', { seat: 'Ada' }])).toMatch(/Ada/);
  expect(why(laid)).toMatch(/deck/);
});

type Told = [string, Record<string, string | number | string[]>];

const NAMES = ['Ada', 'Bo', 'Cai'];
const ROLES: Told = ['RolesRevealed', { roles: ['digger', 'saboteur', 'digger'] }];

function result(you: number | null, ...events: Told[]) {
  const history: Happened[] = events.map(([event, fields], place) => ({
    sequence: place,
    event: { event, fields },
  }));
  return roundResults(history, NAMES, RULES, you)[0]!;
}

const DIGGERS: Told = ['RoundEnded', { round: 1, winner: 'diggers', winners: ['Cai', 'Ada'] }];
const NEXT: Told = ['RoundStarted', { round: 2 }];

it('tells whoever reads whether they won, as what, and for how much', () => {
  const picked: Told = ['NuggetPicked', { seat: 'Ada', worth: 3 }];
  const won = verdict(result(0, DIGGERS, ROLES, picked, NEXT), 0)!;
  expect(won.heading).toBe('You won this round!');
  expect(won.words).toBe('Your role: Digger. You got 3 gold.');
  const lost = verdict(result(1, DIGGERS, ROLES, NEXT), 1)!;
  expect(lost.heading).toBe('You lost this round');
  expect(lost.words).toBe('Your role: Saboteur. You got no gold.');
  const trapped = verdict(result(1, DIGGERS, ROLES, NEXT), 1, UNPAID['trapped'])!;
  expect(trapped.words).toContain('still trapped');
  expect(lost.words).not.toContain('trapped');
  expect(verdict(result(null, DIGGERS, ROLES, NEXT), null)).toBeNull();
});

it('promises gold to winners, and to nobody else, until it is handed out', () => {
  const begun = result(0, DIGGERS, ROLES);
  expect(verdict(begun, 0)!.words).toContain('still to come');
  expect(NAMES.map((_, seat) => gainWords(begun, seat))).toEqual([
    'gold to come',
    'not settled yet',
    'gold to come',
  ]);
  const over = result(0, DIGGERS, ROLES, NEXT); // a broken tool may cost all of it
  expect(gainWords(over, 0)).toBe('no gold');
});

it('refuses nobody gold that an opponent may still pass on (D-6)', () => {
  const first = verdict(result(1, DIGGERS, ROLES), 1)!;
  expect(first.words).toBe('Your role: Saboteur. Gold is still being handed out.');
  const given: Told = ['NuggetGiven', { seat: 'Ada', target: 'Bo', worth: 1 }];
  const paid = verdict(result(1, DIGGERS, ROLES, given), 1)!;
  expect(paid.heading).toBe('You didn’t win, but you got gold');
  expect(paid.words).toContain('You got 1 gold.');
});

it('says that nobody has won where nobody has the winning role', () => {
  const ended: Told = ['RoundEnded', { round: 1, winner: 'saboteurs', winners: [] }];
  const found = result(0, ended, ROLES, NEXT);
  expect(verdict(found, 0)!.heading).toBe('Nobody won this round');
  expect(howEnded(found)).toMatch(/^Nobody won the round\./);
});

it('counts what was stolen with thieves and with those they stole from (S-49, S-50)', () => {
  const paid: Told = ['GoldPaid', { seat: 'Ada', tokens: 3 }];
  const stolen = (seat: string, target: string): Told => ['GoldStolen', { seat, target }];
  const told = [DIGGERS, ROLES, paid, stolen('Bo', 'Ada'), stolen('Bo', 'Cai'), NEXT];
  expect(NAMES.map((_, seat) => gainWords(result(0, ...told), seat))).toEqual([
    '2 gold',
    '2 gold',
    '-1 gold',
  ]);
  expect(verdict(result(0, ...told), 0)!.words).toContain('You got 2 gold.');
  expect(verdict(result(1, ...told), 1)!.words).toContain('You got 2 gold.');
  expect(verdict(result(2, ...told), 2)!.words).toContain('You lost 1 gold.');
});

it('counts gold by its worth, and cards only where nobody else knows it', () => {
  const gains = (...events: Told[]) => {
    const found = result(0, DIGGERS, ROLES, ...events, NEXT);
    return NAMES.map((_, seat) => gainWords(found, seat));
  };
  expect(gains(['NuggetPicked', { seat: 'Cai' }])[2]).toBe('1 nugget card (1–3 gold)');
  const picked = result(0, DIGGERS, ['NuggetPicked', { seat: 'Cai' }]);
  expect(gainWords({ ...picked, best: 5 }, 2)).toContain('(1–5 gold)'); // as the rules tell it
  expect(gains(['NuggetsTaken', { seat: 'Bo', count: 2, tokens: 1, total: 4 }])[1]).toBe('4 gold');
  expect(gains(['NuggetGiven', { seat: 'Ada', target: 'Bo' }])[1]).toMatch(/^1 nugget card/);
  expect(gains(['GoldPaid', { seat: 'Bo', tokens: 1 }])[1]).toBe('1 gold');
});

it('counts the last round by its worth once the end of the game has laid it open', () => {
  const picked: Told[] = [
    ['NuggetPicked', { seat: 'Cai' }],
    ['NuggetPicked', { seat: 'Ada', worth: 3 }],
  ];
  const told = [DIGGERS, ...picked, NEXT, ['RoundEnded', { round: 2 }] as Told, ...picked];
  const history: Happened[] = told.map(([event, fields], sequence) => ({
    sequence,
    event: { event, fields },
  }));
  const worths = [2, 3].map((worth, place) => ({
    event: 'NuggetPicked',
    fields: { seat: ['Cai', 'Ada'][place]!, worth },
  }));
  const [first, last] = roundResults(history, NAMES, RULES, 0, worths);
  expect(gainWords(first!, 2)).toBe('1 nugget card (1–3 gold)');
  expect(gainWords(last!, 2)).toBe('2 gold');
  expect(gainWords(last!, 0)).toBe('3 gold');
  expect([known([first!], 2), known([first!, last!], 2), known([last!], 1)]).toEqual([
    '?',
    '2 + ?',
    '0',
  ]);
});

it('tells whoever reads whether the game is theirs', () => {
  const seats = NAMES.map((name, place) => ({ name, score: 7 - place }));
  const view = (winners: number[]) => ({ winners, seats });
  expect(gameVerdict(view([0]), 0)).toBe('You won the game with 7 gold!');
  expect(gameVerdict(view([0, 2]), 0)).toContain('together');
  expect(gameVerdict(view([0]), 1)).toBe('You lost the game with 6 gold');
  expect(gameVerdict(view([0]), null)).toBe('');
});

it('tells who saw through whom, who was wrong, and who fooled everybody', () => {
  const votes: Told[] = [
    ['PlayerAccused', { seat: 'Ada', target: 'Bo' }],
    ['PlayerAccused', { seat: 'Bo', target: 'Cai' }],
  ];
  const seen = result(0, ['RoundStarted', { round: 1 }], ...votes, DIGGERS, ROLES);
  expect(seen.suspects.map((one) => voteWords(one, NAMES))).toEqual([
    'Saw through Bo: Ada',
    'Wrong about Cai: Bo',
  ]);
  const unseen = result(0, votes[1]!, DIGGERS, ROLES);
  expect(unseen.suspects.map((one) => voteWords(one, NAMES))).toEqual([
    'Nobody saw through Bo',
    'Wrong about Cai: Bo',
  ]);
  expect(result(0, DIGGERS, ROLES).suspects).toEqual([]); // without the vote there is nothing to tell
  expect(result(0, ...votes, NEXT, DIGGERS, ROLES).suspects).toEqual([]); // nor of an older one
});

it('says that somebody got nothing as soon as the table rests', () => {
  const { connection } = connect(sample('PickNugget'));
  expect(resultsOf(connection).at(-1)!.settled).toBe(false);
  connection.intermission = { ready: [], prolonged: false };
  expect(resultsOf(connection).at(-1)!.settled).toBe(true);
});
