// Where things lie: cells, their places on the plane, and the box that holds them.
export type Cell = readonly [number, number];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of a cell on the plane, a card with a small gap around it. */
export const WIDTH = 100;
export const HEIGHT = 150;
export const GAP = 3;

/** How much of a cell stays free around a maze that is seen whole. */
export const MARGIN = 0.35;

/** A cell as text, the same as in the notation. */
export function keyOf(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

/** The cell that a text names, as events and modules write it. */
export function cellOf(text: string): Cell {
  const [x, y] = text.split(',').map(Number);
  return [x ?? 0, y ?? 0];
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The smallest box around all cells, with a margin in cells. */
export function boxAround(cells: readonly Cell[], margin = MARGIN): Box {
  const columns = cells.map((cell) => cell[0]);
  const rows = cells.map((cell) => cell[1]);
  const left = Math.min(...columns, 0) - margin;
  const top = Math.min(...rows, 0) - margin;
  const right = Math.max(...columns, 0) + 1 + margin;
  const bottom = Math.max(...rows, 0) + 1 + margin;
  return {
    left: left * WIDTH,
    top: top * HEIGHT,
    width: (right - left) * WIDTH,
    height: (bottom - top) * HEIGHT,
  };
}

/** The nearest of some cells in a direction, or none: how arrow keys move between places. */
export function nextCell(from: Cell, cells: readonly Cell[], step: Cell): Cell | null {
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const along = (cell[0] - from[0]) * step[0] + (cell[1] - from[1]) * step[1];
    if (along <= 0) continue;
    const aside = Math.abs((cell[0] - from[0]) * step[1]) + Math.abs((cell[1] - from[1]) * step[0]);
    if (along + aside * 2.5 < least) {
      least = along + aside * 2.5;
      best = cell;
    }
  }
  return best;
}

export const ARROWS: Record<string, Cell> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The columns (0) or rows (1) that cells lie in, in order; fewer where each has less room than 1. */
export function axisLabels(cells: readonly Cell[], axis: 0 | 1, room: number): number[] {
  if (!cells.length) return [];
  const places = cells.map((cell) => cell[axis]);
  const step = Math.max(1, Math.ceil(room));
  const first = Math.ceil(Math.min(...places) / step) * step;
  const count = Math.floor((Math.max(...places) - first) / step) + 1;
  return Array.from({ length: count }, (_, number) => first + number * step);
}
