// What a maze needs to know of a question: which places can be chosen, and what choosing one does.
import type { CardInfo } from '../wire.ts';
import type { Cell } from '../kit/geometry.ts';

/** A card as it would lie. */
export interface Ghost {
  info: CardInfo;
  turned: boolean;
}

export interface Asking {
  /** Places that can be chosen. */
  readonly places: Cell[];
  /** Places that one could choose with some card: they are in sight before one is chosen. */
  readonly reach: Cell[];
  /** Places that are chosen. */
  readonly cells: Cell[];
  /** Whether the card on the chosen place can be turned. */
  readonly bothWays: boolean;
  /** Whether the chosen place, chosen again, plays the card. */
  readonly plays: boolean;
  ghostAt(cell: Cell): Ghost | null;
  pickCell(cell: Cell): void;
  /** Turn the card on the chosen place. */
  turn(): void;
}

/** Nothing is asked. */
export const UNASKED: Asking = {
  places: [],
  reach: [],
  cells: [],
  bothWays: false,
  plays: false,
  ghostAt: () => null,
  pickCell: () => {},
  turn: () => {},
};
