// Where a camera can stand: spots, what of the plane is seen from one, and how large.
import { type Box, MARGIN, type Point, WIDTH } from '../kit/geometry.ts';

export const FARTHEST = 0.12;
const FIT_LARGEST = 1.25;

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

/**
 * Which of some boxes to see if a room of some size is too small for all: where the most of them lie
 * together and, of places with as many, the one nearest to a point.
 */
export function together(
  boxes: readonly Box[],
  width: number,
  height: number,
  near: Point,
): number[] {
  let best: number[] = [];
  let least = Infinity;
  for (const { left } of boxes) {
    for (const { top } of boxes) {
      const seen = boxes.flatMap((one, place) =>
        one.left >= left &&
        one.top >= top &&
        one.left + one.width <= left + width &&
        one.top + one.height <= top + height
          ? [place]
          : [],
      );
      const far = Math.hypot(left + width / 2 - near.x, top + height / 2 - near.y);
      if (seen.length > best.length || (seen.length === best.length && far < least)) {
        [best, least] = [seen, far];
      }
    }
  }
  return best;
}

/** The free margin of a box is as good for names as any other room. */
const EDGE = MARGIN * WIDTH;

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
