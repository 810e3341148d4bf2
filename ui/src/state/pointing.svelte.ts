// What is pointed at: a line of the log, which flashes its places in the maze, or a place, which marks its lines.
import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../kit/geometry.ts';

/** Milliseconds that a tap, which nothing takes away again, is shown for. */
const LASTS = 2500;

class Pointing {
  /** The places of the line that is pointed at. */
  cells = $state.raw<readonly Cell[]>([]);
  /** How often places were asked for on purpose: the view comes to them. */
  asked = $state(0);
  /** The place of the maze that is pointed at. */
  place = $state.raw<Cell | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Flash some places, or none any more. */
  at(cells: readonly Cell[]): void {
    clearTimeout(this.#timer);
    this.cells = cells;
  }

  /** Bring places into sight and flash them. */
  show(cells: readonly Cell[]): void {
    this.at(cells);
    this.asked += 1;
  }

  /** The same for a while. */
  tap(cells: readonly Cell[]): void {
    this.show(cells);
    this.#timer = setTimeout(() => this.at([]), LASTS);
  }
}

export const pointing = new Pointing();

/** The line under the mouse or in the focus of the keyboard. */
let over: HTMLElement | null = null;
/** What makes a line point, by the line: drawn anew it may be another, or nothing. */
const attached = new WeakMap<HTMLElement, object>();

/** A line that flashes its places: under the mouse, in the focus of the keyboard, or after a tap. */
export function pointsAt(cells: readonly Cell[]): Attachment<HTMLElement> | undefined {
  if (!cells.length) return undefined;
  return (element) => {
    const mine = {};
    attached.set(element, mine);
    let byKeys = false;
    const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === 'touch') return;
        over = element;
        pointing.at(cells);
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType === 'touch') return;
        over = null;
        pointing.at([]);
      },
      focus: () => {
        byKeys = element.matches(':focus-visible');
        if (!byKeys) return;
        over = element;
        pointing.show(cells);
      },
      // a line may lose the focus while the page is drawn anew, when nothing may change
      blur: () => byKeys && queueMicrotask(() => pointing.at([])),
      click: () => {
        over = null; // it ends by itself
        pointing.tap(cells);
      },
    };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(on)) {
        element.removeEventListener(name, listener);
      }
      // a line that goes away tells nobody that the mouse has left it
      queueMicrotask(() => {
        if (over !== element || attached.get(element) !== mine) return;
        over = null;
        pointing.at([]);
      });
    };
  };
}
