// What a round came to, gathered from its events: who won, why, who was who, who got what.
import type { Connection } from '../server/connection.ts';
import { sentence } from '../words/log.ts';
import { eventPlaces } from '../words/places.ts';
import { cardTitle, seenTitle } from '../words/titles.ts';
import { THEFTS } from '../modules/index.ts';
import { type Suspect, suspectsOf } from './votes.ts';
import type { Goal, Happened, RulesInfo, SeatSight, SeenEvent, Value } from '../wire.ts';
import { text, told } from '../words/texts.svelte.ts';

/** The end of one round. */
export interface RoundResult {
  round: number;
  winner: string;
  /** Seats that have won it; null if nobody was told. */
  winners: number[] | null;
  why: string;
  /** By seat; empty if they are not revealed yet. */
  roles: string[];
  spare: string[];
  gains: Gain[];
  /** What the vote on suspicion came to, once roles are shown. */
  suspects: Suspect[];
  /** Other sentences about gold: stolen, given away. */
  remarks: string[];
  /** Whether the next round, or the end of the game, has come. */
  complete: boolean;
  /** Whether all gold is handed out: it is complete, or the table rests on it. */
  settled: boolean;
  /** What the best nugget card is worth. */
  best: number;
}

/** What a seat got: gold as far as its worth is known, and cards whose worth is not. */
export interface Gain {
  name: string;
  gold: number;
  cards: number;
  /** Gold that it stole afterward, less what was stolen from it. */
  stolen: number;
}

const PLAYS = [
  'PathLaid',
  'CardsPassed',
  'TurnSkipped',
  'RoundStarted',
  'ActionPlayed',
  'RockFell',
];

/** The rules as far as a round is told by them. */
type Told = Pick<RulesInfo, 'cards' | 'best_nugget'> | null;

/**
 * The results of all rounds that are over, the oldest first; `you` is who reads, `opened` what the end
 * of the game tells of the nugget cards that were taken unseen in its last round, `goals` have names.
 */
export function roundResults(
  history: Happened[],
  names: string[],
  rules: Told,
  you: number | null = null,
  opened: readonly SeenEvent[] = [],
  goals: readonly Goal[] = [],
): RoundResult[] {
  const ending = new Set(
    (rules?.cards ?? []).filter((card) => card.ends_round).map((card) => card.name),
  );
  const events = laidOpen(
    history.flatMap((line) => (line.event ? [line.event] : [])),
    opened,
  );
  const results: RoundResult[] = [];
  let current: RoundResult | null = null;
  events.forEach((event, place) => {
    const { fields } = event;
    if (event.event === 'RoundEnded') {
      const winners = seatsOf(fields['winners'], names);
      current = {
        round: Number(fields['round']),
        winner: String(winners?.length === 0 ? 'nobody' : (fields['winner'] ?? 'nobody')),
        winners,
        why: whyEnded(events.slice(0, place), ending, names[you ?? -1], goals),
        roles: [],
        spare: [],
        gains: names.map((name) => ({ name, gold: 0, cards: 0, stolen: 0 })),
        suspects: [],
        remarks: [],
        complete: false,
        settled: false,
        best: rules?.best_nugget ?? 0,
      };
      results.push(current);
    } else if (event.event === 'RoundStarted' || event.event === 'GameEnded') {
      if (current) current.complete = current.settled = true;
      current = null;
    } else if (current) {
      gather(current, event, names, you);
      if (event.event === 'RolesRevealed') {
        current.suspects = suspectsOf(events.slice(0, place), names, current.roles);
      }
    }
  });
  return results;
}

/** The results of a table's rounds as whoever sits there reads them, the oldest first. */
export function resultsOf(connection: Connection): RoundResult[] {
  const { history, rules, you, ending, view, intermission } = connection;
  const names = view?.seats.map((seat) => seat.name) ?? [];
  const results = roundResults(history, names, rules, you, ending?.nuggets, view?.goals);
  const last = results.at(-1);
  if (last && intermission) last.settled = true;
  return results;
}

const UNSEEN = ['NuggetPicked', 'NuggetGiven'];

/** What happened, with the worth of the nugget cards of the last round if it is known by now. */
function laidOpen(events: SeenEvent[], opened: readonly SeenEvent[]): SeenEvent[] {
  const end = events.findLastIndex(({ event }) => event === 'RoundEnded');
  const left = [...opened];
  return events.map((event, place) =>
    place > end && UNSEEN.includes(event.event) ? (left.shift() ?? event) : event,
  );
}

const seatsOf = (winners: Value | undefined, names: string[]): number[] | null =>
  Array.isArray(winners) ? winners.map((name) => names.indexOf(String(name))) : null;

const REMARKED = ['NuggetGiven', 'GoldGiven', 'NuggetTurnedIn', ...THEFTS];

