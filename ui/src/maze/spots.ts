// Where a camera can stand: spots, what of the plane is seen from one, and how large.
import { type Box, MARGIN, WIDTH } from '../kit/geometry.ts';
import { besideCover, betweenCover, type Cover, isCovered } from './cover.ts';

export const FARTHEST = 0.12;
const FIT_LARGEST = 1.25;
/** The free margin of a box; it is as good for names as any other room. */
const EDGE = MARGIN * WIDTH;

/** A point of view: where the plane begins on the ground, and how large it is. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Where a box of the plane is on the ground. */
export const onGround = ({ left, top, width, height }: Box, { x, y, scale }: Spot): Box => ({
  left: left * scale + x,
  top: top * scale + y,
  width: width * scale,
  height: height * scale,
});

export const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Where something of a size begins that is seen between two edges. */
export function filled(
  value: number,
  start: number,
  size: number,
  from: number,
  to: number,
): number {
  if (size <= to - from) return (from + to - size) / 2 - start;
  return between(value, to - size - start, from - start);
}

/** What a camera looks at: this many pixels, with names at the upper edge and something over the corners. */
export interface Ground {
  width: number;
  height: number;
  upper: number;
  cover: Cover;
}

/** Pixels that nobody misses: sums are never quite exact. */
const SLACK = 0.01;

/** Whether all of a box is in sight. */
export const isInSight = ({ left, top, width, height }: Box, ground: Ground): boolean =>
  left >= -SLACK &&
  top >= ground.upper - SLACK &&
  left + width <= ground.width + SLACK &&
  top + height <= ground.height + SLACK;

/** Whether all of a box is in sight and nothing lies over it. */
export const isClear = (box: Box, ground: Ground): boolean =>
  isInSight(box, ground) && !isCovered(box, ground.cover, ground);

const isSeen = (boxes: readonly Box[], spot: Spot, ground: Ground) =>
  boxes.every((box) => isClear(onGround(box, spot), ground));

/**
 * The nearest spot from which some boxes are seen with air around them, clear of what covers the corners;
 * if there is none, the one from which the most of them are.
 */
export function closest(boxes: readonly Box[], from: Spot, ground: Ground, air = EDGE): Spot {
  if (isSeen(boxes, from, ground)) return from;
  const far = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y);
  const found = roomsOf(ground)
    .map((room) => within(boxes, room, from, air))
    .filter((spot) => isSeen(boxes, spot, ground))
    .sort((one, other) => far(one) - far(other));
  return found[0] ?? mostSeen(boxes, from, ground);
}

/** All of the ground, and what the cover leaves of it. */
function roomsOf(ground: Ground): Box[] {
  const { width, height, upper, cover } = ground;
  const all = { left: 0, top: 0, width, height };
  return [all, betweenCover(cover, ground), besideCover(cover, ground)].map((room) => {
    const top = Math.max(room.top, upper);
    return { ...room, top, height: room.height - (top - room.top) };
  });
}

/** The nearest spot from which boxes lie in a room, if they fit. */
function within(boxes: readonly Box[], room: Box, { x, y, scale }: Spot, air: number): Spot {
  const left = Math.min(...boxes.map((box) => box.left)) - air;
  const top = Math.min(...boxes.map((box) => box.top)) - air;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + air;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + air;
  return {
    x: between(x, room.left - left * scale, room.left + room.width - right * scale),
    y: between(y, room.top - top * scale, room.top + room.height - bottom * scale),
    scale,
  };
}

/** Of all spots from which a box lies at an edge of a room, the one from which the most are seen. */
function mostSeen(boxes: readonly Box[], from: Spot, ground: Ground): Spot {
  const { scale } = from;
  const rooms = roomsOf(ground);
  const along = (start: 'left' | 'top', size: 'width' | 'height') => {
    const at = (box: Box, room: Box) => [
      room[start] - (box[start] - EDGE) * scale,
      room[start] + room[size] - (box[start] + box[size] + EDGE) * scale,
    ];
    return [...new Set(boxes.flatMap((box) => rooms.flatMap((room) => at(box, room))))];
  };
  let best = from;
  let [most, least] = [-1, Infinity];
  const ys = along('top', 'height');
  for (const x of along('left', 'width')) {
    const column = boxes.filter(({ left, width }) => {
      const start = left * scale + x;
      return start >= -SLACK && start + width * scale <= ground.width + SLACK;
    });
    if (column.length < most) continue; // whatever is seen up and down
    for (const y of ys) {
      const spot = { x, y, scale };
      const count = column.filter((box) => isClear(onGround(box, spot), ground)).length;
      const far = Math.hypot(x - from.x, y - from.y);
      if (count < most || (count === most && far >= least)) continue;
      [best, most, least] = [spot, count, far];
    }
  }
  return best;
}

export function largest(box: Box, room: Box, upper: number): number {
  const named = (room.height - Math.max(0, upper - room.top)) / (box.height - EDGE);
  const scale = Math.min(room.width / box.width, room.height / box.height, named, FIT_LARGEST);
  return Math.max(scale, FARTHEST);
}

export function placed(
  box: Box,
  room: Box,
  scale: number,
  aside: number,
  upward: number,
  upper: number,
): Spot {
  const y = room.top + (room.height - box.height * scale) * upward - box.top * scale;
  return {
    x: room.left + (room.width - box.width * scale) * aside - box.left * scale,
    y: Math.max(y, upper - (box.top + EDGE) * scale),
    scale,
  };
}
