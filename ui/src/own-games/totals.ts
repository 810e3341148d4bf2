// What one's own games come to.
import type { Row } from '../statistics/rows.ts';
import { text, title } from '../words/texts.svelte.ts';
import type { KeptGame } from './games.ts';

/** Games won, and rounds that were paid, by role; broken-off games count only by their rounds. */
export function totals(games: KeptGame[]): Row[] {
  const played = games.filter((game) => !game.aborted);
  const won = played.filter((game) => game.winners.includes(game.you)).length;
  const rounds = games.flatMap((game) => game.rounds).filter((round) => round.role);
  const roles = [...new Set(rounds.map((round) => round.role))].toSorted();
  return [
    { name: '', label: text('games-totals-won'), won, of: played.length },
    ...roles.map((role) => {
      const had = rounds.filter((round) => round.role === role);
      const paid = had.filter((round) => round.paid).length;
      const label = text('games-totals-role', { role: title(`card-${role}`) });
      return { name: role, label, won: paid, of: had.length };
    }),
  ].filter((row) => row.of);
}
