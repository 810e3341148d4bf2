// The summary of a game: a line for each part, with its heading, the cards beside it, and its words.
import { hasText, text } from '../words/texts.svelte.ts';

export interface Part {
  heading: string;
  /** Names of cards and roles. */
  pictures: string[];
  words: string;
}

/** The games that have a summary. */
export const summarized = (games: readonly string[]): string[] =>
  games.filter((name) => hasText(`one-page-${name}`));

/** A game on one page. */
export function onePage(game: string): Part[] {
  if (!hasText(`one-page-${game}`)) return [];
  return text(`one-page-${game}`)
    .split('\n')
    .map((line) => {
      const [heading = '', pictures = '', words = ''] = line.split('|').map((part) => part.trim());
      return { heading, pictures: pictures.split(' ').filter(Boolean), words };
    });
}
