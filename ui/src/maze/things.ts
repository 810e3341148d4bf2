// What lies in the maze besides path cards: goals, and what the modules put there, as a view tells it.
import { type Cell, cellOf, keyOf } from '../kit/geometry.ts';
import { type Covered, type Figure, MOVES, thingsKept, TURNS } from '../modules/index.ts';
import type { Goal, Laid, SeatView, Value } from '../wire.ts';

export interface Things {
  laid: Laid[];
  goals: Goal[];
  covered: Covered[];
  figures: Figure[];
  cells: Cell[];
}

/** Everything that lies on the plane, each thing once. */
export function thingsOf(view: SeatView): Things {
  const taken = new Set(view.maze.map((laid) => keyOf(laid.cell)));
  const goals = view.goals.filter((goal) => !taken.has(keyOf(goal.cell)));
  const kept = thingsKept(view);
  const covered = kept.covered.filter(({ cell }) => !taken.has(keyOf(cell)));
  const { figures } = kept;
  const cells = [...view.maze, ...goals, ...covered, ...figures].map(({ cell }) => cell as Cell);
  return { laid: view.maze, goals, covered, figures, cells };
}

const IN_MAZE = ['PathLaid', 'PathMoved', 'RockFell', 'MapRead', ...MOVES];

type Line = { event?: { event: string; fields: Record<string, Value> } | null };
/** What somebody does in a turn of their own. */
const WHOLE_TURNS = ['PathLaid', 'PathMoved', 'ActionPlayed', 'CardsPassed', ...TURNS];

/** Who laid which card since this player's own last turn; for those who watch, in one round of turns. */
export function laidSince(
  history: readonly Line[],
  names: readonly string[],
  you: number | null,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let turns = 0;
  for (const { event } of history.toReversed()) {
    if (!event) continue;
    if (event.event === 'RoundStarted') break;
    if (!WHOLE_TURNS.includes(event.event)) continue;
    const seat = names.indexOf(String(event.fields['seat']));
    if (seat === you || (turns += 1) >= names.length) break;
    const cell = event.fields['cell'];
    if (event.event !== 'PathLaid' || typeof cell !== 'string' || seat < 0) continue;
    if (!found.has(cell)) found.set(cell, seat);
  }
  return found;
}

/** The cell of the last move in the maze, if it is the newest thing that anybody did there. */
export function lastMove(history: readonly Line[]): Cell | null {
  for (let place = history.length - 1; place >= 0; place--) {
    const event = history[place]?.event;
    if (!event) continue;
    if (event.event === 'RoundStarted') return null;
    const cell = event.fields['cell'];
    if (IN_MAZE.includes(event.event) && typeof cell === 'string') return cellOf(cell);
  }
  return null;
}
