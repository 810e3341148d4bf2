// A card on its way from the hand to a place, a player or the discard pile.
import { type Cell, cellOf } from '../maze/geometry.ts';

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

/** What lies under a point of the page: marked with data-cell, data-seat or data-pile. */
export function targetAt(x: number, y: number): DropTarget | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const marked = element.closest<HTMLElement>('[data-cell], [data-seat], [data-pile]');
    if (!marked) continue;
    const { cell, seat } = marked.dataset;
    if (cell !== undefined) return { cell: cellOf(cell) };
    if (seat !== undefined) return { seat: Number(seat) };
    return { pile: true };
  }
  return null;
}

/** Follow a pointer until it is lifted; a small move is still a tap. */
export function followDrag(begin: PointerEvent, hooks: Hooks): void {
  let dragging = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== begin.pointerId) return;
    const far = Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) > SLACK;
    if (!dragging && !far) return;
    dragging = true;
    hooks.moved({ x: event.clientX, y: event.clientY });
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== begin.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
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
