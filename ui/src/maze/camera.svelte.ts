// What part of the plane is seen, and how large: one transform for the whole maze.
import { type Box, boxAround, type Cell, HEIGHT, MARGIN, WIDTH } from '../kit/geometry.ts';

const NEAREST = 2.5;
const FARTHEST = 0.12;
const FIT_LARGEST = 1.25;
const STEP = 0.96;
/** How far a maze that leaves room is pushed aside: in the middle, else away from the corners. */
const ASIDE = [0.5, 0.75, 1];
const UPWARD = [0.5, 0.25, 0.75, 0, 1];
/** Pixels of the maze that stay in sight wherever a person moves it. */
const ANCHOR = 72;
const CLEAR = 4; // pixels between a card and what covers a corner

/** What covers the corners of the screen on its left: width and height of each, in pixels. */
export interface Cover {
  top: readonly [number, number];
  bottom: readonly [number, number];
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A point of view over the maze; a person may take it over, until they ask to see all again. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether the next change glides instead of jumping. */
  gentle = $state(false);
  /** Whether a person has moved it. */
  taken = $state(false);
  cover: Cover = { top: [0, 0], bottom: [0, 0] };
  /** Pixels at the upper edge that no card lies in: the names of the columns. */
  upper = 0;
  #cells: readonly Cell[] = [];

  transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  /** See all cells, as large as they can be with none of them covered. */
  fit(cells: readonly Cell[], gentle = false): void {
    if (!this.width || !this.height) return;
    this.gentle = gentle;
    this.taken = false;
    this.#cells = cells;
    this.#take(this.#best(cells));
  }

  /** Whether it is nearer than needed to see all. */
  near(cells: readonly Cell[]): boolean {
    return this.scale > this.#best(cells).scale * 1.15;
  }

  /** The maze has grown: see all of it again, unless a person chose what to see. */
  follow(cells: readonly Cell[]): void {
    this.#cells = cells;
    if (!this.taken && !this.#shows(cells)) this.fit(cells, true);
  }

  /** The room on the screen has changed; a little change doesn't make the maze jump. */
  resize(width: number, height: number, cells: readonly Cell[]): void {
    const before = [this.width, this.height] as const;
    this.#cells = cells;
    this.width = width;
    this.height = height;
    if (this.taken) {
      this.x += (width - before[0]) / 2;
      this.y += (height - before[1]) / 2;
    } else if (!before[0] || !before[1]) {
      this.fit(cells);
    } else if (!this.#shows(cells) || this.#best(cells).scale > this.scale * 1.18) {
      this.fit(cells, true);
    }
  }

  /** Bring one cell into sight, moving no more than needed. */
  reveal(cell: Cell): void {
    const left = cell[0] * WIDTH * this.scale + this.x;
    const top = cell[1] * HEIGHT * this.scale + this.y;
    const x = between(left, 0, this.width - WIDTH * this.scale) - left;
    const y = between(top, this.upper, this.height - HEIGHT * this.scale) - top;
    this.gentle = true;
    this.x += x;
    this.y += y;
  }

  move(x: number, y: number, gentle = false): void {
    this.gentle = gentle;
    this.taken = true;
    this.x += x;
    this.y += y;
    this.#hold();
  }

  /** The cell under a point of the ground. */
  cellAt(x: number, y: number): Cell {
    return [
      Math.floor((x - this.x) / this.scale / WIDTH),
      Math.floor((y - this.y) / this.scale / HEIGHT),
    ];
  }

  /** Come nearer or go away, with one point of the screen staying where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2, gentle = false): void {
    const scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    const real = scale / this.scale;
    this.gentle = gentle;
    this.taken = true;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
    this.#hold();
  }

  /** The maze can't be pushed out of sight. */
  #hold(): void {
    if (!this.#cells.length || !this.width) return;
    const { left, top, width, height } = boxAround(this.#cells, 0);
    const x = Math.min(ANCHOR, width * this.scale);
    const y = Math.min(ANCHOR, height * this.scale);
    this.x = between(this.x, x - (left + width) * this.scale, this.width - x - left * this.scale);
    this.y = between(this.y, y - (top + height) * this.scale, this.height - y - top * this.scale);
  }

  #take({ x, y, scale }: Spot): void {
    this.x = x;
    this.y = y;
    this.scale = scale;
  }

  #best(cells: readonly Cell[]): Spot {
    const box = boxAround(cells);
    const safe = this.#safe(box);
    const all = { left: 0, top: 0, width: this.width, height: this.height };
    for (let scale = largest(box, all, this.upper); scale > safe.scale; scale *= STEP) {
      for (const aside of ASIDE) {
        for (const upward of UPWARD) {
          const spot = placed(box, all, scale, aside, upward, this.upper);
          if (!this.#covers(cells, spot)) return spot;
        }
      }
    }
    return safe;
  }

  /** Beside what covers the corners or between them, whichever leaves the maze larger. */
  #safe(box: Box): Spot {
    const { top, bottom } = this.cover;
    const left = Math.max(top[0], bottom[0]);
    const size = (room: Box) => largest(box, room, this.upper);
    const rooms = [
      { left, top: 0, width: this.width - left, height: this.height },
      { left: 0, top: top[1], width: this.width, height: this.height - top[1] - bottom[1] },
    ].sort((one, other) => size(other) - size(one));
    return placed(box, rooms[0]!, size(rooms[0]!), 0.5, 0.5, this.upper);
  }

  /** Whether something in a corner lies over a cell. */
  #covers(cells: readonly Cell[], { x, y, scale }: Spot): boolean {
    const { top, bottom } = this.cover;
    return cells.some((cell) => {
      const left = cell[0] * WIDTH * scale + x - CLEAR;
      const upper = cell[1] * HEIGHT * scale + y - CLEAR;
      const lower = (cell[1] + 1) * HEIGHT * scale + y + CLEAR;
      return (
        (left < top[0] && upper < top[1]) || (left < bottom[0] && lower > this.height - bottom[1])
      );
    });
  }

  /** Whether all cells can be seen and nothing covers them. */
  #shows(cells: readonly Cell[]): boolean {
    const inside = cells.every((cell) => {
      const left = cell[0] * WIDTH * this.scale + this.x;
      const top = cell[1] * HEIGHT * this.scale + this.y;
      return (
        left >= 0 &&
        top >= this.upper &&
        left + WIDTH * this.scale <= this.width &&
        top + HEIGHT * this.scale <= this.height
      );
    });
    return inside && !this.#covers(cells, this);
  }
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The free margin of a box is as good for names as any other room. */
const EDGE = MARGIN * HEIGHT;

function largest(box: Box, room: Box, upper: number): number {
  const named = (room.height - Math.max(0, upper - room.top)) / (box.height - EDGE);
  const scale = Math.min(room.width / box.width, room.height / box.height, named, FIT_LARGEST);
  return Math.max(scale, FARTHEST);
}

function placed(
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
