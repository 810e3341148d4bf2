// What is shown of each event: the movements of every fact, by the name of the fact.
import { type Cell, cellOf } from '../maze/geometry.ts';
import type { SeenEvent } from '../wire.ts';
import { LASTS, type Motion, type Place, type Prop, type Stir } from './motions.ts';

/** Who sits where, as far as movements need it. */
export interface Seating {
  names: readonly string[];
  you: number | null;
}

/** An event with its fields read: seats as numbers, cells as cells. */
class Fact {
  readonly seat: Place;
  readonly target: Place | null;
  readonly cell: Place;
  readonly isYours: boolean;

  constructor(
    readonly event: SeenEvent,
    readonly seating: Seating,
    readonly others: readonly SeenEvent[],
  ) {
    this.seat = this.seatOf('seat') ?? 'middle';
    this.target = this.seatOf('target');
    this.cell = this.cellOf('cell') ?? 'middle';
    this.isYours = event.fields['seat'] === seating.names[seating.you ?? -1];
  }

  seatOf(field: string): Place | null {
    const seat = this.seating.names.indexOf(String(this.event.fields[field] ?? ''));
    return seat < 0 ? null : { seat };
  }
  cellOf(field: string): { cell: Cell } | null {
    const text = this.word(field);
    return text ? { cell: cellOf(text) } : null;
  }
  word(field: string): string | null {
    const value = this.event.fields[field];
    return typeof value === 'string' ? value : null;
  }
  number(field: string): number {
    const value = this.event.fields[field];
    return typeof value === 'number' ? value : 0;
  }
  list(field: string): (string | number)[] {
    const value = this.event.fields[field];
    return Array.isArray(value) ? value.map((one) => one as string | number) : [];
  }
  /** The face of a card if this seat may know it, else a back. */
  card(field = 'card', back: 'deck' | 'goal' | 'chest' = 'deck'): Prop {
    const card = this.word(field);
    return card ? { card, turned: this.event.fields['turned'] === true } : { back };
  }
}

type Plan = (fact: Fact) => Motion[];

const MANY = 5;
const APART = 55;
const DECK: Prop = { back: 'deck' };
const ROLE: Prop = { back: 'role' };
const NUGGET: Prop = { back: 'nugget' };
const EYE: Prop = { icon: 'eye' };

const fly = (prop: Prop, from: Place, to: Place, delay = 0): Motion => {
  return { move: 'fly', prop, from, to, delay };
};
const stir = (to: Place, how: Stir, delay = 0): Motion => ({ move: 'stir', stir: how, to, delay });
const glow = (to: Place, delay = 0): Motion => ({ move: 'pop', prop: 'glow', to, delay });

/** Several of a kind on the same way, one after the other. */
function flock(count: number, prop: Prop, from: Place, to: Place): Motion[] {
  const most = Math.max(0, Math.min(count, MANY));
  return Array.from({ length: most }, (_, turn) => fly(prop, from, to, turn * APART));
}

/** Gold on its way to somebody, whose count then ticks. */
const paid = (flown: Motion[], to: Place): Motion[] =>
  flown.length ? [...flown, stir(to, 'tick', LASTS.fly)] : [];

/** Whoever lays a card themselves has put it there already. */
const laid: Plan = (fact) =>
  fact.isYours
    ? [stir(fact.cell, 'settle'), { move: 'pop', prop: 'dust', to: fact.cell }]
    : [
        { move: 'fly', prop: fact.card(), from: fact.seat, to: fact.cell, lands: true },
        { move: 'pop', prop: 'dust', to: fact.cell, delay: LASTS.fly - 60 },
      ];

const looked: Plan = (fact) => [
  fly(EYE, fact.seat, fact.cell),
  stir(fact.cell, 'hop', LASTS.fly - 80),
];

const fallen =
  (prop: (fact: Fact) => Prop): Plan =>
  (fact) => [
    stir('middle', 'quake'),
    { move: 'fall', prop: prop(fact), to: fact.cell },
    { move: 'pop', prop: 'dust', to: fact.cell, delay: 240 },
  ];

const turned =
  (back: 'goal' | 'chest'): Plan =>
  (fact) => [{ move: 'flip', prop: { back }, to: fact.cell }, glow(fact.cell, LASTS.flip / 2)];

const answered: Plan = (fact) => [
  stir(fact.seat, fact.event.fields['agrees'] === true ? 'hop' : 'shake'),
];
const discarded: Plan = (fact) => [fly(DECK, fact.seat, 'discard')];
const bounced: Plan = (fact) => [stir(fact.seat, 'hop')];
const none: Plan = () => [];

