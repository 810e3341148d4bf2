// What is shown of each event: the movements of every fact, by the name of the fact.
import {
  answered,
  DECK,
  EYE,
  Fact,
  fallen,
  flock,
  fly,
  glow,
  looked,
  nugget,
  NUGGET,
  paid,
  type Plan,
  ROLE,
  type Seating,
  stir,
  tool,
  turned,
} from '../kit/facts.ts';
import { cellOf } from '../kit/geometry.ts';
import { LASTS, type Motion, type Place } from '../kit/motions.ts';
import { BEATS as MODULE_BEATS, PLANS as MODULE_PLANS } from '../modules/index.ts';
import type { SeenEvent } from '../wire.ts';

/** Whoever lays a card themselves has put it there already. */
const laid: Plan = (fact) =>
  fact.isYours
    ? [stir(fact.cell, 'settle'), { move: 'pop', prop: 'dust', to: fact.cell }]
    : [
        { move: 'fly', prop: fact.card(), from: fact.seat, to: fact.cell, lands: true },
        { move: 'pop', prop: 'dust', to: fact.cell, delay: LASTS.fly - 60 },
      ];

const bounced: Plan = (fact) => [stir(fact.seat, 'hop')];
const none: Plan = () => [];
/** Where the role of somebody lies: one's own beside the hand, others' at their seats. */
const roleOf = (place: Place): Place =>
  typeof place === 'object' && 'seat' in place ? { role: place.seat } : place;
/** Milliseconds in which light runs from the start to a goal. */
const RUN = 500;

function rolesRevealed(fact: Fact): Motion[] {
  return fact.list('roles').map((role, seat) => {
    const to = { role: seat };
    return { move: 'flip', prop: ROLE, shows: { role: String(role) }, to, delay: 0 };
  });
}

function gameEnded(fact: Fact): Motion[] {
  const seats = fact.list('winners').map((name) => fact.seating.names.indexOf(String(name)));
  return seats.flatMap((seat) => (seat < 0 ? [] : [stir({ seat }, 'hop'), glow({ seat })]));
}

function drawn(fact: Fact): Motion[] {
  return [{ move: 'fly', prop: DECK, from: 'deck', to: fact.seat, lands: fact.isYours }];
}

/** Every fact a table can tell: those of no single module, and what the modules add. */
export const PLANS: Readonly<Record<string, Plan>> = {
  RoundStarted: none, // what is dealt then moves
  CardLaidOut: (fact) => [stir(fact.cell, 'arrive')],
  RoleDealt: (fact) => [fly(ROLE, 'middle', roleOf(fact.seat))],
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
    const to = roleOf(fact.target ?? 'middle');
    const seen: Motion = role
      ? { move: 'flip', prop: ROLE, shows: { role }, to }
      : { move: 'pop', prop: ROLE, to };
    return [fly(EYE, fact.seat, to), { ...seen, delay: LASTS.fly / 2 }];
  },
  RoleExchanged: (fact) => [
    fly(ROLE, roleOf(fact.seat), 'middle'),
    fly(ROLE, 'middle', roleOf(fact.seat), LASTS.fly / 2),
  ],
  SeatTaken: none, // everybody is told everything anew
  GameEnded: gameEnded,
  LargeCardReached: (fact) => [glow(fact.cell), stir(fact.cell, 'hop')],
  CardsSeen: (fact) => [fly(EYE, fact.seat, 'discard')],
  CardKept: (fact) => [fly(fact.card(), 'discard', fact.seat)],
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
  ...MODULE_PLANS,
};

/** What acts show besides the facts of the log. */
const STAGED: Readonly<Record<string, Plan>> = {
  GoalShown: turned('goal'),
  LightRan: (fact) => {
    const cells = fact.list('cells').map((cell) => ({ cell: cellOf(String(cell)) }));
    return cells.map((cell, place) => glow(cell, (place * RUN) / cells.length));
  },
  HoodOff: (fact) => [
    { move: 'flip', prop: ROLE, shows: { role: fact.word('role') ?? '' }, to: roleOf(fact.seat) },
  ],
};

/** A fact that nobody has planned: a card goes where it was played, else whoever did it is marked. */
const unplanned: Plan = (fact) => {
  const isBy = fact.seatOf('seat') !== null;
  if (!isBy) return [];
  const to = fact.cellOf('cell') ?? fact.target ?? 'discard';
  return fact.word('card') ? [fly(fact.card(), fact.seat, to)] : bounced(fact);
};

// How long an event has the stage before the next one of the same breath begins.
const BEATS: Record<string, number> = {
  CardLaidOut: 15,
  RoleDealt: 25,
  HandDealt: 35,
  PathLaid: 340,
  PathMoved: 340,
  RockFell: 300,
  GoalTurned: 300,
  CardDrawn: 60,
  ...MODULE_BEATS,
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
    const motions = (PLANS[event.event] ?? STAGED[event.event] ?? unplanned)(
      new Fact(event, seating, events),
    );
    for (const motion of motions) {
      made.push({ ...motion, delay: Math.min(start, BREATH) + (motion.delay ?? 0) });
    }
    if (motions.length) start += BEATS[event.event] ?? BEAT;
  }
  return made.slice(0, MOST);
}
