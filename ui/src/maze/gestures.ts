// Fingers, mouse, wheel and trackpad on the maze: drag, pinch, double tap.
import type { Camera } from './camera.svelte.ts';

const SLACK = 6;
const TWICE = 320;
/** How large cards are at least after a double tap. */
const READABLE = 0.8;
const NEARER = 1.8;
/** How much a turn of the wheel zooms, and a pinch on a trackpad, which comes in smaller steps. */
const WHEEL = 0.0016;
const PINCH = 0.01;
/** Pixels each millisecond: slower than this a drag ends where it ends. */
const FLUNG = 0.25;
const FRICTION = 0.995;

interface Point {
  x: number;
  y: number;
}

interface Hooks {
  /** See all again. */
  all: () => void;
  /** Whether more is out of sight than when all is seen. */
  near: () => boolean;
  moving: (now: boolean) => void;
}

/** What Safari tells of a pinch on a trackpad. */
interface GestureEvent extends UIEvent {
  scale: number;
  clientX: number;
  clientY: number;
}

/** Listens on an element until its end; a drag never becomes a click. */
export class Gestures {
  #points = new Map<number, Point>();
  #start: Point | null = null;
  #dragged = false;
  #tapped = { time: 0, x: 0, y: 0 };
  #speed = { x: 0, y: 0, time: 0 };
  #gliding = 0;
  #gestured = 1;
  #stops: (() => void)[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly camera: Camera,
    readonly hooks: Hooks,
  ) {
    this.#on(element, 'pointerdown', (event) => this.#down(event));
    // what lay under a finger may be gone before it is lifted
    this.#on(window, 'pointermove', (event) => this.#move(event));
    this.#on(window, 'pointerup', (event) => this.#up(event));
    this.#on(window, 'pointercancel', (event) => this.#up(event));
    this.#on(element, 'wheel', (event) => this.#wheel(event), { passive: false });
    this.#on(element, 'click', (event) => this.#click(event), { capture: true });
    for (const name of ['gesturestart', 'gesturechange', 'gestureend']) {
      this.#on(element, name as 'wheel', (event) => this.#gesture(event as never));
    }
  }

  end(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#gliding);
    for (const stop of this.#stops) stop();
  }

  #on<Name extends keyof HTMLElementEventMap>(
    where: HTMLElement | Window,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options?: AddEventListenerOptions,
  ): void {
    where.addEventListener(name, listener as EventListener, options);
    this.#stops.push(() => where.removeEventListener(name, listener as EventListener, options));
  }

  #place(event: { clientX: number; clientY: number }): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    cancelAnimationFrame(this.#gliding);
    this.#points.set(event.pointerId, this.#place(event));
    this.#speed = { x: 0, y: 0, time: event.timeStamp };
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
      this.#measure(now.x - before.x, now.y - before.y, event.timeStamp);
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

  /** How fast a finger goes, of late. */
  #measure(x: number, y: number, time: number): void {
    const passed = Math.max(1, time - this.#speed.time);
    const share = Math.min(1, passed / 40);
    this.#speed = {
      x: this.#speed.x * (1 - share) + (x / passed) * share,
      y: this.#speed.y * (1 - share) + (y / passed) * share,
      time,
    };
  }

  /** A maze that was flung goes on a little. */
  #glide(time: number): void {
    const { x, y } = this.#speed;
    const still = matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (still || time - this.#speed.time > 60 || Math.hypot(x, y) < FLUNG) return;
    let last = performance.now();
    const step = (now: number) => {
      const passed = Math.min(50, Math.max(0, now - last));
      last = now;
      const slower = FRICTION ** passed;
      this.#speed = { x: this.#speed.x * slower, y: this.#speed.y * slower, time: now };
      this.camera.move(this.#speed.x * passed, this.#speed.y * passed);
      if (Math.hypot(this.#speed.x, this.#speed.y) > 0.02) {
        this.#gliding = requestAnimationFrame(step);
      }
    };
    this.#gliding = requestAnimationFrame(step);
  }

  #pinch(pointer: number, before: Point, now: Point): void {
    const other = [...this.#points].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    if (!this.#dragged) this.#begin(pointer);
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.#speed.x = this.#speed.y = 0;
  }

  #up(event: PointerEvent): void {
    if (!this.#points.delete(event.pointerId)) return;
    if (this.#points.size) return;
    this.hooks.moving(false);
    this.#start = null;
    if (event.type === 'pointercancel') return;
    if (this.#dragged) {
      this.#glide(event.timeStamp);
      return;
    }
    const onTarget = (event.target as Element | null)?.closest?.('button');
    const now = { time: event.timeStamp, ...this.#place(event) };
    const last = this.#tapped;
    const twice = now.time - last.time < TWICE && Math.hypot(now.x - last.x, now.y - last.y) < 24;
    this.#tapped = onTarget ? { time: 0, x: 0, y: 0 } : now;
    if (!twice || onTarget) return;
    this.#tapped.time = 0;
    if (this.hooks.near()) this.hooks.all();
    else this.camera.zoom(Math.max(NEARER, READABLE / this.camera.scale), now.x, now.y, true);
  }

  #gesture(event: GestureEvent): void {
    event.preventDefault();
    if (event.type === 'gesturestart') this.#gestured = 1;
    const factor = event.scale / this.#gestured;
    this.#gestured = event.scale;
    if (this.#points.size || !(factor > 0)) return; // fingers on the screen tell it themselves
    const { x, y } = this.#place(event);
    this.camera.zoom(factor, x, y);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const place = this.#place(event);
    const lines = event.deltaMode === 1 ? 30 : 1;
    const turn = Math.max(-120, Math.min(120, event.deltaY * lines));
    cancelAnimationFrame(this.#gliding);
    this.hooks.moving(true);
    this.camera.zoom(Math.exp(-turn * (event.ctrlKey ? PINCH : WHEEL)), place.x, place.y);
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
