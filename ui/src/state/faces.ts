// The faces of a table, for parts that know only seats and names, such as the maze.
import { getContext, setContext } from 'svelte';
import type { Connection } from '../server/connection.ts';
import { faceOf } from '../server/faces.ts';
import { faceAt } from './players.ts';

const KEY = Symbol('faces');

/** Let all parts below show the faces of this table. */
export function provideFaces(connection: Connection): void {
  setContext(KEY, connection);
}

/** The face of a seat; where no table is known, the one that goes with the name. */
export function useFaces(): (seat: number, name: string) => number {
  const connection = getContext<Connection | undefined>(KEY);
  return (seat, name) => (connection ? faceAt(connection, seat) : faceOf(name));
}

/** The face of whoever has this name at the table. */
export function useNamedFaces(): (name: string) => number {
  const connection = getContext<Connection | undefined>(KEY);
  return (name) =>
    connection?.table?.seats.find((seat) => seat.name === name)?.face ?? faceOf(name);
}
