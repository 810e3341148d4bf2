// What cards, roles and tools are called.
import { lyingTitle } from './lyingTitles.ts';
import { hasText, text, title } from './texts.svelte.ts';

/** Whether the cards of the table lie on their side on this screen. */
let areLying = () => false;

/** Tell how to know whether the cards of the table lie on their side. */
export function seeLying(lying: () => boolean): void {
  areLying = lying;
}

/** The title of a card or role. */
export function cardTitle(name: string): string {
  return hasText(`card-${name}`) ? title(`card-${name}`) : name;
}

/** The title of a card as it is seen at the table: its sides as they lie there, also rotated. */
export function seenTitle(name: string, turned = false): string {
  return lyingTitle(cardTitle(name), (turned ? 2 : 0) + (areLying() ? 1 : 0));
}

/** A card as it lies, for texts that say “rotated” only of one whose title has no sides to tell it by. */
export function placedCard(name: string, turned: boolean): { card: string; turned: 'yes' | 'no' } {
  const card = seenTitle(name, turned);
  return { card, turned: turned && card === seenTitle(name) ? 'yes' : 'no' };
}

/** The name of a tool, or of another card that lies in front. */
export function toolName(name: string): string {
  return hasText(`tool-${name}`) ? text(`tool-${name}`) : cardTitle(name);
}

/** How well a bot plays, in a word; a level that the server's owner added goes by its own name. */
export function levelName(level: string): string {
  return hasText(`level-${level}`) ? text(`level-${level}`) : level;
}

/** How a level plays, in a short sentence; nothing of one that the server's owner added. */
export function levelLine(level: string): string {
  return hasText(`level-${level}-line`) ? text(`level-${level}-line`) : '';
}

/** What a character is like, in a word. */
export function traitOf(name: string): string {
  return hasText(`trait-${name}`) ? text(`trait-${name}`) : '';
}

/** What is said about a bot; nothing of one that plays on under a person's name. */
export function botLine(name: string): string {
  return hasText(`bot-${name}-line`) ? text(`bot-${name}-line`) : '';
}
