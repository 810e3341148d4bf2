// What the pages know of a table: a live one, a replay and a sandbox all offer it.
import type {
  Announcement,
  AskWhy,
  Because,
  Clock,
  Ending,
  Goodbye,
  Happened,
  Hinted,
  Intermission,
  LessonInfo,
  PromptInfo,
  Notice,
  Reacted,
  Refused,
  Request,
  RulesInfo,
  SeatView,
  SeenEvent,
  TableInfo,
  Update,
} from '../wire.ts';
import type { Act } from './unfolding.svelte.ts';

/** A request without its id, which whoever sends it gives it. */
export type Command = Request extends infer One
  ? One extends { id: string }
    ? Omit<One, 'id'>
    : One
  : never;

/** A line of the history; what is said before the game also by whom, because seats still move. */
export type Line = Happened & { by?: string };

/** A table as the pages draw it, and what they may ask of it. */
export interface Connection {
  readonly code: string;
  /** Whether somebody only looks on. */
  readonly watching: boolean;
  /** A device that goes around: it speaks for a seat, and sees what a spectator sees. */
  readonly covered: boolean;
  readonly table: TableInfo | null;
  readonly rules: RulesInfo | null;
  readonly view: SeatView | null;
  readonly prompt: PromptInfo | null;
  /** The number of the question that was just answered, as long as it is still drawn. */
  readonly leaving: number | null;
  readonly ending: Ending | null;
  readonly lesson: LessonInfo | null;
  /** Between two rounds: who wants the next one. */
  readonly intermission: Intermission | null;
  /** Where one device goes around: who is to have it. */
  readonly holder: number | null;
  /** Somebody has begun the next game here; this one is shown until its player follows. */
  readonly next: boolean;
  readonly history: Line[];
  readonly clock: (Clock & { until: number }) | null;
  readonly you: number | null;
  readonly online: boolean;
  /** How often in a row the line could not be opened, or broke. */
  readonly attempts: number;
  /** The line is lost because the server restarts, a moment ago: it will be back at once. */
  readonly restarting: boolean;
  readonly refused: Refused | null;
  readonly goodbye: Goodbye | null;
  /** The face that somebody pulled last. */
  readonly reacted: Reacted | null;
  /** What the host was told last of a bot that failed. */
  readonly notice: Notice | null;
  /** What the operator of the server has to say to everybody, if anything. */
  readonly announcement: Announcement | null;
  /** The server can't write just now, so the table waits. */
  readonly unwritten: boolean;
  /** Why something can't be chosen, as it was answered last. */
  readonly because: Because | null;
  /** What a strong bot would answer to the present prompt, if somebody asked. */
  readonly hint: Hinted | null;
  /** Whether a hint is on its way. */
  readonly hinting: boolean;
  /** What has just happened, to be animated; pages may set it. */
  onEvents: (events: SeenEvent[]) => void;
  /** The line is about to be closed; pages may set it. */
  onClose: () => void;
  /** In which acts an update is told; pages that show them set it. */
  unfold: (before: SeatView | null, update: Update) => Act[];
  /** Milliseconds before the next of some moves that came while acts were shown, this long after them; pages set it. */
  between: (moves: number, after: number) => number;
  /** Whether there are acts to come: nothing is asked before. */
  readonly unfolding: boolean;
  /** Show all acts that are left at once. */
  skip(): void;
  send(command: Command): void;
  /** Answer the prompt with the option of this index; it may leave once it is painted that it does. */
  answer(index: number, painted?: boolean): void;
  /** Ask why something can't be chosen; the answer comes as `because`. */
  askWhy(about: Omit<AskWhy, 'type' | 'id'>): void;
  /** Nobody wants to know any more. */
  forgetWhy(): void;
  /** Ask what a strong bot would do; the answer comes as `hint`. */
  askHint(): void;
  /** The hint was read. */
  forgetHint(): void;
  /** Go on to the next game. */
  follow(): void;
  close(): void;
}
