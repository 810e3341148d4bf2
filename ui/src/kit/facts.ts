// A fact that is shown: an event with its fields read, and the movements that most facts are made of.
import type { Back } from '../art/signs.ts';
import type { SeenEvent } from '../wire.ts';
import { type Cell, cellOf } from './geometry.ts';
import { LASTS, type Motion, type Place, type Prop, type Stir } from './motions.ts';

/** Who sits where, as far as movements need it. */
export interface Seating {
  names: readonly string[];
  you: number | null;
}

/** An event with its fields read: seats as numbers, cells as cells. */
export class Fact {
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
  card(field = 'card', back: Back = 'deck'): Prop {
    const card = this.word(field);
    return card ? { card, turned: this.event.fields['turned'] === true } : { back };
  }
}

/** What is shown of a fact. */
export type Plan = (fact: Fact) => Motion[];

const MANY = 5;
const APART = 55;
/** Things that move, before it is known which. */
export const DECK: Prop = { back: 'deck' };
export const ROLE: Prop = { back: 'role' };
export const NUGGET: Prop = { back: 'nugget' };
export const EYE: Prop = { icon: 'eye' };

export const fly = (prop: Prop, from: Place, to: Place, delay = 0): Motion => {
  return { move: 'fly', prop, from, to, delay };
};
export const stir = (to: Place, how: Stir, delay = 0): Motion => ({
  move: 'stir',
  stir: how,
  to,
  delay,
});
export const glow = (to: Place, delay = 0): Motion => ({ move: 'pop', prop: 'glow', to, delay });

/** Several of a kind on the same way, one after the other. */
export function flock(count: number, prop: Prop, from: Place, to: Place): Motion[] {
  const most = Math.max(0, Math.min(count, MANY));
  return Array.from({ length: most }, (_, turn) => fly(prop, from, to, turn * APART));
}

/** Gold on its way to somebody, whose count then ticks. */
export const paid = (flown: Motion[], to: Place): Motion[] =>
  flown.length ? [...flown, stir(to, 'tick', LASTS.fly)] : [];

/** Somebody looks at what lies on a cell. */
export const looked: Plan = (fact) => [
  fly(EYE, fact.seat, fact.cell),
  stir(fact.cell, 'hop', LASTS.fly - 80),
];

/** Rock falls on a cell. */
export const fallen =
  (prop: (fact: Fact) => Prop): Plan =>
  (fact) => [
    stir('middle', 'quake'),
    { move: 'fall', prop: prop(fact), to: fact.cell },
    { move: 'pop', prop: 'dust', to: fact.cell, delay: 240 },
  ];

/** A card of the maze is turned over. */
export const turned =
  (back: Back): Plan =>
  (fact) => [{ move: 'flip', prop: { back }, to: fact.cell }, glow(fact.cell, LASTS.flip / 2)];

/** Somebody agrees, or doesn't. */
export const answered: Plan = (fact) => [
  stir(fact.seat, fact.event.fields['agrees'] === true ? 'hop' : 'shake'),
];
/** A card in front of somebody. */
export function tool(fact: Fact, broken: boolean): Prop {
  const name = fact.word('tool');
  return name ? { tool: name, broken } : 'glow';
}

/** A nugget card, open if its worth may be known. */
export function nugget(fact: Fact): Prop {
  const worth = fact.number('worth');
  return worth ? { nugget: worth } : NUGGET;
}
