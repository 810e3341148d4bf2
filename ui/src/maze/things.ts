// What lies in the maze besides path cards: goals, chests, toll dwarves, as a view tells them.
import type { Goal, Laid, SeatView, Value } from '../wire.ts';
import { type Cell, cellOf, keyOf } from './geometry.ts';

export interface Chest {
  cell: Cell;
  tunnel: string | null;
  chest: string | null;
  lookers: string[];
}

export interface TollDwarf {
  cell: Cell;
  side: string;
  owner: string;
}

export interface Things {
  laid: Laid[];
  goals: Goal[];
  chests: Chest[];
  dwarves: TollDwarf[];
  cells: Cell[];
}

function texts(value: Value | undefined): (string | null)[] {
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : null)) : [];
}

function chestsOf(view: SeatView): Chest[] {
  const kept = view.kept['treasure_chests'];
  if (!kept) return [];
  const tunnels = texts(kept['tunnel_cards']);
  const cards = texts(kept['chest_cards']);
  const lookers = Array.isArray(kept['looker_masks']) ? kept['looker_masks'] : [];
  return texts(kept['cells']).map((cell, place) => ({
    cell: cellOf(cell ?? '0,0'),
    tunnel: tunnels[place] ?? null,
    chest: cards[place] ?? null,
    lookers: texts(lookers[place]).filter((name) => name !== null),
  }));
}

function dwarvesOf(view: SeatView): TollDwarf[] {
  const kept = view.kept['toll_tunnels'];
  if (!kept) return [];
  const sides = texts(kept['sides']);
  const owners = texts(kept['seats']);
  return texts(kept['cells']).map((cell, place) => ({
    cell: cellOf(cell ?? '0,0'),
    side: sides[place] ?? '',
    owner: owners[place] ?? '',
  }));
}

/** Everything that lies on the plane, each thing once. */
export function thingsOf(view: SeatView): Things {
  const taken = new Set(view.maze.map((laid) => keyOf(laid.cell)));
  const goals = view.goals.filter((goal) => !taken.has(keyOf(goal.cell)));
  const chests = chestsOf(view).filter((chest) => !taken.has(keyOf(chest.cell)));
  const dwarves = dwarvesOf(view);
  const cells = [...view.maze, ...goals, ...chests, ...dwarves].map((thing) => thing.cell as Cell);
  return { laid: view.maze, goals, chests, dwarves, cells };
}

const MOVES = ['PathLaid', 'PathMoved', 'RockFell', 'ChestBuried', 'MapRead', 'DwarfPlaced'];

type Line = { event?: { event: string; fields: Record<string, Value> } | null };
/** What somebody does in a turn of their own. */
const TURNS = [
  'PathLaid',
  'PathMoved',
  'ActionPlayed',
  'CardsPassed',
  'FrontCleared',
  'DwarfPlaced',
];

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
    if (!TURNS.includes(event.event)) continue;
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
    if (MOVES.includes(event.event) && typeof cell === 'string') return cellOf(cell);
  }
  return null;
}
