// What part of the plane is seen, and how large: one transform for the whole maze.
import { type Box, holds } from './geometry.ts';

const NEAREST = 2.5;
const FARTHEST = 0.12;
const FIT_LARGEST = 1.25;

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
  /** What covers the screen at its left edge, and at the left of its top and bottom. */
  cover = { left: 0, top: 0, bottom: 0 };

  transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  /** The part of the plane that is seen. */
  get seen(): Box {
    return {
      left: -this.x / this.scale,
      top: -this.y / this.scale,
      width: this.width / this.scale,
      height: this.height / this.scale,
    };
  }

  /** See a whole box, in the middle of what isn't covered. */
  fit(box: Box, gentle = false): void {
    if (!this.width || !this.height) return;
    const room = this.#room(box);
    this.gentle = gentle;
    this.taken = false;
    this.scale = this.#best(box, room);
    this.x = room.left + (room.width - box.width * this.scale) / 2 - box.left * this.scale;
    this.y = room.top + (room.height - box.height * this.scale) / 2 - box.top * this.scale;
  }

  /** The maze has grown: see all of it again, unless a person chose what to see. */
  follow(box: Box): void {
    if (!this.taken && !this.#shows(box)) this.fit(box, true);
  }

  /** The room on the screen has changed; a little change doesn't make the maze jump. */
  resize(width: number, height: number, box: Box): void {
    const before = [this.width, this.height] as const;
    this.width = width;
    this.height = height;
    if (this.taken) {
      this.x += (width - before[0]) / 2;
      this.y += (height - before[1]) / 2;
    } else if (!before[0] || !before[1]) {
      this.fit(box);
    } else if (!this.#shows(box) || this.#best(box) > this.scale * 1.18) {
      this.fit(box, true);
    }
  }

  #best(box: Box, room = this.#room(box)): number {
    const scale = Math.min(room.width / box.width, room.height / box.height, FIT_LARGEST);
    return Math.max(scale, FARTHEST);
  }

  /** Beside what covers the corners or between them, whichever leaves the maze larger. */
  #room(box: Box): Box {
    const { left, top, bottom } = this.cover;
    const beside = { left, top: 0, width: this.width - left, height: this.height };
    const between = { left: 0, top, width: this.width, height: this.height - top - bottom };
    return this.#best(box, beside) >= this.#best(box, between) ? beside : between;
  }

  /** Whether a whole box can be seen and nothing covers it. */
  #shows(box: Box): boolean {
    const { left, top, width, height } = this.#room(box);
    const slack = 2; // a fitted box touches the edges
    const seen = {
      left: (left - this.x - slack) / this.scale,
      top: (top - this.y - slack) / this.scale,
      width: (width + 2 * slack) / this.scale,
      height: (height + 2 * slack) / this.scale,
    };
    return holds(seen, box);
  }

  move(x: number, y: number, gentle = false): void {
    this.gentle = gentle;
    this.taken = true;
    this.x += x;
    this.y += y;
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
  }
}
