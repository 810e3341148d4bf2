// Fingers, mouse and wheel on the maze: drag, pinch, double tap.
import type { Camera } from './camera.svelte.ts';

const SLACK = 6;
const TWICE = 320;

interface Hooks {
  all: () => void;
  moving: (now: boolean) => void;
}

/** Listens on an element until its end; a drag never becomes a click. */
export class Gestures {
  #points = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number } | null = null;
  #dragged = false;
  #tapped = { time: 0, x: 0, y: 0 };
  #stops: (() => void)[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly camera: Camera,
    readonly hooks: Hooks,
  ) {
    this.#on('pointerdown', (event) => this.#down(event));
    this.#on('pointermove', (event) => this.#move(event));
    this.#on('pointerup', (event) => this.#up(event));
    this.#on('pointercancel', (event) => this.#up(event));
    this.#on('wheel', (event) => this.#wheel(event), { passive: false });
    this.#on('click', (event) => this.#click(event), { capture: true });
  }

  end(): void {
    clearTimeout(this.#rest);
    for (const stop of this.#stops) stop();
  }

  #on<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options?: AddEventListenerOptions,
  ): void {
    this.element.addEventListener(name, listener, options);
    this.#stops.push(() => this.element.removeEventListener(name, listener, options));
  }

  #place(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    this.#points.set(event.pointerId, this.#place(event));
    if (this.#points.size === 1) {
      this.#start = this.#place(event);
      this.#dragged = false;
    }
  }

  #move(event: PointerEvent): void {
    const before = this.#points.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = this.#place(event);
    if (this.#points.size === 2) {
      this.#pinch(event.pointerId, before, now);
    } else if (this.#dragged) {
      this.camera.move(now.x - before.x, now.y - before.y);
    } else if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > SLACK) {
      this.#begin(event.pointerId);
      this.camera.move(now.x - this.#start.x, now.y - this.#start.y);
    }
    this.#points.set(event.pointerId, now);
  }

  #begin(pointer: number): void {
    this.#dragged = true;
    this.element.setPointerCapture?.(pointer);
    this.hooks.moving(true);
  }

  #pinch(pointer: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.#points].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    if (!this.#dragged) this.#begin(pointer);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  #up(event: PointerEvent): void {
    if (!this.#points.delete(event.pointerId)) return;
    if (this.#points.size) return;
    this.hooks.moving(false);
    this.#start = null;
    if (this.#dragged || event.type === 'pointercancel') return;
    const onTarget = (event.target as Element | null)?.closest?.('button');
    const now = { time: event.timeStamp, ...this.#place(event) };
    const last = this.#tapped;
    const twice = now.time - last.time < TWICE && Math.hypot(now.x - last.x, now.y - last.y) < 24;
    this.#tapped = onTarget ? { time: 0, x: 0, y: 0 } : now;
    if (!twice || onTarget) return;
    this.#tapped.time = 0;
    if (this.camera.scale > 1.1) this.hooks.all();
    else this.camera.zoom(1.8, now.x, now.y, true);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const place = this.#place(event);
    const lines = event.deltaMode === 1 ? 30 : 1;
    this.hooks.moving(true);
    this.camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), place.x, place.y);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#points.size || this.hooks.moving(false), 160);
  }

  #click(event: MouseEvent): void {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
