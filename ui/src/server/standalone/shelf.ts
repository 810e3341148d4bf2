// The shelf: logs of tables in IndexedDB. It is asked in JSON, and has written what it says yes to.
import type { Trouble } from './messages.ts';

/** What it was called wherever the pages lie; still so at the root of an address. */
export const OLDER = 'motherlode';
const VERSION = 1;
const PATIENCE = 30_000; // milliseconds until a browser that doesn't open it is given up

// What browsers call what goes wrong.
export const FULL = 'QuotaExceededError';
export const TAKEN = 'ConstraintError';
const TROUBLES: Record<string, Trouble> = { VersionError: 'newer', [FULL]: 'full' };

/** What stands in the way if the shelf can't be opened. */
export const troubleOf = (error: unknown): Trouble =>
  TROUBLES[(error as Error | null)?.name ?? ''] ?? 'unkept';
const STRICT: IDBTransactionOptions = { durability: 'strict' };

type Row = Record<string, unknown>;
type Stores = (name: string) => IDBObjectStore;

/** Of which table, its number, the id of the command that caused it, when, and what. */
type Line = [string, number, string | null, number, string];

function add(store: Stores, lines: Line[]): void {
  for (const [table, sequence, command, at, body] of lines) {
    const row: Row = { table, sequence, at, body };
    if (command !== null) row.command = command;
    store('log').add(row);
    store('tables').put({ table, at });
  }
}

const LAST = '\uffff';

function made(database: IDBDatabase): void {
  const log = database.createObjectStore('log', { keyPath: ['table', 'sequence'] });
  log.createIndex('command', ['table', 'command'], { unique: true });
  database.createObjectStore('tables', { keyPath: 'table' });
  const rounds = database.createObjectStore('rounds', { keyPath: 'number', autoIncrement: true });
  rounds.createIndex('round', ['table', 'game', 'round'], { unique: true });
  database.createObjectStore('analyses', { keyPath: 'record' });
}

/** What comes of a request. */
export function got<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Open a store as it is; nothing is made where there is none (`AbortError`). */
export async function openThere(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.transaction!.abort(); // an empty one would be in the way
  return got(opening);
}

/** The same; null if there is none. */
const openIfThere = (name: string) =>
  openThere(name).catch((error: unknown) => {
    if ((error as Error | null)?.name === 'AbortError') return null;
    throw error;
  });

/** All lines of these tables, as they are kept. */
export const linesOf = async <Line>(database: IDBDatabase, tables: readonly string[]) => {
  const log = database.transaction('log').objectStore('log');
  const found = tables.map((table) => got(log.getAll(IDBKeyRange.bound([table], [table, []]))));
  return (await Promise.all(found)).flat() as Line[];
};

/** A shelf; one that a newer version has written is left alone (`VersionError`). */
export class Shelf {
  #database: IDBDatabase | null = null;

  /** Whether it has just been made, and nothing was there to put on it. */
  isBlank = false;

  /** `lose` is told when what is on the shelf is gone, or belongs to a newer version. */
  constructor(
    private readonly name: string,
    private readonly lose: (trouble: 'lost' | 'newer') => void,
  ) {}

