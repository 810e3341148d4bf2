// Questions that leave no choice, as far as their options tell.
import type { Connection } from '../server/connection.ts';
import { isAlone } from '../state/players.ts';
import type { PromptInfo } from '../wire.ts';
import { formOf } from './forms.ts';

/** Everybody has the same time for these, whatever they can answer. */
const TIMED = ['window', 'poll', 'announced', 'words'];
/** What can be chosen here is known to all: how fast it is answered tells nothing. */
const OPEN = ['places', 'players', 'ways'];

/** Whether a turn is asked: a card is played or put away. */
export const isTurn = ({ kind }: PromptInfo): boolean => formOf(kind) === 'turn';

/** Whether cards can be discarded in this turn and nothing else can be done. */
export function onlyDiscards(prompt: PromptInfo): boolean {
  return isTurn(prompt) && prompt.options.every(({ form }) => form === 'cards');
}

/** The option that discards the fewest cards, from the left of the hand. */
export function discardIndex({ options }: PromptInfo): number {
  const counts = options.map(({ cards }) => cards?.length ?? 0);
  return counts.indexOf(Math.min(...counts));
}

/** The word that ends a question for more cards to discard; null if this is none. */
export function enoughIndex({ options }: PromptInfo): number | null {
  const words = options.filter(({ form }) => form === 'word');
  const isMore = options.every(({ form }) => form === 'word' || form === 'cards');
  return isMore && words.length === 1 && options.length > 1 ? options.indexOf(words[0]!) : null;
}

/** The only possible answer; null if there are others, or if its timing would tell a secret. */
export function forcedIndex(connection: Connection): number | null {
  const { prompt, view } = connection;
  if (prompt?.options.length !== 1 || prompt.window) return null;
  const form = formOf(prompt.kind);
  if (!form || TIMED.includes(form)) return null;
  const isLast = form === 'nuggets' && view?.pool?.length === 1;
  return isAlone(connection) || isLast || OPEN.includes(form) ? 0 : null;
}
