// The way that light takes: from the start through the tunnels to a card beside them.
import { type Side, tunnelsOf } from '../cards/index.ts';
import { type Cell, keyOf } from '../kit/geometry.ts';
import type { RulesInfo, SeatView } from '../wire.ts';

const STEP: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const ACROSS: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** A place in a tunnel: a cell, and by which side one has come there; none at the start. */
interface Point {
  cell: Cell;
  from: Side | null;
  way: Cell[];
}

/** The cells of the shortest tunnel to a cell; only the last of them if there is none to be seen. */
export function tunnelTo(
  goal: Cell,
  before: Pick<SeatView, 'goals'>,
  view: Pick<SeatView, 'maze'>,
  rules: Pick<RulesInfo, 'cards'> | null,
): Cell[] {
  const shapes = new Map(rules?.cards.map((card) => [card.name, card.shape ?? '']));
  const tiles = new Map(
    view.maze.map(({ cell, card, turned }) => [
      keyOf(cell),
      tunnelsOf(shapes.get(card) ?? '', turned),
    ]),
  );
  if (!before.goals.some(({ cell }) => keyOf(cell) === keyOf(goal))) return [];
  const seen = new Set<string>();
  const points: Point[] = [{ cell: [0, 0], from: null, way: [[0, 0]] }];
  for (let point = points.shift(); point; point = points.shift()) {
    const { cell, from, way } = point;
    const mark = `${keyOf(cell)} ${from}`;
    if (seen.has(mark)) continue;
    seen.add(mark);
    for (const { sides } of tiles.get(keyOf(cell)) ?? []) {
      if (from && !sides.includes(from)) continue;
      for (const side of sides) {
        if (side === from) continue;
        const next: Cell = [cell[0] + STEP[side][0], cell[1] + STEP[side][1]];
        if (keyOf(next) === keyOf(goal)) return [...way, goal];
        points.push({ cell: next, from: ACROSS[side], way: [...way, next] });
      }
    }
  }
  return [goal];
}
