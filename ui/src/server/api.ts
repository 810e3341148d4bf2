// The JSON API: requests that are answered once; a table's life goes over its socket.
import type {
  Awards,
  CatalogueInfo,
  Check,
  Failure,
  LessonList,
  FiguresInfo,
  PuzzleInfo,
  PuzzleList,
  PuzzleSolution,
  Settings,
  TableInfo,
  TableList,
  Ticket,
  Why,
} from '../wire.ts';
import { drawBits } from '../device/bits.ts';
import { RECORD, saveFile } from '../device/files.ts';
import { preferences } from '../device/preferences.svelte.ts';
import { moreWords } from '../words/texts.svelte.ts';
import { transport } from './transport.ts';

/** A request the server refused, with a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly why?: Why | null,
  ) {
    super(reason);
  }
}

/** An answer that isn't a refusal. */
async function answered(
  method: string,
  address: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.ask(`/api/${address}`, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', '');
  }
  if (!answer.ok) {
    const failure = (await answer.json().catch(() => null)) as Failure | null;
    if (failure?.why) await moreWords('reasons').catch(() => {}); // a reason is told once
    throw new ApiError(
      failure?.code ?? 'failed',
      failure?.reason ?? answer.statusText,
      failure?.why,
    );
  }
  return answer;
}

export const ask = async <Body>(...request: Parameters<typeof answered>): Promise<Body> =>
  (await (await answered(...request)).json()) as Body;

export const getCatalogue = () => ask<CatalogueInfo>('GET', 'catalogue');
export const getFigures = () => ask<FiguresInfo>('GET', 'figures');
export const checkSettings = (settings: Settings) => ask<Check>('POST', 'check', settings);
export const getTables = () => ask<TableList>('GET', 'tables');
export const getTable = (code: string) => ask<TableInfo>('GET', `tables/${code}`);
/** Make a table; the bits for a game that begins at once are drawn at once, too. */
export const makeTable = (name: string, settings: Settings, start = false) =>
  ask<Ticket>('POST', 'tables', {
    name,
    settings,
    start,
    face: preferences.face,
    ...(start && { shuffle: drawBits() }),
  });
export const takeSeat = (code: string, name: string, seat?: number) =>
  ask<Ticket>('POST', `tables/${code}/seats`, { name, seat, face: preferences.face });
/** Somebody who sits down beside whoever has this device, with a face by lot. */
export const seatPerson = (code: string, name: string) =>
  ask<Ticket>('POST', `tables/${code}/seats`, { name });
export const getLessons = () => ask<LessonList>('GET', 'lessons');
export const beginLesson = (lesson: string, name: string, others: readonly string[]) =>
  ask<Ticket>('POST', `lessons/${lesson}`, { name, others, face: preferences.face });
export const getPuzzles = () => ask<PuzzleList>('GET', 'puzzles');
/** A puzzle by its number, or `today`. */
export const getPuzzle = (id: string) =>
  ask<PuzzleInfo>('GET', `puzzles/${encodeURIComponent(id)}`);
export const answerPuzzle = (id: number, answer: string) =>
  ask<PuzzleSolution>('POST', `puzzles/${id}/answer`, { answer });
/** What a game that is over is remembered for. */
export const awardsOf = (code: string, game: number) =>
  ask<Awards>('GET', `tables/${code}/games/${game}/awards`);
/** The record of a game of a table. */
export const getRecord = async (code: string, game: number): Promise<string> =>
  (await answered('GET', `tables/${code}/games/${game}/record`)).text();
/** Offer the record of a game as a file. */
export const saveRecord = async (code: string, game: number) =>
  saveFile(`motherlode-${code}-${game}.jsonl`, await getRecord(code, game), RECORD);
/** The invitation as a picture; another one once others find the server elsewhere. */
export const codeImage = (code: string, found = '') =>
  `/api/tables/${code}/qr.svg${found && `?at=${encodeURIComponent(found)}`}`;
