// Room at a table: the seats of bots that people may take.
import type { TableInfo } from '../wire.ts';

export interface Place {
  seat: number;
  name: string;
}

/** The seats of bots that can be taken; none in lessons, or in a game whose host doesn't want it. */
export function botPlaces({ phase, seats, settings, lesson }: TableInfo): Place[] {
  if (lesson || (phase === 'playing' && !(settings.late ?? true))) return [];
  return seats.flatMap(({ kind, name }, seat) =>
    kind === 'bot' ? [{ seat, name: name ?? '' }] : [],
  );
}

/** Whether somebody who comes now gets a seat. */
export const hasRoom = (table: TableInfo): boolean =>
  table.seats.some(({ kind }) => kind === 'open') || botPlaces(table).length > 0;
