// What this browser has saved of all tables, as a file: for whoever can't open them here any more.
import { saveFile } from '../../device/files.ts';
import { NAME, got } from './shelf.ts';

/** Offer all lines of all tables; whatever version has written them. */
export async function saveAll(): Promise<void> {
  const database = await got(indexedDB.open(NAME));
  const lines: unknown[] = await got(database.transaction('log').objectStore('log').getAll());
  database.close();
  const content = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  saveFile('motherlode-tables.jsonl', content, 'application/jsonl');
}
