// Places that can be chosen and are out of sight: on which side, and where a hint to them stands.
import type { Box, Cell } from '../kit/geometry.ts';
import { besideCover, betweenCover, withButton } from './cover.ts';
import { between, type Ground, isClear } from './spots.ts';

export type Side = 'left' | 'right' | 'up' | 'down';

/** Places beyond one side, and where the middle of their hint is on the ground. */
export interface Beyond {
  side: Side;
  cells: Cell[];
  x: number;
  y: number;
}

/** Half of what a finger needs. */
const HALF = 22;
/** How near the middle of a place may be to that of a hint: a finger must still find it. */
const REACH = HALF + 6;
const STEP = 8;

interface Point {
  x: number;
  y: number;
}

interface Seer extends Ground {
  boxOf(cell: Cell): Box;
}

/** The places that nobody can see well enough to tap them, by the side that they lie at. */
export function beyond(camera: Seer, places: readonly Cell[]): Beyond[] {
  const found = new Map<Side, { cell: Cell; x: number; y: number }[]>();
  const seen: Point[] = [];
  for (const cell of places) {
    const { left, top, width, height } = camera.boxOf(cell);
    const core = { left: left + width / 4, top: top + height / 4 };
    const [x, y] = [left + width / 2, top + height / 2];
    if (isClear({ ...core, width: width / 2, height: height / 2 }, camera)) {
      seen.push({ x, y });
      continue;
    }
    const side = sideOf(x, y, camera);
    found.set(side, [...(found.get(side) ?? []), { cell, x, y }]);
  }
  return [...found].map(([side, some]) => {
    const x = some.reduce((sum, one) => sum + one.x, 0) / some.length;
    const y = some.reduce((sum, one) => sum + one.y, 0) / some.length;
    return { side, cells: some.map(({ cell }) => cell), ...atEdge(side, x, y, camera, seen) };
  });
}

/** The edge that a point is farthest beyond, or nearest to. */
function sideOf(x: number, y: number, { width, height, upper, cover }: Ground): Side {
  const far: [Side, number][] = [
    ['left', (cover.left ?? 0) - x],
    ['right', x - width],
    ['up', upper - y],
    ['down', y - height],
  ];
  return far.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

/** The point of an edge that is nearest to another, clear of the corners, and of places that are seen if it can be. */
function atEdge(side: Side, x: number, y: number, ground: Ground, seen: readonly Point[]): Point {
  const { width, height, upper } = ground;
  const cover = withButton(ground.cover);
  if (side === 'left' || side === 'right') {
    const room = betweenCover(cover, ground);
    const least = Math.max(room.top, upper) + HALF;
    const edge = side === 'left' ? room.left + HALF : width - HALF;
    return slid(y, least, room.top + room.height - HALF, (y) => ({ x: edge, y }), seen);
  }
  const room = besideCover(cover, ground);
  const edge = side === 'up' ? upper + HALF : height - HALF;
  const least = room.left + HALF;
  return slid(x, least, room.left + room.width - HALF, (x) => ({ x, y: edge }), seen);
}

/** The point nearest to what is wanted, from the least to the most, where a hint covers the middle of nothing seen. */
function slid(
  wanted: number,
  least: number,
  most: number,
  at: (value: number) => Point,
  seen: readonly Point[],
): Point {
  const start = between(wanted, least, Math.max(least, most));
  const covers = ({ x, y }: Point) =>
    seen.some((one) => Math.abs(one.x - x) <= REACH && Math.abs(one.y - y) <= REACH);
  for (let away = 0; away <= most - least; away += STEP)
    for (const value of [start - away, start + away])
      if (value >= least && value <= most && !covers(at(value))) return at(value);
  return at(start);
}
