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
const HOUR = 3_600_000;
const make = (isNeeded = () => false) => new Beside('folder/', isNeeded);

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
  const beside = make();
  expect(FakeWorker.all).toEqual([]);
  const answer = beside.ask('think', '{}');
  expect(newest().orders).toEqual(['folder/']);
  expect(beside.ready).toBe(false);
  newest().onmessage({ data: null });
  expect(beside.ready).toBe(true);
  const piece = newest().orders[1] as Piece;
  expect(piece).toMatchObject({ what: 'think', given: '{}' });
  vi.advanceTimersByTime(HOUR);
  expect(newest().ended).toBe(false); // it is still at it
  newest().onmessage({ data: { id: piece.id, made: 'done' } });
  expect(await answer).toBe('"done"');
  vi.advanceTimersByTime(HOUR);
  expect(newest().ended).toBe(true);
  expect(beside.ready).toBe(false);
  void beside.ask('think', '{}');
  expect(FakeWorker.all.length).toBe(2);
});

it('says that there is none after it has failed twice, and where browsers have none', async () => {
  const beside = make();
  for (const count of [1, 2]) {
    const answer = beside.ask('think', '{}');
    fail();
    expect(await answer).toBe('null');
    expect(FakeWorker.all.length).toBe(count);
  }
  expect(await beside.ask('think', '{}')).toBe('null');
  expect(FakeWorker.all.length).toBe(2);
  vi.stubGlobal('Worker', undefined);
  expect(await make().ask('think', '{}')).toBe('null');
});

it('stays as long as it is needed, and then a while', () => {
  let isNeeded = true;
  const beside = make(() => isNeeded);
  beside.begin();
  newest().onmessage({ data: null });
  vi.advanceTimersByTime(HOUR);
  expect(newest().ended).toBe(false);
  isNeeded = false;
  vi.advanceTimersByTime(HOUR);
  expect(newest().ended).toBe(true);
});

it('is given up if it begins, and fails at every piece', async () => {
  const beside = make();
  for (const count of [1, 2]) {
    const answer = beside.ask('think', '{}');
    newest().onmessage({ data: null });
    fail();
    expect(await answer).toBe('null');
    expect(FakeWorker.all.length).toBe(count);
  }
  expect(await beside.ask('think', '{}')).toBe('null');
  expect(FakeWorker.all.length).toBe(2);
});

it('is given up if nobody can wait for its beginning', async () => {
  const beside = make();
  for (let time = 0; time < 2; time++) {
    const answer = beside.ask('think', '{}');
    beside.end();
    expect(await answer).toBe('null');
  }
  expect(await beside.ask('think', '{}')).toBe('null');
  expect(FakeWorker.all.length).toBe(2);
});

it('may be ended when it is late, and begins again', () => {
  const beside = make();
  for (const count of [1, 2, 3]) {
    void beside.ask('think', '{}');
    newest().onmessage({ data: null });
    beside.end();
    expect(FakeWorker.all.length).toBe(count);
  }
});

it('does without if the page may have none', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError');
      }
    },
  );
  const beside = make();
  expect(() => beside.begin()).not.toThrow();
  expect(await beside.ask('think', '{}')).toBe('null');
});
