// What a round came to, gathered from its events: who won, why, who was who, who got what.
import { cardTitle, sentence } from '../../log.ts';
import type { CardInfo, Happened, SeenEvent } from '../../wire.ts';
import { text } from '../../words.svelte.ts';

/** The end of one round. */
export interface RoundResult {
  round: number;
  winner: string;
  why: string;
  /** By seat; empty if they are not revealed yet. */
  roles: string[];
  spare: string[];
  gains: Gain[];
  /** Other sentences about gold: stolen, given away. */
  remarks: string[];
  /** Whether the next round, or the end of the game, has come. */
  complete: boolean;
}

export interface Gain {
  name: string;
  cards: number;
  worths: number[];
  tokens: number;
}

const PLAYS = [
  'PathLaid',
  'CardsPassed',
  'TurnSkipped',
  'RoundStarted',
  'ActionPlayed',
  'RockFell',
];

/** The results of all rounds that are over, the oldest first. */
export function roundResults(
  history: Happened[],
  names: string[],
  cards: CardInfo[],
): RoundResult[] {
  const ending = new Set(cards.filter((card) => card.ends_round).map((card) => card.name));
  const events = history.flatMap((line) => (line.event ? [line.event] : []));
  const results: RoundResult[] = [];
  let current: RoundResult | null = null;
  events.forEach((event, place) => {
    const { fields } = event;
    if (event.event === 'RoundEnded') {
      current = {
        round: Number(fields['round']),
        winner: String(fields['winner'] ?? 'nobody'),
        why: whyEnded(events.slice(0, place), ending),
        roles: [],
        spare: [],
        gains: names.map((name) => ({ name, cards: 0, worths: [], tokens: 0 })),
        remarks: [],
        complete: false,
      };
      results.push(current);
    } else if (event.event === 'RoundStarted' || event.event === 'GameEnded') {
      if (current) current.complete = true;
      current = null;
    } else if (current) {
      gather(current, event, names);
    }
  });
  return results;
}

function gather(result: RoundResult, event: SeenEvent, names: string[]): void {
  const { fields } = event;
  const gain = result.gains.find(({ name }) => name === fields['seat']);
  if (event.event === 'RolesRevealed') {
    result.roles = fields['roles'] as string[];
    result.spare = (fields['spare_roles'] as string[] | undefined) ?? [];
  } else if (event.event === 'NuggetPicked' && gain) {
    gain.cards += 1;
    if (fields['worth'] !== undefined) gain.worths.push(Number(fields['worth']));
  } else if (event.event === 'NuggetsTaken' && gain) {
    gain.cards += Number(fields['count'] ?? 0);
    gain.worths.push(...((fields['worths'] as number[] | undefined) ?? []));
    gain.tokens += Number(fields['tokens'] ?? 0);
  } else if (event.event === 'GoldPaid' && gain) {
    gain.tokens += Number(fields['tokens'] ?? 0);
  } else if (['NuggetGiven', 'GoldStolen', 'GoldGiven', 'NuggetTurnedIn'].includes(event.event)) {
    result.remarks.push(sentence(event, names));
  }
}

/** Why a round ended, as far as what happened last tells it. */
function whyEnded(before: SeenEvent[], ending: ReadonlySet<string>): string {
  for (const event of before.toReversed()) {
    const seat = String(event.fields['seat'] ?? '');
    const goal = String(event.fields['goal'] ?? '');
    if (event.event === 'GoalTurned' && ending.has(goal)) {
      return text('ended-goal', { seat, goal: cardTitle(goal) });
    }
    if (event.event === 'GaveUp') return text('ended-gave-up', { seat });
    if (event.event === 'CallAnswered' && event.fields['agrees']) return text('ended-called');
    if (PLAYS.includes(event.event)) break;
  }
  return text('ended-cards');
}

/** What somebody got in a round, in words. */
export function gainWords(gain: Gain): string {
  const parts: string[] = [];
  if (gain.worths.length) {
    parts.push(text('gain-worths', { gold: gain.worths.reduce((sum, worth) => sum + worth, 0) }));
  } else if (gain.cards) {
    parts.push(text('gain-cards', { count: gain.cards }));
  }
  if (gain.tokens) parts.push(text('gain-worths', { gold: gain.tokens }));
  return parts.join(' + ') || text('gain-none');
}
