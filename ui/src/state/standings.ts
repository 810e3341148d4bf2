// The final scores: who comes where, who shares a place, and who stands on the podium.
import type { SeatView } from '../wire.ts';

/** A player at the end of a game. */
export interface Standing {
  seat: number;
  name: string;
  score: number;
  wins: boolean;
  /** From 1; those who are equal share one, and the next is as many further. */
  rank: number;
}

/** A step of the podium. */
export interface Step {
  rank: number;
  players: Standing[];
}

const STEPS = 3;
const ABREAST = 3; // as many as share a lower step; the first has room for all winners

type Scored = Pick<SeatView, 'seats' | 'winners'>;

/** Everybody, the winners first, then by gold. */
export function standingsOf({ seats, winners }: Scored): Standing[] {
  const rows = seats.map(({ name, score }, seat) => ({
    seat,
    name,
    score: score ?? 0,
    wins: winners.includes(seat),
  }));
  const isAhead = (one: (typeof rows)[0], other: (typeof rows)[0]) =>
    one.wins === other.wins ? one.score > other.score : one.wins;
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter((other) => isAhead(other, row)).length }))
    .sort((one, other) => one.rank - other.rank);
}

/** The steps of the podium, the highest first, and those who stand below. */
export function podiumOf(standings: readonly Standing[]): { steps: Step[]; below: Standing[] } {
  const steps: Step[] = [];
  for (let rank = 1; rank <= STEPS; rank++) {
    const players = standings.filter((row) => row.rank === rank);
    if (rank > 1 && players.length > ABREAST) break;
    if (players.length) steps.push({ rank, players });
  }
  const raised = steps.flatMap(({ players }) => players);
  return { steps, below: standings.filter((row) => !raised.includes(row)) };
}