function gather(result: RoundResult, event: SeenEvent, names: string[], you: number | null): void {
  const { fields } = event;
  const receiver = fields[event.event === 'NuggetGiven' ? 'target' : 'seat'];
  const gain = result.gains.find(({ name }) => name === receiver);
  if (event.event === 'RolesRevealed') {
    result.roles = fields['roles'] as string[];
    result.spare = (fields['spare_roles'] as string[] | undefined) ?? [];
  } else if ((event.event === 'NuggetPicked' || event.event === 'NuggetGiven') && gain) {
    if (fields['worth'] === undefined) gain.cards += 1;
    else gain.gold += Number(fields['worth']);
  } else if (event.event === 'NuggetsTaken' && gain) {
    gain.gold += Number(fields['total'] ?? 0);
  } else if (event.event === 'GoldPaid' && gain) {
    gain.gold += Number(fields['tokens'] ?? 0);
  } else if (THEFTS.includes(event.event) && gain) {
    gain.stolen += 1;
    const victim = result.gains.find(({ name }) => name === fields['target']);
    if (victim) victim.stolen -= 1;
  }
  if (REMARKED.includes(event.event)) result.remarks.push(sentence(event, names, you));
}

/** Why a round ended, as far as what happened last tells it. */
function whyEnded(
  before: SeenEvent[],
  ending: ReadonlySet<string>,
  own: string | undefined,
  goals: readonly Goal[],
): string {
  for (const event of before.toReversed()) {
    const seat = String(event.fields['seat'] ?? '');
    const goal = String(event.fields['goal'] ?? '');
    const reader = seat === own ? 'you' : '';
    if (event.event === 'GoalTurned' && ending.has(goal)) {
      return told('ended-goal', reader, {
        seat,
        goal: seenTitle(goal),
        ...eventPlaces(event.fields, { goals }),
      });
    }
    if (event.event === 'GaveUp') return told('ended-gave-up', reader, { seat });
    if (event.event === 'CallAnswered' && event.fields['agrees']) return text('ended-called');
    if (PLAYS.includes(event.event)) break;
  }
  return text('ended-cards');
}

/**
 * What is known of the gold of a seat that has none yet: that there is none, that it has some to
 * come, or, while it is handed out to others, nothing: cards may be passed on, gold stolen.
 */
function without(result: RoundResult, seat: number): 'none' | 'waits' | 'open' {
  if (result.settled) return 'none';
  return (result.winners?.includes(seat) ?? true) ? 'waits' : 'open';
}

/** What somebody got in a round, in words: gold, or cards of a worth that nobody else knows. */
export function gainWords(result: RoundResult, seat: number): string {
  const { cards, stolen } = result.gains[seat]!;
  const gold = result.gains[seat]!.gold + stolen;
  const parts = [
    ...(gold ? [text('gain-worths', { gold })] : []),
    ...(cards ? [text('gain-cards', { count: cards, most: result.best * cards })] : []),
  ];
  if (parts.length) return parts.join(' + ');
  return text(`gain-${stolen ? 'none' : without(result, seat)}`);
}

/** What a seat got in some rounds, as short as in a table: a card of unknown worth is a question mark. */
export function known(results: readonly RoundResult[], seat: number): string {
  const gains = results.map(({ gains }) => gains[seat]!);
  const gold = gains.reduce((sum, gain) => sum + gain.gold + gain.stolen, 0);
  const cards = gains.reduce((sum, gain) => sum + gain.cards, 0);
  return [...(gold || !cards ? [gold] : []), ...(cards ? ['?'.repeat(cards)] : [])].join(' + ');
}

/** Who has won a round, and why it ended. */
export function howEnded({ winner, why }: RoundResult): string {
  return text('round-how', { winner: text('round-winner', { winner }), why });
}

/** How a round went for one seat: won or lost, as what, for how much gold. */
export interface Verdict {
  /** Null if nobody has won. */
  won: boolean | null;
  heading: string;
  words: string;
}

/** How a round went for whoever reads; null for those who only watch. */
export function verdict(
  result: RoundResult,
  you: number | null,
  unpaid: string | null = null,
): Verdict | null {
  if (you === null || !result.winners || !result.roles[you]) return null;
  const won = result.winners.length ? result.winners.includes(you) : null;
  const { gold, stolen } = result.gains[you]!;
  const lost = gold + stolen > 0 ? 'paid' : 'no';
  const said = won ? 'yes' : won === null ? 'nobody' : lost;
  return {
    won,
    heading: text('round-you', { won: said }),
    words: [
      text('round-you-role', { role: cardTitle(result.roles[you]) }),
      ownGold(result, you),
      ...(unpaid && !won ? [text(unpaid)] : []),
    ].join(' '),
  };
}

/** What whoever reads gets, or loses to thieves, in a sentence. */
function ownGold(result: RoundResult, you: number): string {
  const { gold, stolen } = result.gains[you]!;
  const all = gold + stolen;
  if (all < 0) return text('round-you-loses', { gold: -all });
  const known = without(result, you);
  return all || stolen || known === 'none'
    ? text('round-you-gold', { gold: all })
    : text(`round-you-${known}`);
}

/** How the game went for whoever reads; empty for those who only watch. */
export function gameVerdict(
  view: { winners: readonly number[]; seats: readonly Pick<SeatSight, 'score'>[] },
  you: number | null,
): string {
  if (you === null || !view.winners.length) return '';
  const wins = view.winners.includes(you);
  const gold = view.seats[you]?.score ?? 0;
  return text(wins ? 'game-you-won' : 'game-you-lost', { gold, count: view.winners.length });
}
