// The worker with the tables: it has them alone, and waits a moment for a page that was just left.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order, Report } from '../src/server/standalone/messages.ts';

vi.mock('../src/server/standalone/python.ts', () => ({
  startPython: () => Promise.reject(new Error('not here')),
}));

type Given = { signal?: AbortSignal; steal?: boolean };
let grant: () => void;
let told: Report[];

/** Somebody else has the lock until it is granted. */
function request(_: string, { signal }: Given, hold: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    grant = () => resolve(hold());
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

beforeEach(async () => {
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('postMessage', (report: Report) => told.push(report));
  vi.stubGlobal('close', () => {});
  vi.resetModules();
  await import('../src/server/standalone/worker.ts');
  const seats = { tables: [], own: false };
  const order: Order = { type: 'begin', folder: '', steal: false, shelf: 'motherlode', seats };
  window.onmessage!({ data: order } as MessageEvent<Order>);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins when the page that was just left has let go', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  grant();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([{ type: 'trouble', trouble: 'unkept' }]); // it has come to the shelf
});

it('says that another tab has the tables', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toEqual([{ type: 'trouble', trouble: 'elsewhere' }]);
});
