// Whether one's own role lies open: as it was left for the whole round, and against bots from its start.
import type { Connection } from '../server/connection.ts';
import { isCoached } from './coached.ts';
import { marksOf, roundOf } from './marks.svelte.ts';

/** Whether nobody else looks on from a seat here; a lesson teaches how to look. */
function isAlone(connection: Connection): boolean {
  const people = connection.table?.seats.filter(({ kind }) => kind === 'person') ?? [];
  return people.length === 1 && !isCoached(connection);
}

/** What the person chose in this round, if anything. */
export const chosenOpen = (connection: Connection): boolean | null =>
  marksOf(connection).ofRound(roundOf(connection)).roleOpen;

export const isRoleOpen = (connection: Connection): boolean =>
  chosenOpen(connection) ?? isAlone(connection);

/** An open role stays so for the round, also if somebody sits down. */
export function leaveOpen(connection: Connection): void {
  if (connection.view?.role && chosenOpen(connection) === null && isRoleOpen(connection))
    marksOf(connection).keepOfRound(roundOf(connection), { roleOpen: true });
}

/** Cover the role, or lay it open, for the rest of the round. */
export function turnRole(connection: Connection): void {
  const roleOpen = !isRoleOpen(connection);
  marksOf(connection).keepOfRound(roundOf(connection), { roleOpen });
}