/** Hands change their owners: each comes from whoever gets another one in the same breath. */
function handTaken(fact: Fact): Motion[] {
  const hands = fact.others.filter(({ event }) => event === 'HandTaken');
  const giver = hands.find(({ fields }) => fields['seat'] !== fact.event.fields['seat']);
  const seat = fact.seating.names.indexOf(String(giver?.fields['seat'] ?? ''));
  return flock(fact.number('count'), DECK, seat < 0 ? 'middle' : { seat }, fact.seat);
}

function rolesRevealed(fact: Fact): Motion[] {
  return fact.list('roles').map((role, seat) => {
    return { move: 'flip', prop: ROLE, shows: { role: String(role) }, to: { seat }, delay: 0 };
  });
}

function gameEnded(fact: Fact): Motion[] {
  const seats = fact.list('winners').map((name) => fact.seating.names.indexOf(String(name)));
  return seats.flatMap((seat) => (seat < 0 ? [] : [stir({ seat }, 'hop'), glow({ seat })]));
}

function drawn(fact: Fact): Motion[] {
  return [{ move: 'fly', prop: DECK, from: 'deck', to: fact.seat, lands: fact.isYours }];
}

/** Every fact a table can tell; a fact without an entry is a mistake that a test finds. */
export const PLANS: Readonly<Record<string, Plan>> = {
  RoundStarted: none, // what is dealt then moves
  CardLaidOut: (fact) => [stir(fact.cell, 'arrive')],
  RoleDealt: (fact) => [fly(ROLE, 'middle', fact.seat)],
  HandDealt: (fact) => flock(Math.min(3, fact.number('count')), DECK, 'deck', fact.seat),
  PathLaid: laid,
  PathMoved: (fact) => [
    {
      move: 'fly',
      prop: fact.card(),
      from: fact.cellOf('old_cell') ?? fact.seat,
      to: fact.cell,
      lands: true,
    },
  ],
  ActionPlayed: (fact) => [
    fly(fact.card(), fact.seat, fact.target ?? 'discard'),
    ...(fact.target ? [stir(fact.target, 'hop', LASTS.fly)] : []),
  ],
  ToolBroken: (fact) => [
    fly(fact.card(), fact.seat, fact.target ?? 'discard'),
    stir(fact.target ?? fact.seat, 'shake', LASTS.fly - 40),
  ],
  ToolFixed: (fact) => [
    fly(fact.card(), fact.seat, fact.target ?? 'discard'),
    { move: 'rise', prop: tool(fact, false), to: fact.target ?? fact.seat, delay: LASTS.fly - 80 },
  ],
  RockFell: fallen((fact) => fact.card()),
  MapRead: looked,
  CardsPassed: (fact) => flock(fact.number('count'), DECK, fact.seat, 'discard'),
  TurnSkipped: bounced,
  CardDrawn: drawn,
  GoalTurned: turned('goal'),
  CardFitted: (fact) => [stir(fact.cell, 'turn')],
  CallProposed: bounced,
  CallAnswered: answered,
  GaveUp: (fact) => [stir(fact.seat, 'shake')],
  RoundEnded: none, // the page of the round opens
  RolesRevealed: rolesRevealed,
  NuggetsDrawn: (fact) => flock(fact.number('count'), NUGGET, 'deck', 'middle'),
  NuggetPicked: (fact) => paid([fly(nugget(fact), 'middle', fact.seat)], fact.seat),
  NuggetsTaken: (fact) => [
    ...paid(flock(fact.number('count'), NUGGET, 'middle', fact.seat), fact.seat),
    ...flock(fact.number('tokens'), 'token', 'middle', fact.seat),
  ],
  NuggetGiven: (fact) => {
    const to = fact.target ?? 'middle';
    return paid([fly(nugget(fact), fact.seat, to)], to);
  },
  GoldPaid: (fact) => paid(flock(fact.number('tokens'), 'token', 'middle', fact.seat), fact.seat),
  NuggetTurnedIn: (fact) => [fly(nugget(fact), fact.seat, 'middle')],
  NuggetGranted: (fact) => paid([fly(nugget(fact), 'middle', fact.seat)], fact.seat),
  GoldGiven: (fact) => {
    const to = fact.target ?? 'middle';
    return paid([fly('token', fact.seat, to)], to);
  },
  RoleSeen: (fact) => {
    const role = fact.word('role');
    const to = fact.target ?? 'middle';
    const seen: Motion = role
      ? { move: 'flip', prop: ROLE, shows: { role }, to }
      : { move: 'pop', prop: ROLE, to };
    return [fly(EYE, fact.seat, to), { ...seen, delay: LASTS.fly / 2 }];
  },
  RoleExchanged: (fact) => [
    fly(ROLE, fact.seat, 'middle'),
    fly(ROLE, 'middle', fact.seat, LASTS.fly / 2),
  ],
  SeatTaken: none, // everybody is told everything anew
  GameEnded: gameEnded,
  DwarfPlaced: (fact) => [
    fly({ dwarf: fact.word('seat') ?? '' }, fact.seat, fact.cell),
    fly(DECK, fact.seat, 'discard'),
  ],
  DwarfGone: (fact) => [fly({ dwarf: fact.word('seat') ?? '' }, fact.cell, fact.seat)],
  SponsorAsked: (fact) => [fly({ icon: 'help' }, fact.seat, fact.target ?? 'middle')],
  SponsorAnswered: answered,
  LargeCardReached: (fact) => [glow(fact.cell), stir(fact.cell, 'hop')],
  FrontCleared: (fact) => [{ move: 'rise', prop: tool(fact, false), to: fact.seat }],
  CardDiscarded: discarded,
  HandTaken: handTaken,
  GoldStolen: (fact) => paid([fly('token', fact.target ?? 'middle', fact.seat)], fact.seat),
  GoalsTakenUp: (fact) => {
    const second = fact.cellOf('second_cell') ?? 'middle';
    return [
      fly({ back: 'goal' }, fact.cell, fact.seat),
      fly({ back: 'goal' }, second, fact.seat),
      fly({ back: 'goal' }, fact.seat, fact.cell, 200),
      fly({ back: 'goal' }, fact.seat, second, 200),
    ];
  },
  CardsSeen: (fact) => [fly(EYE, fact.seat, 'discard')],
  CardKept: (fact) => [fly(fact.card(), 'discard', fact.seat)],
  CardVetoed: (fact) => [
    fly({ card: 'veto' }, fact.seat, 'discard'),
    { move: 'press', prop: 'stamp', to: 'middle', delay: 100 },
  ],
  DirectionTurned: (fact) => [
    fly(fact.card(), fact.seat, 'discard'),
    { move: 'spin', prop: { icon: 'turn' }, to: 'middle' },
  ],
  ChestsHidden: (fact) =>
    fact.list('cells').map((cell) => stir({ cell: cellOf(String(cell)) }, 'arrive')),
  TunnelTurned: turned('chest'),
  ChestOpened: (fact) => [
    { move: 'pop', prop: { chest: 'open' }, to: fact.cell },
    { move: 'rise', prop: fact.card(), to: fact.cell, delay: 40 },
    glow(fact.cell),
  ],
  ChestSeen: looked,
  ChestBuried: fallen(() => ({ back: 'chest' })),
  GoalMoved: (fact) => [
    {
      move: 'fly',
      prop: { back: 'goal' },
      from: fact.cell,
      to: fact.cellOf('new_cell') ?? fact.cell,
      lands: true,
    },
  ],
  CardTaken: (fact) => [fly(fact.card(), fact.target ?? 'middle', fact.seat)],
  DiscardsMixed: () => [stir('discard', 'shake')],
  CardsLost: (fact) => flock(fact.number('count'), DECK, 'deck', 'discard'),
};

