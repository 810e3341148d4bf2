// How the climax of a round is told: the card, the light, the goal, the roles, the gold, in this order.
import { type Cell, cellOf, keyOf } from '../kit/geometry.ts';
import { ACCUSES } from '../modules/index.ts';
import type { Act } from '../server/unfolding.svelte.ts';
import type { RulesInfo, SeatView, SeenEvent, Update } from '../wire.ts';
import { tunnelTo } from './light.ts';

/** Milliseconds that each act has. */
export const LASTS = {
  card: 380,
  light: 750,
  goal: 800,
  votes: 900,
  goals: 600,
  roles: 1100,
  judged: 1900, // roles beside which everybody sees who was right
  gold: 600,
};

/** Milliseconds within which all moves are shown that came while acts were. */
const AFTERWARD = 2800;
const LONGEST = 700;

/** How long a move stays before the others that came during the acts, this long after them. */
export const pauseBetween = (moves: number, after: number): number =>
  Math.max(0, Math.min(LONGEST, (AFTERWARD - after) / moves));

const shown = (event: string, fields: SeenEvent['fields']): SeenEvent => ({ event, fields });

/** What is hidden again in a view, as long as its act hasn't come. */
interface Kept {
  /** Cells of goals that still lie face down. */
  goals: ReadonlySet<string>;
  /** How many seats still have their hoods on. */
  hooded: number;
}

/** The acts of an update; a single one unless a goal is reached or roles are revealed. */
export function unfolded(before: SeatView | null, update: Update, rules: RulesInfo | null): Act[] {
  const { events, view } = update;
  const names = events.map(({ event }) => event);
  const whole: Act = { events, view, lasts: 0 };
  const isClimax = names.includes('GoalTurned') || names.includes('RolesRevealed');
  if (!before || !isClimax || names.includes('RoundStarted')) return [whole];
  return new Story(before, update, rules).acts();
}

class Story {
  #left: SeenEvent[];
  #acts: Act[] = [];
  /** Goals that still lie face down to whoever watches. */
  readonly #covered: Set<string>;
  #hooded: number;

