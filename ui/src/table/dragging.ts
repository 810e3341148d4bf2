// A card on its way from the hand to a place, a player or the discard pile.
import { type Cell, cellOf } from '../kit/geometry.ts';
import { grounds } from '../maze/grounds.ts';

export interface Dragged {
  place: number;
  x: number;
  y: number;
}

export interface DropTarget {
  cell?: Cell;
  seat?: number;
  pile?: boolean;
}

interface Hooks {
  moved: (now: { x: number; y: number }) => void;
  dropped: (target: DropTarget | null) => void;
}

const SLACK = 10;

/** The ground of the maze that an element belongs to. */
function groundOf(element: Element | null): Element | null {
  while (element && !grounds.has(element)) element = element.parentElement;
  return element;
}

/** What is seen at a point: the topmost element, and in a maze all that lies there in it. */
function seenAt(x: number, y: number): Element[] {
  const all = document.elementsFromPoint(x, y);
  const ground = groundOf(all[0] ?? null);
  return ground ? all.filter((element) => ground.contains(element)) : all.slice(0, 1);
}

/** What a card can be dropped on: marked with data-cell, data-seat or data-pile. */
function markedAt(x: number, y: number): HTMLElement | null {
  for (const element of seenAt(x, y)) {
    const marked = element.closest<HTMLElement>('[data-cell], [data-seat], [data-pile]');
    if (marked) return marked;
  }
  return null;
}

/** The cell of a maze that is seen at a point of the page, whether it can be chosen or not. */
function cellUnder(x: number, y: number): Cell | undefined {
  const ground = groundOf(seenAt(x, y)[0] ?? null);
  return ground ? grounds.get(ground)!(x, y) : undefined;
}

/** What lies under a point of the page. */
export function targetAt(x: number, y: number): DropTarget | null {
  const marked = markedAt(x, y);
  if (!marked) {
    const cell = cellUnder(x, y);
    return cell ? { cell } : null;
  }
  const { cell, seat } = marked.dataset;
  if (cell !== undefined) return { cell: cellOf(cell) };
  return seat !== undefined ? { seat: Number(seat) } : { pile: true };
}

/** Follow a pointer until it is lifted; a small move is still a tap. */
export function followDrag(begin: PointerEvent, hooks: Hooks): void {
  let dragging = false;
  let over: HTMLElement | null = null;
  const hover = (element: HTMLElement | null) => {
    if (element === over) return;
    over?.removeAttribute('data-over');
    element?.setAttribute('data-over', '');
    over = element;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== begin.pointerId) return;
    const far = Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) > SLACK;
    if (!dragging && !far) return;
    dragging = true;
    hooks.moved({ x: event.clientX, y: event.clientY });
    hover(markedAt(event.clientX, event.clientY));
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== begin.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    hover(null);
    if (!dragging) return;
    // the click that follows a drag is none
    const stop = (click: Event) => click.stopPropagation();
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }));
    hooks.dropped(event.type === 'pointerup' ? targetAt(event.clientX, event.clientY) : null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