  /** Open it. A new one has these tables from where all folders had theirs, or it isn't made. */
  async open(tables: readonly string[]): Promise<void> {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new DOMException('the shelf does not open', 'TimeoutError');
      limit = setTimeout(() => reject(error), PATIENCE);
    });
    const opening = this.#older(tables).then((rows) => this.#openWith(rows));
    const database = await Promise.race([opening, late]).finally(() => clearTimeout(limit));
    database.onversionchange = ({ newVersion }) => {
      database.close();
      this.lose(newVersion === null ? 'lost' : 'newer');
    };
    database.onclose = () => this.lose('lost');
    this.#database = database;
  }

  /** What a new shelf begins with. */
  async #older(tables: readonly string[]): Promise<Row[]> {
    if (this.name === OLDER || !tables.length) return [];
    const there = await openIfThere(this.name);
    there?.close();
    const older = there ? null : await openIfThere(OLDER);
    if (!older) return [];
    try {
      return await linesOf(older, tables);
    } finally {
      older.close();
    }
  }

  async #openWith(rows: Row[]): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, VERSION);
    let making: IDBTransaction | null = null;
    request.onupgradeneeded = () => {
      making = request.transaction;
      made(request.result);
      for (const row of rows) {
        making!.objectStore('log').put(row);
        making!.objectStore('tables').put({ table: row.table, at: row.at });
      }
      this.isBlank = !rows.length;
    };
    return got(request).catch((error: unknown) => {
      throw making?.error ?? error;
    });
  }

  /** Nobody will ask any more. */
  close(): void {
    this.#database?.close();
  }

  /** Do what is asked: `{"found": …}`, or `{"wrong": …}` with the name of what went wrong. */
  ask = async (what: string, given: string): Promise<string> => {
    try {
      const found = await this.#does[what]!(JSON.parse(given) as never);
      return JSON.stringify({ found: found ?? null });
    } catch (error) {
      return JSON.stringify({ wrong: (error as Error | null)?.name ?? 'UnknownError' });
    }
  };

  #does: Record<string, (given: never) => Promise<unknown>> = {
    append: (lines: Line[]) => this.#write(['log', 'tables'], (store) => add(store, lines)),
    read: async ([table, after]: [string, number]) => {
      const range = IDBKeyRange.bound([table, after], [table, []], true);
      const rows = await this.#read('log', (log) => log.getAll(range));
      return rows.map(({ sequence, command, at, body }) => [sequence, command ?? null, at, body]);
    },
    probe: () =>
      this.#write(['tables'], (store) => {
        store('tables').put({ table: LAST, at: 0 });
        store('tables').delete(LAST);
      }),
    tables: async () =>
      (await this.#read('tables', (tables) => tables.getAll())).map(({ table, at }) => [table, at]),
    replace: (lines: Line[]) =>
      this.#write(['log', 'tables'], (store) => {
        for (const table of new Set(lines.map(([table]) => table)))
          store('log').delete(IDBKeyRange.bound([table], [table, []]));
        add(store, lines);
      }),
    forget: ([table, since]: [string, number]) =>
      this.#write(['log', 'tables'], (store) => {
        const row = store('tables').get(table);
        row.onsuccess = () => {
          if (!row.result || row.result.at > since) return;
          store('tables').delete(table);
          store('log').delete(IDBKeyRange.bound([table], [table, []]));
        };
      }),
    keep_rounds: (rounds: [string, number, number, string][]) =>
      this.#write(['rounds'], (store) => {
        for (const [table, game, round, body] of rounds) {
          const there = store('rounds').index('round').getKey([table, game, round]);
          there.onsuccess = () => {
            if (there.result === undefined) store('rounds').add({ table, game, round, body });
          };
        }
      }),
    rounds: async ([after, count]: [number, number]) => {
      const range = IDBKeyRange.lowerBound(after, true);
      const rows = await this.#read('rounds', (rounds) => rounds.getAll(range, count));
      return rows.map(({ number, body }) => [number, body]);
    },
    analysis: async ([record, version]: [string, number]) => {
      const [row] = await this.#read('analyses', (analyses) => analyses.getAll(record));
      return row?.version === version ? row.body : null;
    },
    keep_analysis: ([record, version, at, body, most]: [string, number, number, string, number]) =>
      this.#write(['analyses'], (store) => {
        store('analyses').put({ record, version, at, body });
        const all = store('analyses').getAll();
        all.onsuccess = () => {
          const old = (all.result as Row[]).sort((a, b) => Number(b.at) - Number(a.at)).slice(most);
          for (const { record } of old) store('analyses').delete(record as string);
        };
      }),
  };

  async #read(name: string, ask: (store: IDBObjectStore) => IDBRequest<Row[]>): Promise<Row[]> {
    return got(ask(this.#database!.transaction(name).objectStore(name)));
  }

  /** All or nothing; when this returns, it is on the disk. */
  async #write(names: string[], change: (stores: Stores) => void): Promise<void> {
    const database = this.#database!;
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(names, 'readwrite', STRICT);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      try {
        change((name) => transaction.objectStore(name));
      } catch (error) {
        transaction.abort(); // or what was asked for before would be kept
        reject(error);
      }
    });
  }
}
