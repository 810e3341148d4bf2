// What was claimed about goals in this round: the newest word of each seat.
import type { Happened } from '../wire.ts';
import { keyOf } from '../kit/geometry.ts';

export interface GoalClaim {
  seat: number;
  /** Whether the treasure is said to lie there, or not to. */
  treasure: boolean;
}

/** By cell: who claims what about the goal there. */
export function claimsOf(history: readonly Happened[]): ReadonlyMap<string, GoalClaim[]> {
  const found = new Map<string, Map<number, boolean>>();
  for (const { event, talk } of history) {
    if (event?.event === 'RoundStarted') found.clear();
    if (talk?.claim !== 'treasure' && talk?.claim !== 'no_treasure') continue;
    if (!talk.cell) continue;
    const treasure = talk.claim === 'treasure';
    // the treasure lies in one place: whoever says where takes back what they said before
    if (treasure)
      for (const said of found.values()) if (said.get(talk.seat)) said.delete(talk.seat);
    const cell = keyOf(talk.cell);
    const said = found.get(cell) ?? new Map<number, boolean>();
    said.delete(talk.seat); // the newest comes last
    found.set(cell, said.set(talk.seat, treasure));
  }
  return new Map(
    [...found].map(([cell, said]) => [
      cell,
      [...said].map(([seat, treasure]) => ({ seat, treasure })),
    ]),
  );
}
