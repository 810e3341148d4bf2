// What a maze has to do with lines of the log and with the beginning of a round: it shows, it is shown.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../kit/geometry.ts';
import { pointing } from '../state/pointing.svelte.ts';
import type { Camera } from './camera.svelte.ts';

/** Milliseconds after which something is pointed at, and not just passed. */
const RESTING = 150;
/** Milliseconds in which a mine is seen whole that is too large to play with. */
const GLANCE = 1800;

/** Where the mouse rests, or a finger stays, the lines about it are marked in the log. */
export function marksLines(
  cellAt: (x: number, y: number) => Cell,
  isTaken: (cell: Cell) => boolean,
): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = ({ clientX, clientY }: PointerEvent) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const cell = cellAt(clientX, clientY);
        pointing.place = isTaken(cell) ? cell : null;
      }, RESTING);
    };
    const out = () => {
      clearTimeout(timer);
      pointing.place = null;
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', out);
    return () => {
      out();
      pointing.at([]);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', out);
    };
  };
}

/**
 * A line that was tapped, or that keys have come to, brings its places into sight; a glance at the whole
 * mine ends where something happens, unless all of it is to stay in sight.
 */
export function leadCamera(
  camera: Camera,
  seen: () => [action: readonly Cell[], whole: boolean],
): void {
  $effect.pre(() => {
    camera.whole = seen()[1];
  });
  $effect(() => {
    if (!pointing.asked) return;
    untrack(() => pointing.cells.forEach((cell) => camera.reveal(cell)));
  });
  $effect(() => {
    if (!camera.glancing) return;
    const timer = setTimeout(() => camera.settle(seen()[0]), GLANCE);
    return () => clearTimeout(timer);
  });
}
