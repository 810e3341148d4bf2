// What a finger means that comes down beside a place: places are as large as a finger, at least.
import type { Cell } from '../kit/geometry.ts';
import { type Camera, FINGER } from './camera.svelte.ts';

/** The nearest place whose room, as large as a finger, a point of the ground is in. */
export function placeNear(
  camera: Camera,
  places: readonly Cell[],
  x: number,
  y: number,
): Cell | null {
  let found: Cell | null = null;
  let least = Infinity;
  for (const cell of places) {
    const { left, top, width, height } = camera.boxOf(cell);
    const aside = Math.abs(x - left - width / 2);
    const away = Math.abs(y - top - height / 2);
    if (aside > Math.max(width, FINGER) / 2 || away > Math.max(height, FINGER) / 2) continue;
    if (aside + away < least) [found, least] = [cell, aside + away];
  }
  return found;
}
