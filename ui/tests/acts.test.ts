// The climax of a round: what is shown when, what stays hidden till then, and how it is skipped.
import { beforeEach, expect, test, vi } from 'vitest';
import { unfolded } from '../src/events/acts.ts';
import { tunnelTo } from '../src/events/light.ts';
import { keyOf } from '../src/kit/geometry.ts';
import { type Act, Unfolding } from '../src/server/unfolding.svelte.ts';
import { suspectsOf } from '../src/state/votes.ts';
import type { SeatView, SeenEvent, Update } from '../src/wire.ts';
import { waitedFor } from '../src/state/players.ts';
import { connect, sample } from './fake.svelte.ts';

const welcome = sample('Turn');
const before = {
  ...welcome.view!,
  goals: welcome.view!.goals.map(({ cell }) => ({ cell, face_up: false })),
  maze: [
    { cell: [0, 0], card: 'start' },
    ...Array.from({ length: 6 }, (_, x) => ({ cell: [x + 1, 0], card: 'cross' })),
  ],
} as SeatView;
const names = before.seats.map((seat) => seat.name);
const roles = names.map((_, seat) => (seat === 1 ? 'saboteur' : 'digger'));
const TREASURE = { cell: [8, 0], card: 'goal_treasure' } as const;

function event(name: string, fields: SeenEvent['fields'] = {}): SeenEvent {
  return { event: name, fields };
}
const LAID = event('PathLaid', { seat: names[0]!, card: 'cross', cell: '7,0', turned: false });
const TURNED = event('GoalTurned', { seat: names[0]!, cell: '8,0', goal: 'goal_treasure' });

/** The table after the treasure was reached: everything lies open. */
const after = {
  ...before,
  maze: [...before.maze, { cell: [7, 0], card: 'cross' }, TREASURE],
  goals: before.goals.map(({ cell }) => ({
    cell,
    face_up: keyOf(cell) === '8,0',
    card: keyOf(cell) === '8,0' ? 'goal_treasure' : 'goal_stone_nw',
  })),
  seats: before.seats.map((seat, place) => ({ ...seat, role: roles[place]!, tokens: 3 })),
  revealed: true,
  asked: null,
  finder: 0,
  found: 'goal_treasure',
  outcomes: ['diggers'],
} as SeatView;

function update(events: SeenEvent[], view = after): Update {
  const rest = {
    prompt: null,
    clock: null,
    ending: null,
    lesson: null,
    intermission: null,
    holder: null,
  };
  return { type: 'update', sequence: 99, events, view, ...rest };
}
const END = [
  LAID,
  TURNED,
  event('RoundEnded', { round: 1, winner: 'diggers' }),
  event('RolesRevealed', { roles }),
  event('GoldPaid', { seat: names[0]!, tokens: 3 }),
];
const acts = (events = END, view = after): Act[] =>
  unfolded(before, update(events, view), welcome.rules);
const told = (all: Act[]) => all.flatMap(({ events }) => events.map(({ event }) => event));
const shownRoles = (act: Act) => act.view.seats.filter((seat) => seat.role).length;
// one's own hood is off only with the others
const known = before.seats.filter((seat, place) => seat.role && place !== before.seat).length;

test('an ordinary move is told at once', () => {
  expect(acts([LAID])).toEqual([{ events: [LAID], view: after, lasts: 0 }]);
});

test('the log tells everything once, in its order, and each act comes before its lines', () => {
  const all = acts();
  expect(told(all)).toEqual(END.map(({ event }) => event));
  const staged = (name: string) =>
    all.findIndex(({ stage }) => stage?.some(({ event }) => event === name));
  for (const [seen, line] of [
    ['GoalTurned', 'GoalTurned'],
    ['GoalShown', 'RoundEnded'],
    ['HoodOff', 'RolesRevealed'],
    ['GoldPaid', 'GoldPaid'],
  ] as const) {
    const shown = staged(seen);
    expect(shown, seen).toBeGreaterThan(-1);
    expect(all[shown]!.lasts, seen).toBeGreaterThan(0);
    expect(told(all.slice(0, shown + 1)), seen).not.toContain(line);
    expect(told(all.slice(shown + 1)), seen).toContain(line);
  }
});

test('whoever has played the card is at work as long as it is shown what came of it', () => {
  const announced = { ...before, asked: null, announcer: 1 };
  const closed = { ...after, announcer: null };
  const all = unfolded(announced, update(END, closed), welcome.rules);
  const waited = all.map(({ view }) => {
    const { connection, fake } = connect({ ...welcome, view, prompt: null });
    fake.table!.seats.forEach((seat) => (seat.kind = 'person')); // else windows take no time
    fake.unfolding = true;
    return waitedFor(connection);
  });
  expect(new Set(waited.slice(0, -1))).toEqual(new Set([1]));
});

