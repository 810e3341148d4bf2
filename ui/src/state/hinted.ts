// What a hint means: whether one can be asked for, and the card and the place it is about.
import type { Cell } from '../kit/geometry.ts';
import type { Connection } from '../server/connection.ts';
import type { Option } from '../wire.ts';

/** Whether whoever reads may ask for a hint now. */
export function mayAskHint({ table, you, prompt }: Connection): boolean {
  return you !== null && !!table?.hints && !!prompt && !prompt.window && prompt.options.length > 1;
}

/** The answer that a hint means. */
export function hintedOption({ hint, prompt }: Connection): Option | null {
  return hint && hint.asked === prompt?.sequence ? (prompt.options[hint.index] ?? null) : null;
}

/** The place of the card in the hand that a hint means; -1 if it means none. */
export function hintedCard(connection: Connection): number {
  const card = hintedOption(connection)?.card;
  return card ? (connection.view?.hand.indexOf(card) ?? -1) : -1;
}

/** The place in the maze that a hint means. */
export function hintedCell(connection: Connection): Cell | null {
  return hintedOption(connection)?.cell ?? null;
}
