// What an analysis makes of moves: its signs, and its words for whoever reads.
import type { IconName } from '../art/index.ts';
import { keptGames } from '../own-games/games.ts';
import type { AnalyzedStep } from '../wire.ts';
import { text } from '../words/texts.svelte.ts';

export type Mark = NonNullable<AnalyzedStep['mark']>;

/** The sign of each mark. */
export const MARKS: Record<Mark, IconName> = {
  brilliant: 'star',
  fine: 'check',
  gave_away: 'eye',
  threw_away: 'warning',
};

/** The seat that whoever reads had in a game, as far as this device knows. */
export function ownSeat(name: string): number | null {
  const [code, number] = name.split('/');
  const game = keptGames().find((one) => one.code === code && one.game === Number(number));
  return game?.you ?? null;
}

/** A mark in words: of one's own move, or of somebody else's. */
export function markWords(mark: Mark, name: string, isOwn: boolean): string {
  return text(`analysis-mark-${mark}`, { toward: isOwn ? 'you' : 'other', name });
}
