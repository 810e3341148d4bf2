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
  vi.unstubAllEnvs();
  vi.resetModules(); // the next one is at a server
  vi.doUnmock('../src/device/files.ts');
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('takes back what was asked for before something fails', async () => {
  let count = 0;
  const transaction = opened(() => {
    if (++count === 2) throw new DOMException('no', 'DataError');
  });
  const shelf = new Shelf('motherlode', () => {});
  await shelf.open([]);
  const lines = [1, 2].map((sequence) => ['ABC', sequence, null, 1, '{}']);
  expect(JSON.parse(await shelf.ask('append', JSON.stringify(lines)))).toEqual({
    wrong: 'DataError',
  });
  expect(transaction.abort).toHaveBeenCalled();
});

it('gives up a browser that never opens it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const opening = new Shelf('motherlode', () => {}).open([]).catch(troubleOf);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await opening).toBe('unkept');
});

it('tells apart why it does not open', () => {
  const named = (name: string) => troubleOf(new DOMException('', name));
  expect(named('QuotaExceededError')).toBe('full');
  expect(named('VersionError')).toBe('newer');
  expect(named('SecurityError')).toBe('unkept');
});

type Rows = Record<string, unknown>[];

/** A device that has these stores, and may be full, or refuse to open one. */
function device(stores: Record<string, Record<string, Rows>>) {
  const state = { stores, isFull: false, closed: '' };
  const request = (result: unknown) => {
    const asked: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  const opened = (store: Record<string, Rows>) => ({
    close: () => {},
    createObjectStore: () => ({ createIndex: () => {} }),
    transaction: (name: string) => ({
      objectStore: () => ({
        getAll: (table: string) =>
          request((store[name] ?? []).filter((row) => row.table === table)),
      }),
    }),
  });
  function open(name: string) {
    const made: Record<string, Rows> = {};
    let aborted = '';
    const transaction = {
      error: null as DOMException | null,
      abort: () => (aborted = 'AbortError'),
      objectStore: (store: string) => ({ put: (row: Rows[0]) => (made[store] ??= []).push(row) }),
    };
    const opening: Record<string, unknown> = { transaction, result: opened(stores[name] ?? made) };
    const tell = (what: string) => (opening[what] as (() => void) | undefined)?.();
    queueMicrotask(() => {
      if (name === state.closed) aborted = 'UnknownError';
      else if (!stores[name]) {
        tell('onupgradeneeded');
        if (!aborted && state.isFull) {
          transaction.error = new DOMException('', 'QuotaExceededError');
          aborted = 'AbortError';
        }
        if (!aborted) stores[name] = made;
      }
      opening.error = aborted ? new DOMException('', aborted) : null;
      tell(aborted ? 'onerror' : 'onsuccess');
    });
    return opening;
  }
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', { bound: ([table]: string[]) => table });
  return state;
}

const MINE = 'motherlode /mine/';
const line = (table: string) => ({ table, sequence: 1, at: 1, body: '{}' });
const older = () => ({ motherlode: { log: [line('ABC'), line('DEF')] } });

it('begins with the tables of this folder that were kept for all of them', async () => {
  const { stores } = device(older());
  const shelf = new Shelf(MINE, () => {});
  await shelf.open(['ABC', 'XYZ']);
  expect(stores[MINE]).toEqual({ log: [line('ABC')], tables: [{ table: 'ABC', at: 1 }] });
  expect(shelf.isBlank).toBe(false);
});

it('is not made before it can have them', async () => {
  const state = device(older());
  const open = () => new Shelf(MINE, () => {}).open(['ABC']).then(() => 'open', troubleOf);
  state.closed = 'motherlode';
  expect(await open()).toBe('unkept');
  state.closed = '';
  state.isFull = true;
  expect(await open()).toBe('full');
  expect(state.stores[MINE]).toBeUndefined();
  state.isFull = false;
  expect(await open()).toBe('open');
  expect(state.stores[MINE]!.log).toEqual([line('ABC')]);
});

it('is blank where there was nothing, and brings nothing twice', async () => {
  const state = device({});
  const shelf = new Shelf(MINE, () => {});
  await shelf.open(['ABC']);
  expect([shelf.isBlank, Object.keys(state.stores)]).toEqual([true, [MINE]]);
  Object.assign(state.stores, older());
  const again = new Shelf(MINE, () => {});
  await again.open(['ABC']);
  expect([again.isBlank, state.stores[MINE]]).toEqual([false, {}]);
});

it('saves of what was kept for all folders only what is this folder’s', async () => {
  device(older());
  history.replaceState(null, '', '/mine/');
  localStorage.setItem('motherlode.seats', '{"ABC":"token-of-16-signs"}');
  vi.stubEnv('MODE', 'site');
  vi.resetModules();
  const saveFile = vi.fn();
  vi.doMock('../src/device/files.ts', () => ({ saveFile }));
  const saved = await import('../src/server/standalone/saved.ts');
  expect(await saved.hasSaved()).toBe(true);
  await saved.saveAll();
  expect(saved.readTables(saveFile.mock.lastCall![1] as string)).toMatchObject({
    ABC: { rows: [line('ABC')], seats: { seat: 'token-of-16-signs' } },
  });
  expect(saveFile.mock.lastCall![1]).not.toContain('DEF');
});