test('no act shows what comes after it', () => {
  const all = acts();
  const turns = all.findIndex(({ stage }) => stage?.some(({ event }) => event === 'GoalTurned'));
  for (const [place, { view }] of all.slice(0, -1).entries()) {
    expect(view.outcomes).toEqual(before.outcomes);
    const isBare = view.seats.every(({ role }) => role);
    expect(view.revealed).toBe(isBare); // one's own card is open as soon as the last hood is off
    expect(view.seats.map((seat) => seat.tokens)).toEqual(before.seats.map((seat) => seat.tokens));
    if (place < turns) {
      expect(view.goals.some((goal) => goal.card)).toBe(false);
      expect(view.maze.some(({ cell }) => keyOf(cell) === '8,0')).toBe(false);
      expect(shownRoles(all[place]!)).toBe(known);
    }
  }
});

test('the card lands, the light runs to the goal, then the goal turns', () => {
  const [card, light, goal] = acts();
  expect(told([card!])).toEqual(['PathLaid']);
  expect(light!.stage?.map(({ event }) => event)).toEqual(['LightRan']);
  expect(light!.stage![0]!.fields['cells']).toEqual(Array.from({ length: 9 }, (_, x) => `${x},0`));
  expect(light!.events).toEqual([]);
  expect(goal!.view.goals.find(({ cell }) => keyOf(cell) === '8,0')?.face_up).toBe(true);
});

test('goals nobody reached are turned over too, then hoods come off one by one', () => {
  const all = acts();
  const goals = all.find(({ stage }) => stage?.some(({ event }) => event === 'GoalShown'))!;
  expect(goals.stage!.filter(({ event }) => event === 'GoalShown')).toHaveLength(2);
  expect(goals.view.goals.every((goal) => goal.face_up && goal.card)).toBe(true);
  const off = all.filter(({ stage }) => stage?.some(({ event }) => event === 'HoodOff'));
  expect(off).toHaveLength(names.length);
  expect(off.map(shownRoles).at(-1)).toBe(names.length);
  expect(shownRoles(off[0]!)).toBeLessThan(names.length);
  const bared = off.map(({ stage }) => names.indexOf(String(stage![0]!.fields['seat'])));
  expect(bared).toEqual([3, 4, 0, 1, 2]); // one's own is the last
  expect(off.at(-1)!.view.revealed).toBe(true);
});

test('the end takes three to four and a half seconds, whatever the number of seats', () => {
  const all = acts();
  const takes = all.slice(0, -1).reduce((sum, { lasts }) => sum + lasts, 0);
  expect(takes).toBeGreaterThanOrEqual(3000);
  expect(takes).toBeLessThanOrEqual(4500);
  expect(all.at(-1)!.view).toBe(after);
});

test('light finds no way through a dead end, and still shows where it leads', () => {
  const broken = before.maze.map((laid) =>
    keyOf(laid.cell) === '3,0' ? { ...laid, card: 'dead_e_w' } : laid,
  );
  expect(tunnelTo([8, 0], before, { maze: broken }, welcome.rules)).toEqual([[8, 0]]);
  expect(tunnelTo([5, 5], before, before, welcome.rules)).toEqual([]);
});

const VOTES = [
  event('PlayerAccused', { seat: names[0]!, target: names[1]! }),
  event('PlayerAccused', { seat: names[1]!, target: names[2]! }),
];

test('votes are told before any goal turns, and each seat shows its own when its hood is off', () => {
  const last = [...VOTES, ...END.slice(2)];
  const all = acts(last);
  expect(told(all)).toEqual(last.map(({ event }) => event));
  expect(told(all.slice(0, 2))).toEqual(['PlayerAccused', 'PlayerAccused']);
  expect(all[0]!.view.goals.some((goal) => goal.face_up)).toBe(false);
  const suspectsIn = ({ view }: Act) =>
    suspectsOf(
      VOTES,
      names,
      view.seats.map(({ role }) => role),
    ).map(({ seat }) => seat);
  const off = all.filter(({ stage }) => stage?.some(({ event }) => event === 'HoodOff'));
  expect(all.slice(0, all.indexOf(off[0]!)).flatMap(suspectsIn)).toEqual([]);
  expect(off.slice(2).map(suspectsIn)).toEqual([[], [1], [1, 2]]);
  const takes = all.slice(0, -1).reduce((sum, { lasts }) => sum + lasts, 0);
  expect(takes).toBeLessThanOrEqual(4500);
});

beforeEach(() => void vi.useFakeTimers());

test('acts are shown in their time, and all at once when somebody skips', () => {
  const unfolding = new Unfolding();
  const seen: string[] = [];
  let over = 0;
  const play = () =>
    unfolding.play(
      acts(),
      ({ events }, isLast) => seen.push(...events.map(({ event }) => event), isLast ? 'last' : '-'),
      () => (over += 1),
    );
  play();
  expect(seen).toEqual(['PathLaid', '-']);
  vi.advanceTimersByTime(100_000);
  expect(seen.at(-1)).toBe('last');
  expect([unfolding.busy, over]).toEqual([false, 1]);
  seen.length = 0;
  play();
  expect(unfolding.busy).toBe(true);
  unfolding.skip();
  expect(seen.filter((word) => word !== '-')).toEqual([...END.map(({ event }) => event), 'last']);
  expect(over).toBe(2);
  play();
  unfolding.drop();
  vi.advanceTimersByTime(100_000);
  expect([unfolding.busy, over]).toEqual([false, 2]);
});