function tool(fact: Fact, broken: boolean): Prop {
  const name = fact.word('tool');
  return name ? { tool: name, broken } : 'glow';
}

function nugget(fact: Fact): Prop {
  const worth = fact.number('worth');
  return worth ? { nugget: worth } : NUGGET;
}

// How long an event has the stage before the next one of the same breath begins.
const BEATS: Record<string, number> = {
  CardLaidOut: 15,
  RoleDealt: 25,
  HandDealt: 35,
  PathLaid: 340,
  PathMoved: 340,
  RockFell: 300,
  GoalTurned: 300,
  TunnelTurned: 260,
  HandTaken: 0,
  CardDrawn: 60,
};
const BEAT = 120;
/** Milliseconds within which all that one message tells begins. */
export const BREATH = 1000;
/** The most things that move at once. */
export const MOST = 40;

/** The movements of all that one message tells, in its order. */
export function planned(events: readonly SeenEvent[], seating: Seating): Motion[] {
  const made: Motion[] = [];
  let start = 0;
  for (const event of events) {
    const motions = PLANS[event.event]?.(new Fact(event, seating, events)) ?? [];
    for (const motion of motions) {
      made.push({ ...motion, delay: Math.min(start, BREATH) + (motion.delay ?? 0) });
    }
    if (motions.length) start += BEATS[event.event] ?? BEAT;
  }
  return made.slice(0, MOST);
}
