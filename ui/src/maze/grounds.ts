// The grounds of mazes, for whoever lets a card fall: which cell lies under a point of the page.
import type { Cell } from '../kit/geometry.ts';

export const grounds = new WeakMap<Element, (x: number, y: number) => Cell>();
