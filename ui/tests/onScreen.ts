// Where a camera shows cells, as tests look at it.
import type { Cell } from '../src/kit/geometry.ts';
import type { Camera } from '../src/maze/camera.svelte.ts';

/** Where a cell lies on the screen. */
export const onScreen = (camera: Camera, cell: Cell) => {
  const { left, top, width, height } = camera.boxOf(cell);
  return { left, top, right: left + width, bottom: top + height };
};

/** Whether all of it is in sight. */
export const seen = (camera: Camera, cell: Cell) => {
  const { left, top, right, bottom } = onScreen(camera, cell);
  return left >= 0 && top >= 0 && right <= camera.width && bottom <= camera.height;
};
