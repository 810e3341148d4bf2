// Who has said in this round whom they suspect or trust: the newest word of each seat about each.
import type { Happened } from '../wire.ts';

export interface Opinion {
  seat: number;
  trusts: boolean;
}

/** By seat: what others have claimed about it. */
export function opinionsOf(history: readonly Happened[]): ReadonlyMap<number, Opinion[]> {
  const found = new Map<number, Opinion[]>();
  for (const { event, talk } of history) {
    if (event?.event === 'RoundStarted') found.clear();
    if (talk?.about == null || (talk.claim !== 'suspect' && talk.claim !== 'trust')) continue;
    const others = (found.get(talk.about) ?? []).filter(({ seat }) => seat !== talk.seat);
    found.set(talk.about, [...others, { seat: talk.seat, trusts: talk.claim === 'trust' }]);
  }
  return found;
}
