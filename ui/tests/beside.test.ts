// The second worker: it begins when it is asked, ends when nobody needs it, and may fail.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Beside, type Piece } from '../src/server/standalone/beside.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { preventDefault(): void }) => void = () => {};
  orders: (string | Piece)[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(order: string | Piece): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.ended = true;
  }
}

const newest = () => FakeWorker.all.at(-1)!;
const fail = () => newest().onerror({ preventDefault: () => {} });
const MINUTE = 60_000;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins when it is asked, answers when it can, and rests after a while', async () => {
  const beside = new Beside('folder/');
  expect(FakeWorker.all).toEqual([]);
  const answer = beside.ask('think', '{}');
  expect(newest().orders).toEqual(['folder/']);
  expect(beside.ready).toBe(false);
  newest().onmessage({ data: null });
  expect(beside.ready).toBe(true);
  const piece = newest().orders[1] as Piece;
  expect(piece).toMatchObject({ what: 'think', given: '{}' });
  vi.advanceTimersByTime(MINUTE);
  expect(newest().ended).toBe(false); // it is still at it
  newest().onmessage({ data: { id: piece.id, made: 'done' } });
  expect(await answer).toBe('"done"');
  vi.advanceTimersByTime(MINUTE);
  expect(newest().ended).toBe(true);
  expect(beside.ready).toBe(false);
  void beside.ask('think', '{}');
  expect(FakeWorker.all.length).toBe(2);
});

it('says that there is none after it has failed twice, and where browsers have none', async () => {
  const beside = new Beside('folder/');
  for (const count of [1, 2]) {
    const answer = beside.ask('think', '{}');
    fail();
    expect(await answer).toBe('null');
    expect(FakeWorker.all.length).toBe(count);
  }
  expect(await beside.ask('think', '{}')).toBe('null');
  expect(FakeWorker.all.length).toBe(2);
  vi.stubGlobal('Worker', undefined);
  expect(await new Beside('folder/').ask('think', '{}')).toBe('null');
});
