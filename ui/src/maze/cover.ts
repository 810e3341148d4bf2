// What lies over the corners and sides of the maze: role, piles and controls, and the room that they leave.
import type { Box } from '../kit/geometry.ts';

type Size = readonly [number, number];

/** What covers the corners of the ground: width and height of each, in pixels; and a whole side of it. */
export interface Cover {
  left?: number;
  topLeft?: Size;
  topRight?: Size;
  bottomLeft?: Size;
  bottomRight?: Size;
}

interface Ground {
  width: number;
  height: number;
}

/** Where only a part of the maze is seen, the button for all of it lies in a corner. */
export const withButton = (cover: Cover): Cover => ({ bottomRight: [78, 58], ...cover });

const CLEAR = 4; // pixels between a card and what covers a corner

const most = (axis: 0 | 1, one?: Size, other?: Size) =>
  Math.max(one?.[axis] ?? 0, other?.[axis] ?? 0);

const under = (size: Size | undefined, aside: number, away: number) =>
  size !== undefined && aside < size[0] && away < size[1];

/** The room beside what covers the corners. */
export function besideCover(cover: Cover, { width, height }: Ground): Box {
  const left = Math.max(cover.left ?? 0, most(0, cover.topLeft, cover.bottomLeft));
  const right = most(0, cover.topRight, cover.bottomRight);
  return { left, top: 0, width: width - left - right, height };
}

/** The room between what covers the upper corners and what covers the lower ones. */
export function betweenCover(cover: Cover, { width, height }: Ground): Box {
  const top = most(1, cover.topLeft, cover.topRight);
  const bottom = most(1, cover.bottomLeft, cover.bottomRight);
  const left = cover.left ?? 0;
  return { left, top, width: width - left, height: height - top - bottom };
}

/** Whether something in a corner or at a side lies over a box. */
export function isCovered(box: Box, cover: Cover, ground: Ground): boolean {
  const left = box.left - CLEAR;
  const top = box.top - CLEAR;
  const right = ground.width - box.left - box.width - CLEAR;
  const bottom = ground.height - box.top - box.height - CLEAR;
  return (
    (cover.left !== undefined && left < cover.left) ||
    under(cover.topLeft, left, top) ||
    under(cover.topRight, right, top) ||
    under(cover.bottomLeft, left, bottom) ||
    under(cover.bottomRight, right, bottom)
  );
}

/** The same where what covers the upper corners lies lower, by this many pixels. */
export function lowered(cover: Cover, more: number): Cover {
  const { topLeft, topRight } = cover;
  return {
    ...cover,
    ...(topLeft && { topLeft: [topLeft[0], topLeft[1] + more] }),
    ...(topRight && { topRight: [topRight[0], topRight[1] + more] }),
  };
}
