// The log of a table as it is told to whoever reads it here: without whom they muted.
import type { Connection } from '../server/connection.ts';
import type { Happened } from '../wire.ts';
import { type Line, lines } from '../words/log.ts';
import type { Where } from '../words/places.ts';
import { marksOf } from './marks.svelte.ts';
import { isRoleOpen } from './role.ts';

interface Heard {
  /** A part of the history; all of it if none is named. */
  history?: Happened[];
  /** Draws and hands, too. */
  everything?: boolean;
  coordinates?: boolean;
}

/** How places and one's own role are spoken of at a table. */
const whereAt = (connection: Connection, coordinates: boolean): Where => ({
  goals: connection.view?.goals ?? [],
  roleOpen: isRoleOpen(connection),
  coordinates,
});

/** What happened and what was claimed, as lines to read, the oldest first. */
export function heardLines(
  connection: Connection,
  { history = connection.history, everything = false, coordinates = false }: Heard = {},
): Line[] {
  const names = connection.view?.seats.map((seat) => seat.name) ?? [];
  const marks = marksOf(connection);
  return lines(history, names, connection.you, whereAt(connection, coordinates), everything).filter(
    (line) => line.kind !== 'claim' || marks.hears(line.who, line.happened.talk),
  );
}
