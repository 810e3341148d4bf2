// What part of the plane is seen, how large, and which way up: one transform for the whole maze.
import {
  type Box,
  boxAround,
  type Cell,
  keyOf,
  type Point,
  QUARTER,
  sameCell,
  seenBox,
  seenCell,
  type Way,
  WIDTH,
} from '../kit/geometry.ts';
import { besideCover, betweenCover, type Cover, isCovered, withButton } from './cover.ts';
import {
  between,
  closest,
  FARTHEST,
  filled,
  type Ground,
  isClear,
  isInSight,
  largest,
  onGround,
  placed,
  type Spot,
} from './spots.ts';

const NEAREST = 2.5;
const STEP = 0.96;
/** How far a flag hangs out beside its goal, on the plane. */
const FLAG = 78;
/** Pixels of width that a maze which grows leaves its cards, and those with which a round may begin. */
const READABLE = 48;
const LEGIBLE = 30;
/** Pixels that a finger needs, at least, between two places or for one. */
export const FINGER = 44;
const TOUCHABLE = 0.47;
/** Where a maze that leaves room lies in it: in the middle, else away from the corners. */
const ASIDE = [0.5, 0.75, 0.25, 1, 0];
const UPWARD = [0.5, 0.25, 0.75, 0, 1];
/** Pixels of the maze that stay in sight wherever a person moves it. */
const ANCHOR = 72;

/** Some cells as one word, in whatever order they are. */
const wordOf = (cells: readonly Cell[]) => cells.map(keyOf).sort().join(' ');

