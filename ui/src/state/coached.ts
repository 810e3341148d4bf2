// What a table needs to know of its coach: whether there is one, and which place a step asks for.
import type { Connection } from '../server/connection.ts';
import type { Cell } from '../kit/geometry.ts';

/** Whether a coach leads through a lesson here; nobody does once the lesson was left. */
export function isCoached({ lesson }: Connection): boolean {
  return !!lesson && lesson.kind !== 'left';
}

/** The one place that a step asks for; shown until something is chosen. */
export function coachedCell({ lesson, prompt }: Connection, begun: boolean): Cell | null {
  const options = lesson?.kind === 'do' && !begun ? (prompt?.options ?? []) : [];
  const cells = new Set(options.map(({ cell }) => String(cell)));
  return cells.size === 1 ? (options[0]!.cell ?? null) : null;
}
