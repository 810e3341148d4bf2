// Tables in the page: the worker is started when it is needed, and replaced when it fails.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order, Report } from '../src/server/standalone/messages.ts';
import { standalone } from '../src/server/standalone/transport.ts';
import { tellTrouble, trouble } from '../src/server/standalone/trouble.svelte.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: (event: { data: Report }) => void = () => {};
  onerror: (event: { preventDefault(): void }) => void = () => {};
  orders: Order[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(data: Report): void {
    this.onmessage({ data });
  }

  fail(): void {
    this.onerror({ preventDefault: () => {} });
  }

  get asked(): string[] {
    return this.orders.map(({ type }) => type);
  }
}

const newest = () => FakeWorker.all.at(-1)!;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  if (FakeWorker.all.length) newest().tell({ type: 'trouble', trouble: 'taken' }); // ends it
  tellTrouble(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('starts a worker with the first request, and asks once it is ready', async () => {
  const answer = standalone.ask('/api/puzzles', { method: 'GET' });
  expect(newest().asked).toEqual(['begin']);
  newest().tell({ type: 'ready' });
  const order = newest().orders[1] as Extract<Order, { type: 'ask' }>;
  expect(order).toMatchObject({ type: 'ask', method: 'GET', address: '/api/puzzles', body: null });
  const told = { status: 201, kind: 'application/json', body: '{"day":1}' };
  newest().tell({ type: 'answer', id: order.id, ...told });
  expect((await answer).status).toBe(201);
  expect(await (await answer).json()).toEqual({ day: 1 });
});

it('gives a line what a socket gives', () => {
  const line = standalone.open('ABC');
  const heard: unknown[] = [];
  line.onopen = () => heard.push('open');
  line.onmessage = ({ data }) => heard.push(data);
  line.onclose = ({ code }) => heard.push(code);
  newest().tell({ type: 'ready' });
  const order = newest().orders[1] as Extract<Order, { type: 'open' }>;
  expect(order.address).toBe('/api/tables/ABC/socket');
  newest().tell({ type: 'line', line: order.line, what: 'opened', text: '' });
  expect(line.readyState).toBe(WebSocket.OPEN);
  newest().tell({ type: 'line', line: order.line, what: 'message', text: '{}' });
  line.send('hello');
  newest().tell({ type: 'line', line: order.line, what: 'closed', text: '1008' });
  expect(heard).toEqual(['open', '{}', 1008]);
  expect(newest().orders.at(-1)).toEqual({ type: 'send', line: order.line, text: 'hello' });
});

it('replaces a worker that fails, or says nothing any more', async () => {
  const codes: number[] = [];
  const open = () => {
    const line = standalone.open('ABC');
    line.onclose = ({ code }) => codes.push(code);
    newest().tell({ type: 'ready' });
  };
  open();
  const waiting = standalone.ask('/api/puzzles', {});
  newest().fail();
  expect(newest().ended).toBe(true);
  expect((await waiting).status).toBe(503);
  open(); // as a lost line does
  expect(FakeWorker.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  newest().tell({ type: 'pong' });
  vi.advanceTimersByTime(10_000);
  expect(newest().ended).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(newest().ended).toBe(true);
  expect(codes).toEqual([1012, 1012]);
  expect(trouble()).toBeNull();
});

it('gives up a worker that fails soon after it is ready, each time, but not one that is sound', () => {
  const crash = (after: number) => {
    standalone.open('ABC');
    newest().tell({ type: 'ready' });
    for (let time = 0; time < after; time += 2_000) {
      vi.advanceTimersByTime(2_000);
      newest().tell({ type: 'pong' });
    }
    newest().fail();
  };
  for (const after of [0, 4_000, 60_000, 0, 60_000]) crash(after);
  expect(trouble()).toBeNull();
  crash(0);
  crash(4_000);
  expect(trouble()).toBe('crashed');
});

it('tells what is wrong, and that a worker never gets ready', () => {
  void standalone.ask('/api/puzzles', {});
  newest().tell({ type: 'trouble', trouble: 'elsewhere' });
  expect([trouble(), newest().ended]).toEqual(['elsewhere', true]);
  standalone.start(true);
  expect(trouble()).toBeNull();
  expect(newest().orders[0]).toMatchObject({ type: 'begin', steal: true });
  for (let time = 0; time < 3; time++) {
    if (time) standalone.start();
    newest().fail();
  }
  expect(trouble()).toBe('crashed');
});

it('notices that a worker was ended while it started, but waits for a slow one', async () => {
  const waiting = standalone.ask('/api/puzzles', {});
  const first = newest();
  for (let time = 0; time < 300_000; time += 10_000) {
    vi.advanceTimersByTime(10_000);
    first.tell({ type: 'pong' }); // it fetches and fetches
  }
  expect([first.ended, standalone.isStarting]).toEqual([false, true]);
  vi.advanceTimersByTime(100_000);
  expect(first.ended).toBe(false); // Python is busy
  vi.advanceTimersByTime(30_000);
  expect([first.ended, standalone.isStarting]).toEqual([true, false]);
  expect((await waiting).status).toBe(503);
});

it('asks the browser once to keep the tables for good, when the first one is made', () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  void standalone.ask('/api/puzzles', { method: 'GET' });
  void standalone.ask('/api/tables/ABC/seats', { method: 'POST' });
  expect(persist).not.toHaveBeenCalled();
  for (const address of ['/api/tables', '/api/lessons/base', '/api/tables'])
    void standalone.ask(address, { method: 'POST' });
  expect(persist).toHaveBeenCalledTimes(1);
});
