// Checking a shuffle on this device: from the secret and everybody's bits to the cards as dealt.
// docs/fair-shuffle.md defines every step.
import { ownAmong } from '../device/bits.ts';
import { hashOf, shake } from '../device/shake.ts';
import type { Deals, DealtRound } from '../wire.ts';
import order from './piles.json';

const WORDS = 2 ** 32;

/** What a record tells of the shuffle; games before it was everybody's have none. */
export interface Header {
  rules: string;
  players: string[];
  commitment?: string;
  shuffle?: { secret: string; hashes: string[]; bits: string[] };
}

/** What came out: each line is true or not; `bits` is told by seat. */
export interface Verdict {
  /** The secret is the one whose hash was shown before. */
  secret: boolean;
  /** Of whom bits are in it, who kept them back, whose don't fit their hash. */
  bits: ('in' | 'kept' | 'wrong' | 'none')[];
  /** Before they were shuffled, the cards lay as the rules say: nobody chose that order. */
  piles: boolean;
  /** For each round, whether it was dealt from this shuffle. */
  rounds: boolean[];
  /** The seat of this device, if its bits are in it. */
  mine: number | null;
  /** Whether this device had seen the same hashes before it told its bits; null if it told none. */
  seen: boolean | null;
  /** Whether this device drew bits for it and they were left out, or came too late. */
  leftOut: boolean;
  fair: boolean;
}

/** Numbers for one round, drawn from its own hash. */
export class Stream {
  #words: DataView = new DataView(new ArrayBuffer(0));
  #place = 0;

  constructor(
    readonly key: Uint8Array,
    readonly round: number,
  ) {}

  word(place: number): number {
    if (4 * place >= this.#words.byteLength) {
      const head = new TextEncoder().encode(`motherlode round ${this.round}\n`);
      const made = shake(new Uint8Array([...head, ...this.key]), 8 * (place + 128));
      this.#words = new DataView(made.buffer);
    }
    return this.#words.getUint32(4 * place);
  }

  /** One of 0 .. limit - 1; words that would favor some of them are left out. */
  below(limit: number): number {
    const end = WORDS - (WORDS % limit);
    let word = this.word(this.#place++);
    while (word >= end) word = this.word(this.#place++);
    return word % limit;
  }

  shuffled(cards: readonly string[]): string[] {
    const out = [...cards];
    for (let place = out.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [out[place], out[other]] = [out[other]!, out[place]!];
    }
    return out;
  }
}

/** The 256 bits that everything was dealt from. */
export function keyOf({ secret, hashes, bits }: NonNullable<Header['shuffle']>): Uint8Array {
  const lines = hashes.flatMap((hash, seat) =>
    hash ? [`${seat} ${hash} ${bits[seat] || '-'}\n`] : [],
  );
  const text = `motherlode seed\n${secret}\n${lines.join('')}`;
  return shake(new TextEncoder().encode(text), 32);
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((card, place) => card === other[place]);

/** The goals of a round; of more than there are places for, the first of the pile is never out. */
function goalsOf(stream: Stream, pile: readonly string[], places: number): string[] {
  const goals = stream.shuffled(pile);
  for (let place = places; place < goals.length; place++) {
    if (goals[place] !== pile[0]) continue;
    const other = stream.below(places);
    [goals[place], goals[other]] = [goals[other]!, pile[0]!];
  }
  return goals.slice(0, places);
}

/** Whether hands and deck come off a pile in order; some rules first take cards out of it. */
function comesOff(pile: readonly string[], { hands, deck }: DealtRound): boolean {
  const spare = pile.length - hands.flat().length - deck.length;
  let skipped = 0;
  let place = 0;
  for (const hand of hands) {
    const wanted = [...hand];
    while (wanted.length && place < pile.length) {
      const found = wanted.indexOf(pile[place++]!);
      if (found < 0) skipped++;
      else wanted.splice(found, 1);
    }
    if (wanted.length) return false;
  }
  let left = 0;
  for (; place < pile.length; place++) {
    if (pile[place] === deck[left]) left++;
    else skipped++;
  }
  return left === deck.length && skipped === spare;
}

/** Whether nothing lies before what comes earlier. */
function isInOrder(pile: readonly string[], names: readonly string[]): boolean {
  const places = pile.map((name) => names.indexOf(name));
  return places.every((place, at) => place >= Math.max(0, places[at - 1] ?? 0));
}

/** Whether the piles lay as they do in a game, by what this page knows itself. */
export function laidOut(game: string, { goals, deck, roles }: Deals): boolean {
  const known = Object.entries(order).find(([name]) => name === game)?.[1];
  if (!known) return false;
  return (
    [goals, deck].every((pile) => isInOrder(pile, known.cards)) && isInOrder(roles, known.roles)
  );
}

/** Whether a round was dealt from a key. */
export function isDealtFrom(key: Uint8Array, piles: Deals, number: number): boolean {
  const dealt = piles.rounds[number - 1]!;
  const stream = new Stream(key, number);
  const goals = goalsOf(stream, piles.goals, dealt.goals.length);
  const deck = stream.shuffled(piles.deck);
  const roles = stream.shuffled(piles.roles);
  return same(goals, dealt.goals) && same(roles, dealt.roles) && comesOff(deck, dealt);
}

/** Check a game that is over; null if the server shuffled it alone, as it did before. */
export function verdictOf(header: Header, deals: Deals): Verdict | null {
  const { shuffle, commitment } = header;
  if (!shuffle) return null;
  const secret = hashOf(`motherlode secret\n${shuffle.secret}`) === commitment;
  const bits = shuffle.hashes.map((hash, seat) => {
    const told = shuffle.bits[seat];
    if (!hash) return told ? 'wrong' : 'none';
    if (!told) return 'kept';
    return hashOf(`motherlode bits\n${told}`) === hash ? 'in' : 'wrong';
  });
  const key = keyOf(shuffle);
  const piles = laidOut(header.rules, deals);
  const rounds = deals.rounds.map((_, place) => isDealtFrom(key, deals, place + 1));
  const own = ownAmong(commitment ?? '', shuffle.hashes);
  const mine = own && bits[own.seat] === 'in' ? own.seat : null;
  const seen = own && own.same;
  const leftOut = own !== null && mine === null;
  const isDealt = piles && rounds.length > 0 && rounds.every(Boolean);
  const fair = secret && !bits.includes('wrong') && isDealt && seen !== false;
  return { secret, bits, piles, rounds, mine, seen, leftOut, fair };
}
