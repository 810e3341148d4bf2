// Where the places of a table are on the screen, once the camera has come to rest.
import { type Cell, GAP, HEIGHT, keyOf, WIDTH } from '../kit/geometry.ts';
import type { Place } from '../kit/motions.ts';

/** The middle of a place, how wide a card is there, and how far it lies turned, in degrees. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  turn?: number;
}

const FACE = 30;
const HELD = 72;
const PIECE = 64;

/** The thing that lies at a place, if it is drawn there. */
export function thingAt(place: Place, you: number | null): HTMLElement | null {
  if (place === 'middle') return found('[data-testid="maze"]');
  if (place === 'deck' || place === 'discard') return found(`[data-testid="${place}"]`);
  if ('cell' in place) {
    const key = keyOf(place.cell);
    return found(`[data-laid="${key}"], [data-goal="${key}"], [data-covered="${key}"]`);
  }
  const [seat, own] = 'role' in place ? [place.role, 'role-card'] : [place.seat, 'hand'];
  return (seat === you && found(`[data-testid="${own}"]`)) || seatAt(seat);
}

/** The sign of a player, in the list or in the strip. */
export function seatAt(seat: number): HTMLElement | null {
  return found(`[data-testid="player-${seat}"], [data-testid="strip-${seat}"]`);
}

/** Where a place is, and how wide something is there that is at most so wide; nothing if it can't be seen. */
export function spotOf(place: Place, you: number | null, most = Infinity): Spot | null {
  const spot = spotAt(place, you);
  return spot && { ...spot, width: Math.min(spot.width, most) };
}

function spotAt(place: Place, you: number | null): Spot | null {
  if (typeof place === 'object' && 'cell' in place) return cellSpot(place.cell);
  const thing = thingAt(place, you);
  if (!thing) return null;
  const isHand = thing.dataset['testid'] === 'hand';
  const isCard = thing.dataset['testid'] === 'role-card';
  const isSeat = typeof place === 'object' && !isCard;
  const face = isSeat && !isHand ? (thing.querySelector('.face') ?? thing) : thing;
  const { left, top, width, height } = face.getBoundingClientRect();
  if (!width || !height) return null;
  const wide = isHand ? HELD : isSeat ? FACE : place === 'middle' ? PIECE : width;
  return { x: left + width / 2, y: top + height / 2, width: wide };
}

/** A cell as the camera will show it, not as a glide shows it on the way. */
function cellSpot(cell: Cell): Spot | null {
  const ground = found('[data-testid="maze"]');
  const layer = ground?.firstElementChild as HTMLElement | null | undefined;
  if (!ground || !layer) return null;
  const box = ground.getBoundingClientRect();
  const plane = new DOMMatrix(layer.style.transform || 'none');
  const [column, row] = [(cell[0] + 0.5) * WIDTH, (cell[1] + 0.5) * HEIGHT];
  const x = plane.a * column + plane.c * row + plane.e;
  const y = plane.b * column + plane.d * row + plane.f;
  if (x < 0 || y < 0 || x > box.width || y > box.height) return null;
  const width = (WIDTH - 2 * GAP) * Math.hypot(plane.a, plane.b);
  return { x: box.left + x, y: box.top + y, width, turn: turnOf(plane) };
}

/** How far the ground of the maze lies turned, in degrees. */
export function groundTurn(): number {
  const layer = found('[data-testid="maze"]')?.firstElementChild as HTMLElement | null | undefined;
  return layer ? turnOf(new DOMMatrix(layer.style.transform || 'none')) : 0;
}

const turnOf = ({ a, b }: DOMMatrix) => Math.round((Math.atan2(b, a) * 180) / Math.PI);

function found(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
