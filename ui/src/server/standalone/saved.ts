// What this browser has saved of all tables, as a file: for whoever can't open them here any more, and
// the way back.
import { saveFile } from '../../device/files.ts';
import { keepPeople, keepSeat, peopleAt, seatCodes, seatOf } from '../../device/seats.ts';
import { SHELF } from '../../device/playsAt.ts';
import { ApiError, getTable } from '../api.ts';
import type { Trouble } from './messages.ts';
import { FULL, OLDER, Shelf, TAKEN, got, linesOf, openThere, troubleOf } from './shelf.ts';

/** Something that has happened at a table, as the shelf has it. */
interface Row {
  table: string;
  sequence: number;
  command?: string;
  at: number;
  body: string;
}

/** Who sits at a table in this browser: a seat, or several if the device goes around. */
interface Seats {
  table: string;
  seat: string;
  people: (string | null)[];
}

/** All lines of all tables, whatever version has written them; none where nothing was ever saved. */
async function allLines(): Promise<Row[]> {
  const database = await openThere(SHELF).catch(() => null);
  const older = database ?? (await openThere(OLDER)); // what is there may be another folder's, too
  try {
    if (!database) return await linesOf<Row>(older, seatCodes());
    return (await got(database.transaction('log').objectStore('log').getAll())) as Row[];
  } finally {
    older.close();
  }
}

/** Whether there is anything to save. */
export async function hasSaved(): Promise<boolean> {
  const database = await openThere(SHELF).catch(() => null);
  if (!database) return (await allLines().catch(() => [])).length > 0;
  try {
    return (await got(database.transaction('log').objectStore('log').count())) > 0;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Offer all of it, and the seats of this browser there, with the list of finished games. */
export async function saveAll(games: readonly unknown[] = []): Promise<void> {
  const rows = await allLines();
  const seats: Seats[] = [...new Set(rows.map(({ table }) => table))].flatMap((table) => {
    const seat = seatOf(table);
    return seat ? [{ table, seat, people: peopleAt(table) }] : [];
  });
  const list = games.length ? [{ games }] : [];
  const content = [...list, ...rows, ...seats].map((line) => `${JSON.stringify(line)}\n`).join('');
  saveFile('motherlode-tables.jsonl', content, 'application/jsonl');
}

const isText = (value: unknown) => typeof value === 'string';

function isRow(line: Partial<Row>): line is Row {
  const { sequence, at, body, command = '' } = line;
  return Number.isInteger(sequence) && Number.isFinite(at) && isText(body) && isText(command);
}

function isSeats({ seat, people }: Partial<Seats>): boolean {
  return (
    isText(seat) && Array.isArray(people) && people.every((one) => one === null || isText(one))
  );
}

/** The lines of such a file by table; null if it holds something else. */
export function readTables(file: string): Record<string, { rows: Row[]; seats?: Seats }> | null {
  const found: NonNullable<ReturnType<typeof readTables>> = {};
  try {
    for (const text of file.split('\n').filter((line) => line.trim())) {
      const line = JSON.parse(text) as Partial<Row & Seats & { games: unknown }>;
      if (Array.isArray(line.games)) continue; // `gamesIn` reads them
      if (!/^[A-Z0-9]{1,12}$/.test(`${line.table}`)) return null;
      const table = (found[line.table!] ??= { rows: [] });
      if (isRow(line)) table.rows.push(line);
      else if (isSeats(line)) table.seats = line as Seats;
      else return null;
    }
  } catch {
    return null;
  }
  return Object.keys(found).length ? found : null;
}

/** Why tables of a file can't be put on the shelf, and how many were before that. */
export class NotRestored extends Error {
  count = 0;

  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/** Whether a log has all its lines. */
const isWhole = (rows: Row[]) => rows.every(({ sequence }, place) => sequence === place + 1);

/** Whether what is here of a table is good for nothing. */
const isDamaged = (table: string) =>
  getTable(table).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === 'unreadable',
  );

/** Put a table on the shelf, unless it is here; a whole one takes the place of a damaged one. */
async function putBack(shelf: Shelf, table: string, rows: Row[]): Promise<boolean> {
  const sorted = rows.toSorted((one, other) => one.sequence - other.sequence);
  const lines = sorted.map((row) => [table, row.sequence, row.command ?? null, row.at, row.body]);
  const ask = async (what: string) =>
    (JSON.parse(await shelf.ask(what, JSON.stringify(lines))) as { wrong?: string }).wrong;
  let wrong = await ask('append');
  if (wrong === TAKEN) {
    if (!isWhole(sorted) || !(await isDamaged(table))) return false;
    wrong = await ask('replace');
  }
  if (wrong) throw new NotRestored(wrong === FULL ? 'full' : 'unkept');
  return true;
}

/** Put tables of such a file on the shelf again; how many weren't there, or null if it holds none. */
export async function restoreAll(file: string): Promise<number | null> {
  const tables = readTables(file);
  if (!tables) return null;
  const shelf = new Shelf(SHELF, () => {});
  await shelf.open(seatCodes()).catch((error: unknown) => {
    throw new NotRestored(troubleOf(error));
  });
  let count = 0;
  try {
    for (const [table, { rows, seats }] of Object.entries(tables)) {
      if (!(await putBack(shelf, table, rows))) continue;
      count++;
      if (seats?.people.length) keepPeople(table, seats.people);
      else if (seats) keepSeat(table, seats.seat);
    }
  } catch (error) {
    if (error instanceof NotRestored) error.count = count;
    throw error;
  } finally {
    shelf.close();
  }
  return count;
}
