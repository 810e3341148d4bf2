// Whether a round still gets anywhere: nobody draws, and for a whole lap nobody digs.
import { TURNS } from '../modules/index.ts';
import type { Connection } from '../server/connection.ts';

const DIGS = ['PathLaid', 'PathMoved', 'RoundStarted'];
const OTHER_TURNS = ['ActionPlayed', 'CardsPassed', 'TurnSkipped', ...TURNS];

/** Whether the deck is empty and every player has had a turn since somebody dug. */
export function isStalled({ view, history }: Connection): boolean {
  if (!view || view.deck > 0) return false;
  let turns = 0;
  for (const { event } of history.toReversed()) {
    if (!event) continue;
    if (DIGS.includes(event.event)) break;
    if (OTHER_TURNS.includes(event.event)) turns += 1;
  }
  return turns >= view.seats.length;
}