/** A point of view over the maze; a person may take it over, until all is shown again. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  way = $state<Way>('across');
  /** Whether the next change glides instead of jumping. */
  gentle = $state(false);
  /** Whether a person has moved it. */
  taken = $state(false);
  /** Whether it shows only a part of the maze: where something happens. */
  partial = $state(false);
  /** Whether all is in sight for a moment only: its cards are too small to play with. */
  glancing = $state(false);
  /** Whether it came nearer for a finger. */
  fingered = $state(false);
  /** Whether all stays in sight, however small. */
  whole = false;
  cover: Cover = {};
  /** Pixels at the upper edge that no card lies in: the names there. */
  upper = 0;
  /** Goals with flags beside them, which have to be in sight as well. */
  flagged: readonly Cell[] = [];
  /** The places of which a person has chosen what to see, as one word. */
  #looked = '';
  /** The smallest scale it takes by itself in this round. */
  #least = FARTHEST;
  #cells: readonly Cell[] = [];

  transform = $derived(
    `translate(${this.x}px, ${this.y}px) scale(${this.scale}) rotate(${QUARTER[this.way]}deg)`,
  );

  /** See all cells, as large as they can be with none of them covered. */
  fit(cells: readonly Cell[], gentle = false): void {
    if (!this.width || !this.height) return;
    this.gentle = gentle;
    this.taken = this.partial = this.fingered = this.glancing = false;
    this.#looked = '';
    this.#cells = cells;
    this.#take(this.#best(cells));
  }

  /**
   * A round begins: see all of it, and let no card become smaller than now, or than can be read. If they
   * are too small for that already, all is seen for a moment only.
   */
  begin(cells: readonly Cell[], gentle = false): void {
    this.fit(cells, gentle);
    this.glancing = !this.whole && this.scale * WIDTH < LEGIBLE;
    this.#least = this.glancing ? READABLE / WIDTH : Math.min(READABLE / WIDTH, this.scale);
  }

  /** The moment is over: come to where something happens. */
  settle(action: readonly Cell[]): void {
    if (!this.glancing) return;
    this.glancing = false;
    this.#comeTo(action);
  }

  /** See the maze the other way round. */
  turn(way: Way, cells: readonly Cell[]): void {
    if (way === this.way) return;
    this.way = way;
    this.begin(cells);
  }

  /** Whether it is nearer than needed to see all. */
  near(cells: readonly Cell[]): boolean {
    return this.scale > this.#best(cells).scale * 1.15;
  }

  /**
   * The maze has grown: see all of it again, unless a person chose what to see. A maze too large for
   * that is seen where something happens.
   */
  follow(cells: readonly Cell[], action: readonly Cell[] = cells): void {
    this.#cells = cells;
    if (this.taken || !this.width || this.holds(cells)) return;
    if (this.#looked) return;
    if (this.fingered) return this.#see(action);
    if (this.glancing) return; // a moment longer
    if (this.#best(cells).scale >= this.#least - 1e-6) this.fit(cells, true);
    else this.#comeTo(action);
  }

  /**
   * Come so near to some places that a finger finds each, if they lie too close together, and to as many
   * of them as can be seen at once.
   */
  approach(places: readonly Cell[]): void {
    if (this.taken || !this.width || this.#looked === wordOf(places)) return;
    this.#looked = '';
    const isCrowded = this.scale < TOUCHABLE && this.#crowded(places);
    if (!isCrowded && this.holds(places)) return;
    this.glancing = false;
    this.gentle = this.partial = this.fingered = true;
    const nearest = isCrowded ? TOUCHABLE : this.scale;
    const spots = [nearest, Math.min(nearest, FINGER / WIDTH)].map((scale) =>
      this.#centered(places, scale),
    );
    const [near, far] = spots.map((spot) => this.#seen(places, spot).length);
    this.#take(spots[near! < far! ? 1 : 0]!);
  }

  /** Some of the places were out of sight: come to those, as near as now, and stay there. */
  look(cells: readonly Cell[], places: readonly Cell[]): void {
    this.gentle = this.partial = this.fingered = true;
    this.#looked = wordOf(places);
    this.#take(this.#centered(cells, this.scale));
  }

  /** The cells of some that are clear in sight from a spot. */
  #seen(cells: readonly Cell[], spot: Spot): readonly Cell[] {
    return cells.filter((cell) => isClear(this.boxOf(cell, spot), this.#withButton()));
  }

  /** Some places in the middle, as far as they are seen from there. */
  #centered(places: readonly Cell[], scale: number): Spot {
    const box = boxAround(places, this.way);
    const { left, top, width, height } = this.#between();
    const x = left + width / 2 - (box.left + box.width / 2) * scale;
    const y = top + height / 2 - (box.top + box.height / 2) * scale;
    return this.#closest(places, { x, y, scale });
  }

  /** The finger has found its place: go back to where it was. */
  withdraw(cells: readonly Cell[], action: readonly Cell[] = cells): void {
    if (!this.fingered) return;
    this.fingered = this.partial = false;
    this.#looked = '';
    if (this.taken) return;
    if (this.#best(cells).scale >= this.#least - 1e-6) this.fit(cells, true);
    else this.#comeTo(action);
  }

  /** The room on the screen has changed; a little change doesn't make the maze jump. */
  resize(width: number, height: number, cells: readonly Cell[]): void {
    const before = [this.width, this.height] as const;
    this.#cells = cells;
    this.width = width;
    this.height = height;
    if (!before[0] || !before[1]) {
      this.begin(cells);
    } else if (this.taken || this.partial) {
      this.x += (width - before[0]) / 2;
      this.y += (height - before[1]) / 2;
    } else if (!this.holds(cells) || this.#best(cells).scale > this.scale * 1.18) {
      this.begin(cells, true);
    }
  }

  /** Bring one cell into sight, moving no more than needed. */
  reveal(cell: Cell): void {
    this.gentle = true;
    this.#take(closest([seenBox(cell, this.way)], this, this, 0));
  }

  /** The ground was scrolled, as screen readers do, and is no more: see the same as then. */
  scrolled(x: number, y: number): void {
    if (!x && !y) return;
    this.gentle = false;
    this.x -= x;
    this.y -= y;
  }

  move(x: number, y: number, gentle = false): void {
    this.gentle = gentle;
    this.taken = true;
    this.glancing = false;
    this.x += x;
    this.y += y;
    this.#hold();
  }

  /** The cell under a point of the ground. */
  cellAt(x: number, y: number): Cell {
    return seenCell(this.#planeUnder(x, y), this.way);
  }

  /** Where a cell is on the ground. */
  boxOf(cell: Cell, spot: Spot = this): Box {
    return onGround(seenBox(cell, this.way), spot);
  }

  /** The same with the flags beside it; on an upright phone they stand on the card. */
  #withFlags(cell: Cell): Box {
    const box = seenBox(cell, this.way);
    const hasFlags = this.way === 'across' && this.flagged.some((one) => sameCell(one, cell));
    return hasFlags ? { ...box, width: box.width + FLAG } : box;
  }

  /** All cells with their flags, and a margin. */
  #around(cells: readonly Cell[]): Box {
    const box = boxAround(cells, this.way);
    const ends = cells.map((cell) => this.#withFlags(cell)).map(({ left, width }) => left + width);
    return { ...box, width: Math.max(box.width, ...ends.map((end) => end - box.left)) };
  }

  /** Whether all cells are in sight, with their flags, and nothing covers them. */
  holds(cells: readonly Cell[]): boolean {
    return (
      cells.every((cell) => isInSight(onGround(this.#withFlags(cell), this), this)) &&
      !this.#covers(cells, this)
    );
  }

  /** Come nearer or go away, with one point of the screen staying where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2, gentle = false): void {
    this.gentle = gentle;
    this.taken = true;
    this.glancing = false;
    this.#scaleTo(Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor)), x, y);
    this.#hold();
  }

  /** See some cells of a maze that is too large, with cards that can be read. */
  #comeTo(action: readonly Cell[]): void {
    const scale = Math.max(this.#least, Math.min(this.scale, READABLE / WIDTH));
    this.gentle = this.partial = true;
    if (scale !== this.scale) {
      const box = boxAround(action, this.way);
      const x = (box.left + box.width / 2) * this.scale + this.x;
      const y = (box.top + box.height / 2) * this.scale + this.y;
      this.#scaleTo(scale, x, y);
    }
    this.#fill();
    this.#see(action);
  }

  /** Move some cells into sight and from under the corners, no more than needed. */
  #see(cells: readonly Cell[]): void {
    this.#take(this.#closest(cells, this));
  }

  #closest(cells: readonly Cell[], from: Spot): Spot {
    const boxes = cells.map((cell) => seenBox(cell, this.way));
    return closest(boxes, from, this.#withButton());
  }

  /** The ground with what covers it; also the button that shows all, where it is offered. */
  groundFor(places: readonly Cell[]): Ground {
    return this.offersAll(places) ? this.#withButton() : this;
  }

  /** Whether there may be more to see than is in sight. */
  offersAll(places: readonly Cell[]): boolean {
    return this.taken || (this.partial && !(this.fingered && this.holds(places)));
  }

  #withButton(): Ground {
    const { width, height, upper, cover } = this;
    return { width, height, upper, cover: withButton(cover) };
  }

  /** Leave no room empty beside a maze that is larger than it; a smaller one lies in the middle. */
  #fill(): void {
    const { left, top, width, height } = boxAround(this.#cells, this.way);
    const from = this.cover.left ?? 0;
    this.x = filled(this.x, left * this.scale, width * this.scale, from, this.width);
    this.y = filled(this.y, top * this.scale, height * this.scale, this.upper, this.height);
  }

  #scaleTo(scale: number, x: number, y: number): void {
    const real = scale / this.scale;
    this.x = x - (x - this.x) * real;
    this.y = y - (y - this.y) * real;
    this.scale = scale;
  }

  #planeUnder(x: number, y: number): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** The maze can't be pushed out of sight. */
  #hold(): void {
    if (!this.#cells.length || !this.width) return;
    const { left, top, width, height } = boxAround(this.#cells, this.way, 0);
    const wide = width * this.scale;
    const high = height * this.scale;
    const x = Math.min(ANCHOR, wide);
    const y = Math.min(ANCHOR, high);
    this.x = between(this.x, x - left * this.scale - wide, this.width - x - left * this.scale);
    this.y = between(this.y, y - top * this.scale - high, this.height - y - top * this.scale);
  }

  /** Whether two places are nearer to each other than a finger is wide. */
  #crowded(places: readonly Cell[]): boolean {
    const boxes = places.map((cell) => this.boxOf(cell));
    return boxes.some((one, place) =>
      boxes
        .slice(place + 1)
        .some(
          (other) =>
            Math.abs(one.left - other.left) < FINGER && Math.abs(one.top - other.top) < FINGER,
        ),
    );
  }

  #take({ x, y, scale }: Spot): void {
    this.x = x;
    this.y = y;
    this.scale = scale;
  }

  #best(cells: readonly Cell[]): Spot {
    const box = this.#around(cells);
    const safe = this.#safe(box);
    const beside = this.cover.left ?? 0;
    const all = { left: beside, top: 0, width: this.width - beside, height: this.height };
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
    const size = (room: Box) => largest(box, room, this.upper);
    const rooms = [besideCover(this.cover, this), this.#between()].sort(
      (one, other) => size(other) - size(one),
    );
    return placed(box, rooms[0]!, size(rooms[0]!), 0.5, 0.5, this.upper);
  }

  #between(): Box {
    return betweenCover(this.cover, this);
  }

  /** Whether something in a corner lies over a cell. */
  #covers(cells: readonly Cell[], spot: Spot): boolean {
    return cells.some((cell) => isCovered(this.boxOf(cell, spot), this.cover, this));
  }
}
