// Where things lie: cells, their places on the plane, which way it is seen, and boxes around them.
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

/** What stays free around a maze that is seen whole, of a card's width. */
export const MARGIN = 0.15;

/**
 * Which way the mine is seen to lead: across the screen, or down it, as if the whole plane lay turned by a
 * quarter, clockwise, with every card on its side. All that knows the difference goes through here.
 */
export type Way = 'across' | 'down';

/** How far the plane is turned, in degrees. */
export const QUARTER: Record<Way, number> = { across: 0, down: 90 };

export interface Point {
  x: number;
  y: number;
}

/** Where a point of the plane is seen. */
export function seenAt({ x, y }: Point, way: Way): Point {
  return way === 'down' ? { x: -y, y: x } : { x, y };
}

/** The point of the plane that is seen somewhere. */
export function planeAt({ x, y }: Point, way: Way): Point {
  return way === 'down' ? { x: y, y: -x } : { x, y };
}

/** The box in which a cell is seen. */
export function seenBox([column, row]: Cell, way: Way): Box {
  const start = seenAt({ x: column * WIDTH, y: row * HEIGHT }, way);
  const end = seenAt({ x: (column + 1) * WIDTH, y: (row + 1) * HEIGHT }, way);
  return {
    left: Math.min(start.x, end.x),
    top: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
}

/** The cell that is seen at a point. */
export function seenCell(point: Point, way: Way): Cell {
  const { x, y } = planeAt(point, way);
  return [Math.floor(x / WIDTH), Math.floor(y / HEIGHT)];
}

/** A step between cells that leads a way on the screen. */
export function seenStep([x, y]: Cell, way: Way): Cell {
  const step = planeAt({ x, y }, way);
  return [step.x + 0, step.y + 0]; // no negative zero
}

const SIDES = ['n', 'e', 's', 'w'];

/** The side of the screen that a side of a card lies at; as it was written, small or large. */
export function seenSide<Side extends string>(side: Side, way: Way): Side {
  const place = SIDES.indexOf(side.toLowerCase());
  if (way === 'across' || place < 0) return side;
  const seen = SIDES[(place + 1) % 4]!;
  return (side === side.toLowerCase() ? seen : seen.toUpperCase()) as Side;
}

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

/** The smallest box in which all cells are seen, with a margin. */
export function boxAround(cells: readonly Cell[], way: Way = 'across', margin = MARGIN): Box {
  const boxes = (cells.length ? cells : [[0, 0] as const]).map((cell) => seenBox(cell, way));
  const left = Math.min(...boxes.map((box) => box.left)) - margin * WIDTH;
  const top = Math.min(...boxes.map((box) => box.top)) - margin * WIDTH;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + margin * WIDTH;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + margin * WIDTH;
  return { left, top, width: right - left, height: bottom - top };
}

/** The four cells beside one. */
export function beside([column, row]: Cell): Cell[] {
  return Object.values(ARROWS).map(([x, y]) => [column + x, row + y]);
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
