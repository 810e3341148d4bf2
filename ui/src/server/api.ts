// The JSON API: requests that are answered once; a table's life goes over its socket.
import type {
  Awards,
  CatalogueInfo,
  Check,
  Failure,
  LessonList,
  FiguresInfo,
  Settings,
  TableInfo,
  TableList,
  Ticket,
  Why,
} from '../wire.ts';
import { preferences } from '../device/preferences.svelte.ts';
import { moreWords } from '../words/texts.svelte.ts';

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

export async function ask<Body>(method: string, address: string, body?: unknown): Promise<Body> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${address}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
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
  return (await answer.json()) as Body;
}

export const getCatalogue = () => ask<CatalogueInfo>('GET', 'catalogue');
export const getFigures = () => ask<FiguresInfo>('GET', 'figures');
export const checkSettings = (settings: Settings) => ask<Check>('POST', 'check', settings);
export const getTables = () => ask<TableList>('GET', 'tables');
export const getTable = (code: string) => ask<TableInfo>('GET', `tables/${code}`);
export const makeTable = (name: string, settings: Settings, start = false) =>
  ask<Ticket>('POST', 'tables', { name, settings, start, face: preferences.face });
export const takeSeat = (code: string, name: string, seat?: number) =>
  ask<Ticket>('POST', `tables/${code}/seats`, { name, seat, face: preferences.face });
export const getLessons = () => ask<LessonList>('GET', 'lessons');
export const beginLesson = (lesson: string, name: string, others: readonly string[]) =>
  ask<Ticket>('POST', `lessons/${lesson}`, { name, others, face: preferences.face });
/** What a game that is over is remembered for. */
export const awardsOf = (code: string, game: number) =>
  ask<Awards>('GET', `tables/${code}/games/${game}/awards`);
/** The record of a game of a table, or of the last one that is over. */
export const recordAddress = (code: string, game?: number) =>
  game ? `/api/tables/${code}/games/${game}/record` : `/api/tables/${code}/record`;
export const codeImage = (code: string) => `/api/tables/${code}/qr.svg`;
