// The shuffle as this device checks it comes to the same as in the rules, and finds what is wrong.
import { beforeEach, describe, expect, test } from 'vitest';
import vectors from '../fixtures/shuffle/vectors.json';
import { bitsTold, drawBits, hashFor, ownAmong } from '../src/device/bits.ts';
import { digits, hashOf, shake } from '../src/device/shake.ts';
import { keyOf, Stream, verdictOf, type Header } from '../src/replay/shuffle.ts';
import type { Deals } from '../src/wire.ts';

const headers = vectors.games.map(({ header }) => JSON.parse(header) as Required<Header>);
const deals = vectors.games.map((game) => game.deals as Deals);

beforeEach(() => localStorage.clear());

describe('what is drawn', () => {
  test.each(Object.entries(vectors.shake))('SHAKE-256 of "%s"', (text, hash) => {
    expect(digits(shake(new TextEncoder().encode(text), 40))).toBe(hash);
  });

  test('words and numbers', () => {
    const key = keyOf(headers[0]!.shuffle);
    expect(digits(key)).toBe(vectors.games[0]!.key);
    const words = new Stream(key, 2);
    expect(vectors.words.map((_, place) => words.word(place))).toEqual(vectors.words);
    const stream = new Stream(key, 1);
    expect(vectors.numbers.map(([limit]) => [limit, stream.below(limit!)])).toEqual(
      vectors.numbers,
    );
  });
});

describe('a verdict', () => {
  test.each([0, 1, 2])('game %i was dealt as its record says', (game) => {
    const verdict = verdictOf(headers[game]!, deals[game]!)!;
    expect(verdict.rounds).toEqual([true, true, true]);
    expect(verdict.bits.slice(0, 3)).toEqual(['in', 'in', 'kept']);
    expect(verdict).toMatchObject({ secret: true, mine: null, seen: null, fair: true });
  });

  test('a game that the server shuffled alone has none', () => {
    const header = { rules: 'base', players: ['Ada', 'Bo'], commitment: 'ab' };
    expect(verdictOf(header, deals[0]!)).toBeNull();
  });

  const changed = (change: (header: Required<Header>, dealt: Deals) => void) => {
    const header = structuredClone(headers[0]!);
    const dealt = structuredClone(deals[0]!);
    change(header, dealt);
    return verdictOf(header, dealt)!;
  };

  test('another secret, other bits, another deal are found', () => {
    const secret = changed(({ shuffle }) => (shuffle.secret = 'f'.repeat(64)));
    expect(secret).toMatchObject({ secret: false, rounds: [false, false, false], fair: false });
    const bits = changed(({ shuffle }) => (shuffle.bits[1] = 'f'.repeat(64)));
    expect(bits).toMatchObject({ bits: ['in', 'wrong', 'kept'], fair: false });
    const left = changed(({ shuffle }) => (shuffle.bits[1] = ''));
    expect(left).toMatchObject({ bits: ['in', 'kept', 'kept'], rounds: [false, false, false] });
    const roles = changed((_, { rounds }) => rounds[1]!.roles.reverse());
    const hands = changed((_, { rounds }) => rounds[1]!.hands.reverse());
    const goals = changed((_, { rounds }) => rounds[1]!.goals.reverse());
    const deck = changed((_, { rounds }) => rounds[1]!.deck.reverse());
    for (const verdict of [roles, hands, goals, deck])
      expect(verdict).toMatchObject({ rounds: [true, false, true], fair: false });
  });

  test('a server that lies about the order before the shuffle is found', () => {
    // It could deal what it likes, and tell the order from which the shuffle leads there.
    for (const pile of ['goals', 'deck', 'roles'] as const) {
      const verdict = changed((_, dealt) => dealt[pile].reverse());
      expect(verdict).toMatchObject({ piles: false, fair: false });
    }
    expect(changed((_, { deck }) => (deck[0] = 'ace'))).toMatchObject({ piles: false });
    expect(changed((header) => (header.rules = 'chess'))).toMatchObject({ piles: false });
  });

  test('a server that tells of no round proves nothing', () => {
    expect(changed((_, dealt) => (dealt.rounds = []))).toMatchObject({ fair: false });
  });

  test('own bits are known again, and so is the hash that was shown', () => {
    const { shuffle, commitment } = headers[0]!;
    const kept = (promise: string, closed: string[]) =>
      localStorage.setItem(
        'motherlode.bits',
        JSON.stringify([{ hash: shuffle.hashes[1], bits: shuffle.bits[1], promise, closed }]),
      );
    kept(commitment, shuffle.hashes);
    expect(verdictOf(headers[0]!, deals[0]!)).toMatchObject({ mine: 1, seen: true, fair: true });
    kept('0'.repeat(64), shuffle.hashes);
    expect(verdictOf(headers[0]!, deals[0]!)).toMatchObject({ seen: false, fair: false });
    kept(commitment, ['', shuffle.hashes[1]!, '']); // others were let in after it had told its bits
    expect(verdictOf(headers[0]!, deals[0]!)).toMatchObject({ seen: false, fair: false });
  });

  test('bits that this device told and the record leaves out are missed', () => {
    const { shuffle, commitment } = headers[0]!;
    const own = { hash: 'a'.repeat(64), bits: 'b'.repeat(64), promise: commitment };
    const kept = (drawn: object) =>
      localStorage.setItem('motherlode.bits', JSON.stringify([drawn]));
    kept({ ...own, closed: [own.hash, ...shuffle.hashes.slice(1)] }); // another's hash in its place
    expect(verdictOf(headers[0]!, deals[0]!)).toMatchObject({ leftOut: true, fair: false });
    kept(own); // its hash was never closed
    expect(verdictOf(headers[0]!, deals[0]!)).toMatchObject({ leftOut: true, mine: null });
    // Somebody in seat 2 whose bits came too late, as the record says.
    kept({ ...own, hash: shuffle.hashes[2], closed: shuffle.hashes });
    const late = verdictOf(headers[0]!, deals[0]!);
    expect(late).toMatchObject({ leftOut: true, seen: true, fair: true, mine: null });
    kept({ ...own, promise: 'of another game', closed: [own.hash] });
    expect(verdictOf(headers[0]!, deals[0]!)).toMatchObject({ leftOut: false, fair: true });
  });
});

test('bits are drawn once for a promise and told once, to those who are bound', () => {
  const hash = hashFor('p');
  expect(hashFor('p')).toBe(hash);
  expect(hashFor('q')).not.toBe(hash);
  expect(bitsTold(0, 'q', [hash, 'bo'])).toBeNull();
  const bits = bitsTold(0, 'p', [hash, 'bo'])!;
  expect(hashOf(`motherlode bits\n${bits}`)).toBe(hash);
  expect(bitsTold(0, 'p', [hash, 'bo'])).toBe(bits); // again, after a break
  expect(bitsTold(0, 'p', [hash, 'cai'])).toBeNull();
  const early = drawBits(); // before anything was promised
  expect(ownAmong('r', ['', early])).toBeNull();
  expect(bitsTold(1, 'r', ['', early])).not.toBeNull();
  expect(bitsTold(1, 's', ['', early])).toBeNull();
  expect(ownAmong('r', ['', early])).toEqual({ seat: 1, same: true });
  expect(ownAmong('r', [early, 'bo'])).toEqual({ seat: 0, same: false });
});
