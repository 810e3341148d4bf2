// The timber at the mouths of tunnels: posts, the light on them, the shadow of the lintel.
import type { Side } from './shapes.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** At a mouth above; the other sides turn it. */
const PARTS: Record<'posts' | 'light' | 'shadow', Box[]> = {
  posts: [
    [27, 4, 8, 14],
    [65, 4, 8, 14],
  ],
  light: [
    [28.5, 5.5, 2.5, 11],
    [66.5, 5.5, 2.5, 11],
  ],
  shadow: [[35, 9, 30, 4]],
};

const TURNS: Record<Side, (box: Box) => Box> = {
  N: (box) => box,
  S: ([x, y, width, height]) => [x, 150 - y - height, width, height],
  W: ([x, y, width, height]) => [y, x + 25, height, width],
  E: ([x, y, width, height]) => [100 - y - height, x + 25, height, width],
};

/** The outline of a part of the timber, at all these mouths. */
export function beams(part: keyof typeof PARTS, mouths: Side[]): string {
  return mouths
    .flatMap((side) => PARTS[part].map((box) => TURNS[side](box)))
    .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`)
    .join('');
}