  constructor(
    readonly before: SeatView,
    readonly update: Update,
    readonly rules: RulesInfo | null,
  ) {
    this.#left = [...update.events];
    const open = before.goals.filter(({ face_up }) => face_up).map(({ cell }) => keyOf(cell));
    this.#covered = new Set(
      update.view.goals.map(({ cell }) => keyOf(cell)).filter((cell) => !open.includes(cell)),
    );
    this.#hooded = update.view.revealed && !before.revealed ? update.view.seats.length : 0;
  }

  acts(): Act[] {
    this.#goals();
    const isRevealed = this.#hooded > 0;
    if (isRevealed) this.#roles();
    const { view } = this.update;
    const events = this.#left;
    if (isRevealed && events.length) {
      this.#tell([], LASTS.gold, events);
      this.#acts.push({ events, view, lasts: 0, stage: null });
    } else {
      this.#acts.push({ events, view, lasts: LASTS.gold });
    }
    return this.#acts;
  }

  /** The card lands, the light runs, the goal turns: once for each goal that was reached. */
  #goals(): void {
    const reached = () => this.#left.findIndex(({ event }) => event === 'GoalTurned');
    for (let place = reached(); place >= 0; place = reached()) {
      const cell = String(this.#left[place]!.fields['cell']);
      const first = this.#left.slice(0, place);
      if (first.length) this.#tell(first, LASTS.card);
      this.#left = this.#left.slice(place);
      const way = tunnelTo(cellOf(cell), this.before, this.#view(), this.rules);
      if (way.length) this.#tell([], LASTS.light, [shown('LightRan', { cells: way.map(keyOf) })]);
      this.#covered.delete(cell);
      const fitted = this.#left[1]?.event === 'CardFitted' ? 2 : 1;
      this.#showThenTell(this.#left.slice(0, fitted), LASTS.goal);
      this.#left = this.#left.slice(fitted);
    }
  }

  /** The votes are shown, the other goals turned over, and the hoods come off one after the other. */
  #roles(): void {
    const place = this.#left.findIndex(({ event }) => event === 'RolesRevealed');
    if (place < 0) return;
    const votes = this.#left.findLastIndex(({ event }) => event in ACCUSES) + 1;
    if (votes) this.#showThenTell(this.#left.slice(0, votes), LASTS.votes);
    this.#turnOthers(this.#left.slice(votes, place));
    const { seats, seat: you } = this.update.view;
    // one's own comes last, and then one's role card lies open like all the others
    const first = (you ?? -1) + 1;
    const inTurn = [...seats.slice(first), ...seats.slice(0, first)];
    for (const [place, { name, role }] of inTurn.entries()) {
      this.#hooded = seats.length - place - 1;
      const off = role ? [shown('HoodOff', { seat: name, role })] : [];
      this.#tell([], (votes ? LASTS.judged : LASTS.roles) / seats.length, off);
    }
    this.#tell([this.#left[place]!], 0, null);
    this.#left = this.#left.slice(place + 1);
  }

  /** Goals nobody reached lie open, too. */
  #turnOthers(events: SeenEvent[]): void {
    const others = [...this.#covered].filter((cell) => this.#isTold(cell));
    this.#covered.clear();
    const turned = others.map((cell) => shown('GoalShown', { cell }));
    this.#showThenTell(events, LASTS.goals, [...events, ...turned]);
  }

  #isTold(cell: string): boolean {
    return this.update.view.goals.some((goal) => keyOf(goal.cell) === cell && goal.card);
  }

  /** What is seen comes first, and the log says what it was when it is over. */
  #showThenTell(events: SeenEvent[], lasts: number, stage = events): void {
    this.#tell([], lasts, stage);
    if (events.length) this.#tell(events, 0, null);
  }

  #tell(events: SeenEvent[], lasts: number, stage: SeenEvent[] | null = events): void {
    this.#acts.push({ events, view: this.#view(), lasts, stage });
  }

  #view(): SeatView {
    return veiled(this.before, this.update.view, { goals: this.#covered, hooded: this.#hooded });
  }
}

/** How many hoods come off before that of a seat. */
const bareAt = (seat: number, you: number | null | undefined, count: number): number =>
  (seat - (you ?? -1) - 1 + count) % count;

/** A view with everything as it was before that hasn't been shown yet. */
function veiled(before: SeatView, after: SeatView, kept: Kept): SeatView {
  const was = (cell: Cell) => before.goals.find((goal) => keyOf(goal.cell) === keyOf(cell));
  const isCovered = (cell: Cell) => kept.goals.has(keyOf(cell));
  const count = after.seats.length;
  return {
    ...after,
    goals: after.goals.map((goal) => {
      if (isCovered(goal.cell)) return was(goal.cell) ?? goal;
      return after.revealed && goal.card ? { ...goal, face_up: true } : goal;
    }),
    maze: after.maze.filter(({ cell }) => !isCovered(cell)),
    seats: after.seats.map((seat, number) => {
      const old = before.seats[number];
      const { nugget_cards, tokens } = old ?? seat;
      const isOff =
        bareAt(number, after.seat, count) < count - kept.hooded ||
        after.revealed === before.revealed;
      // one's own hood comes off with the others
      const role = isOff ? seat.role : number === after.seat ? undefined : old?.role;
      return bare({ ...seat, role, nugget_cards, tokens, score: undefined, nuggets: undefined });
    }),
    asked: before.asked,
    announcer: before.announcer,
    kind: before.kind,
    nuggets: before.nuggets,
    pool: before.pool,
    spare_roles: before.spare_roles,
    revealed: kept.hooded ? before.revealed : after.revealed,
    finder: before.finder,
    found: before.found,
    outcomes: before.outcomes,
    over: before.over,
    winners: before.winners,
  };
}

/** Without fields that say nothing. */
function bare<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}
