// The shelf writes all or nothing, and says what stands in the way of opening it.
import { afterEach, expect, it, vi } from 'vitest';
import { Shelf, troubleOf } from '../src/server/standalone/shelf.ts';

/** As little of IndexedDB as the shelf needs; `add` may fail. */
function opened(add: () => void) {
  const transaction = { abort: vi.fn(), objectStore: () => ({ add, put: () => {} }) };
  const database = { transaction: () => transaction, close: () => {} };
  const request: { result: unknown; onsuccess?: () => void } = { result: database };
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  });
  return transaction;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes back what was asked for before something fails', async () => {
  let count = 0;
  const transaction = opened(() => {
    if (++count === 2) throw new DOMException('no', 'DataError');
  });
  const shelf = new Shelf('motherlode', () => {});
  await shelf.open();
  const lines = [1, 2].map((sequence) => ['ABC', sequence, null, 1, '{}']);
  expect(JSON.parse(await shelf.ask('append', JSON.stringify(lines)))).toEqual({
    wrong: 'DataError',
  });
  expect(transaction.abort).toHaveBeenCalled();
});

it('gives up a browser that never opens it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const opening = new Shelf('motherlode', () => {}).open().catch(troubleOf);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await opening).toBe('unkept');
});

it('tells apart why it does not open', () => {
  const named = (name: string) => troubleOf(new DOMException('', name));
  expect(named('QuotaExceededError')).toBe('full');
  expect(named('VersionError')).toBe('newer');
  expect(named('SecurityError')).toBe('unkept');
});
