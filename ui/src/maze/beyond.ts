// Places that can be chosen and are out of sight: on which side, and where a hint to them stands.
import type { Box, Cell, Point } from '../kit/geometry.ts';
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

interface Seer {
  boxOf(cell: Cell): Box;
  /** What is in sight, where some places can be chosen. */
  groundFor(places: readonly Cell[]): Ground;
}

/** The places that nobody can see well enough to tap them, by the side that they lie at. */
export function beyond(camera: Seer, places: readonly Cell[]): Beyond[] {
  const ground = camera.groundFor(places);
  const found = new Map<Side, { cell: Cell; x: number; y: number }[]>();
  const seen: Point[] = [];
  for (const cell of places) {
    const { left, top, width, height } = camera.boxOf(cell);
    const core = { left: left + width / 4, top: top + height / 4 };
    const [x, y] = [left + width / 2, top + height / 2];
    if (isClear({ ...core, width: width / 2, height: height / 2 }, ground)) {
      seen.push({ x, y });
      continue;
    }
    const side = sideOf(x, y, ground);
    found.set(side, [...(found.get(side) ?? []), { cell, x, y }]);
  }
  const hints: Beyond[] = [];
  for (const [side, some] of found) {
    const x = some.reduce((sum, one) => sum + one.x, 0) / some.length;
    const y = some.reduce((sum, one) => sum + one.y, 0) / some.length;
    const at = atEdge(side, x, y, ground, (point) => hides(point, seen, hints));
    hints.push({ side, cells: some.map(({ cell }) => cell), ...at });
  }
  return hints;
}

/** Whether a hint would cover the middle of a place that is seen, or another hint. */
function hides({ x, y }: Point, seen: readonly Point[], hints: readonly Point[]): boolean {
  const near = (reach: number) => (one: Point) =>
    Math.abs(one.x - x) <= reach && Math.abs(one.y - y) <= reach;
  return seen.some(near(REACH)) || hints.some(near(2 * HALF));
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

/** The point of an edge that is nearest to another, clear of the corners, and hiding nothing if it can be. */
function atEdge(
  side: Side,
  x: number,
  y: number,
  ground: Ground,
  hides: (point: Point) => boolean,
): Point {
  const { width, height, upper } = ground;
  const cover = withButton(ground.cover);
  if (side === 'left' || side === 'right') {
    const room = betweenCover(cover, ground);
    const least = Math.max(room.top, upper) + HALF;
    const edge = side === 'left' ? room.left + HALF : width - HALF;
    return slid(y, least, room.top + room.height - HALF, (y) => ({ x: edge, y }), hides);
  }
  const room = besideCover(cover, ground);
  const edge = side === 'up' ? upper + HALF : height - HALF;
  const least = room.left + HALF;
  return slid(x, least, room.left + room.width - HALF, (x) => ({ x, y: edge }), hides);
}

/** The point nearest to what is wanted, from the least to the most, where a hint hides nothing. */
function slid(
  wanted: number,
  least: number,
  most: number,
  at: (value: number) => Point,
  hides: (point: Point) => boolean,
): Point {
  const start = between(wanted, least, Math.max(least, most));
  for (let away = 0; away <= most - least; away += STEP)
    for (const value of [start - away, start + away])
      if (value >= least && value <= most && !hides(at(value))) return at(value);
  return at(start);
}
