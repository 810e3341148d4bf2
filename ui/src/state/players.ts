// Everything the pages show of a player, gathered from the seat, the view and the clock.
import type { Connection } from '../server/connection.ts';
import { faceOf } from '../server/faces.ts';
import type { SeatInfo, SeatSight } from '../wire.ts';
import { text } from '../words/texts.svelte.ts';
import { type Suspect, suspectsOf } from './votes.ts';

/** A player as the list draws one. */
export interface PlayerInfo {
  seat: number;
  name: string;
  face: number;
  sight: SeatSight;
  info: SeatInfo | null;
  isYou: boolean;
  isAsked: boolean;
  isFirst: boolean;
  /** Who took them for a saboteur; nothing before that is shown. */
  suspect: Suspect | null;
}

/** The players in the order of their seats, one's own first: whichever way turns go, nobody moves. */
export function playersOf(connection: Connection): PlayerInfo[] {
  const { view, table, you } = connection;
  if (!view) return [];
  const count = view.seats.length;
  const start = you ?? 0;
  const suspects = suspectsOf(
    connection.history.map(({ event }) => event),
    view.seats.map(({ name }) => name),
    view.seats.map(({ role }) => role),
  );
  return view.seats.map((_, turn) => {
    const seat = (start + turn) % count;
    const sight = view.seats[seat]!;
    return {
      seat,
      name: sight.name,
      face: faceAt(connection, seat),
      sight,
      info: table?.seats[seat] ?? null,
      isYou: seat === you,
      isAsked: !isOver(connection) && view.asked === seat,
      isFirst: view.first === seat,
      suspect: suspects.find((one) => one.seat === seat && one.voters.length > 0) ?? null,
    };
  });
}

/** The players in the order of their turns, one's own seat first. */
export function inTurn(connection: Connection): PlayerInfo[] {
  const players = playersOf(connection);
  if (connection.view?.clockwise !== false) return players;
  return [...players.slice(0, 1), ...players.slice(1).reverse()];
}

/** The face of a seat; where nobody sits any more, the one that goes with the name. */
export function faceAt({ table, view }: Pick<Connection, 'table' | 'view'>, seat: number): number {
  const name = view?.seats[seat]?.name ?? table?.seats[seat]?.name ?? '';
  return table?.seats[seat]?.face ?? faceOf(name);
}

/** Whether the game has come to an end, or was broken off. */
export function isOver({ table, view, ending }: Connection): boolean {
  return table?.phase === 'over' || !!view?.over || !!ending;
}

/** Whether nobody but bots sits at the table with whoever reads. */
export function isAlone({ table, you }: Connection): boolean {
  return !table?.seats.some(({ kind }, seat) => kind === 'person' && seat !== you);
}

/**
 * Whose answer the table waits for; nobody's, if anyone may react. Among bots alone the windows that pass
 * without a question are over in no time, and while it is shown what came of a card nobody can react any
 * more: whoever plays it is still at work.
 */
export function waitedFor(connection: Connection): number | null {
  const { view, prompt, you, unfolding } = connection;
  if (!view || prompt?.window) return null;
  const isOthers = isAlone(connection) && view.announcer !== you;
  return view.asked ?? (isOthers || unfolding ? view.announcer : null);
}

/** Whether the game stands still because none of its people is there. */
export function isResting(connection: Connection): boolean {
  const { table } = connection;
  if (table?.phase !== 'playing' || isOver(connection)) return false;
  return !table.seats.some((seat) => seat.kind === 'person' && seat.present);
}

/** The gold of a player as far as it is known: its worth, or how many cards and tokens. */
export function goldOf(sight: SeatSight, own: readonly number[] | null): number | null {
  if (sight.score != null) return sight.score;
  const tokens = sight.tokens ?? 0;
  if (own) return own.reduce((sum, worth) => sum + worth, tokens);
  const { least = 0, most = 0 } = sight;
  return least === most ? least + tokens : null;
}

/** Whether the gold of a player lies face down, so that only its owner is shown how much it is. */
export const isGoldHidden = ({ tokens }: SeatSight) => tokens === null;

/** Nugget cards whose worth only their owner knows, in words. */
export function hiddenGold({ nugget_cards = 0, least = 0, most = 0 }: SeatSight): string {
  return text('player-nuggets', { count: nugget_cards, least, most });
}

/** The colour of a seat, dark enough for light letters. */
export function hueOf(seat: number): string {
  return `hsl(${(seat * 47 + 28) % 360} var(--seat-tone))`;
}

/** The seats of people who are there and haven't said yet that they want the next round. */
export function awaited({ table, intermission }: Connection): number[] {
  if (!table || !intermission) return [];
  return table.seats.flatMap((seat, number) => {
    const isThere = seat.kind === 'person' && seat.present && !seat.replaced;
    return isThere && !intermission.ready.includes(number) ? [number] : [];
  });
}
