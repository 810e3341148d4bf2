// The shelf: logs of tables in IndexedDB. It is asked in JSON, and has written what it says yes to.

export const NAME = 'motherlode';
const VERSION = 1;
const STRICT: IDBTransactionOptions = { durability: 'strict' };

type Row = Record<string, unknown>;
type Stores = (name: string) => IDBObjectStore;

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

/** A shelf; one that a newer version has written is left alone (`VersionError`). */
export class Shelf {
  #database: IDBDatabase | null = null;

  /** `lose` is told when what is on the shelf is gone, or belongs to a newer version. */
  constructor(private readonly lose: (trouble: 'lost' | 'newer') => void) {}

  async open(): Promise<void> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => made(request.result);
    const database = await got(request);
    database.onversionchange = ({ newVersion }) => {
      database.close();
      this.lose(newVersion === null ? 'lost' : 'newer');
    };
    database.onclose = () => this.lose('lost');
    this.#database = database;
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
    append: (lines: [string, number, string | null, number, string][]) =>
      this.#write(['log', 'tables'], (store) => {
        for (const [table, sequence, command, at, body] of lines) {
          const row: Row = { table, sequence, at, body };
          if (command !== null) row.command = command;
          store('log').add(row);
          store('tables').put({ table, at });
        }
      }),
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
      change((name) => transaction.objectStore(name));
    });
  }
}
