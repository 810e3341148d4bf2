// Who took whom for a saboteur when a round ended, and who was right.
import { ACCUSES } from '../modules/index.ts';
import { people, person } from '../words/people.ts';
import { text } from '../words/texts.svelte.ts';
import type { SeenEvent } from '../wire.ts';

/** What the vote came to for one seat. */
export interface Suspect {
  seat: number;
  /** Seats that took it for a saboteur. */
  voters: number[];
  /** Whether it was one. */
  isRight: boolean;
}

/** What the vote of the newest round came to, by seat; `roles` are those that are shown by now. */
export function suspectsOf(
  events: Iterable<SeenEvent | null | undefined>,
  names: readonly string[],
  roles: readonly (string | null | undefined)[],
): Suspect[] {
  let votes: { voter: number; accused: number; sought: string }[] = [];
  for (const event of events) {
    if (event?.event === 'RoundStarted') votes = [];
    const sought = event && ACCUSES[event.event];
    if (!sought) continue;
    const [voter, accused] = ['seat', 'target'].map((who) => names.indexOf(`${event.fields[who]}`));
    votes.push({ voter: voter!, accused: accused!, sought });
  }
  return names.flatMap((_, seat) => {
    const role = roles[seat];
    if (!role || !votes.length) return [];
    const isRight = votes.some(({ sought }) => sought === role);
    const voters = votes.filter(({ accused }) => accused === seat).map(({ voter }) => voter);
    return voters.length || isRight ? [{ seat, voters, isRight }] : [];
  });
}

/** Who saw through somebody, or was wrong about them, in words. */
export function voteWords({ seat, voters, isRight }: Suspect, names: readonly string[]): string {
  const name = person(names[seat] ?? '');
  if (!voters.length) return text('vote-unseen', { name });
  const who = people(voters.map((voter) => names[voter] ?? ''));
  return text(isRight ? 'vote-right' : 'vote-wrong', { name, names: who });
}
