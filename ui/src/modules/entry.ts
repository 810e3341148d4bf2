// What the pages may know of a rule module. All but its name is optional: a module plays without.
import type { IconName } from '../art/icons.ts';
import type { Back, Look, Picture, Room, Sign } from '../art/signs.ts';
import type { Plan } from '../kit/facts.ts';
import type { Cell } from '../kit/geometry.ts';
import type { Value } from '../wire.ts';

/** What a module keeps, as far as a seat sees it. */
export type Kept = Readonly<Record<string, Value>>;

/** Where there is room on a card of the maze: in the rock, and where its tunnel has its middle. */
export interface Spots {
  room: Room;
  middle: readonly [number, number] | null;
}

/** What holds for everybody until something ends it, as a sign in the status bar. */
export interface StatusSign {
  icon: IconName;
  /** The key of its words. */
  words: string;
  /** Whether it forbids what the icon shows. */
  off?: boolean;
}

/** A card that lies covered in the maze, and what lies on it. */
export interface Covered {
  cell: Cell;
  back: Back;
  /** The card on top, and the one below, as far as this seat knows them. */
  tunnel: string | null;
  below: string | null;
  /** The names of those who have looked at it. */
  lookers: string[];
  /** Keys of its words in the maze and in the plain text view: hidden, and known. */
  words: { hidden: string; known: string; plain: string; plainKnown: string };
}

/** A figure that stands on one side of a cell, and belongs to somebody. */
export interface Figure {
  cell: Cell;
  side: string;
  owner: string;
  /** Keys of its words in the maze and in the plain text view. */
  words: { maze: string; plain: string };
}

/** What lies in the maze besides cards and goals. */
export interface Things {
  covered?: Covered[];
  figures?: Figure[];
}

/** How a question is put; each form has a component in `prompts/`. */
export type PromptForm =
  | 'turn' // a card of the hand, to be played or put away
  | 'hand' // a card of the hand
  | 'places' // places of the maze
  | 'players' // somebody at the table
  | 'nuggets' // nugget cards
  | 'cards' // cards that are shown, of which one is kept
  | 'ways' // which way up a card lies
  | 'words' // yes, no, and other words
  | 'announced' // words about a card that somebody has announced
  | 'poll' // everybody says who, in the same time
  | 'window'; // everybody may react, in the same time

/** What kind of moment an event is in the list of a replay. */
export type MomentKind =
  'goal' | 'role' | 'round' | 'gold' | 'lie' | 'tool' | 'fall' | 'vote' | 'surprise';

/** What an event means for somebody: as a rule, or as the picture of its card shows it. */
export type Effect = 'help' | 'harm' | 'card';

/** What an event means for whoever did it, and for whoever it is aimed at. */
export interface Touch {
  seat?: Effect;
  target?: Effect;
}

/** What the pages know of one module. */
export interface ModulePages {
  /** Its name in the rules. */
  name: string;
  /** By card: the pictures of cards that are played or found. */
  pictures?: Record<string, Picture>;
  /** By how the names of cards begin: what is to be seen on those that lie in the maze. */
  features?: Record<string, (name: string, spots: Spots) => Sign[]>;
  /** By role: how it looks. */
  roles?: Record<string, Look>;
  /** By name: the signs of cards that lie in front of a player. */
  fronts?: Record<string, string>;
  /** By name of such a card: the key of the words that its owner gets no share, whoever wins. */
  unpaid?: Record<string, string>;
  /** The furniture of the large card when this module plays with it. */
  hall?: string;
  /** The module that brings the cards which it shows with other pictures. */
  sharesCardsOf?: string;
  /** By event: what moves. */
  plans?: Record<string, Plan>;
  /** By event: milliseconds before the next one begins, if not as usual. */
  beats?: Record<string, number>;
  /** By event: whom it helps or harms. */
  touches?: Record<string, Touch>;
  /** By card: what it means for whoever it is played on, if its picture shows something else. */
  aimed?: Record<string, 'help' | 'harm'>;
  /** By event: what kind of moment it is in a replay. */
  moments?: Record<string, MomentKind>;
  /** Events that happen at a cell of the maze, where the last move is marked. */
  moves?: string[];
  /** Events that are somebody's whole turn. */
  turns?: string[];
  /** Events that turn over a card of the maze. */
  turnsOver?: string[];
  /** Events with which somebody asks the others something. */
  asks?: string[];
  /** Events in which somebody takes the gold of somebody else. */
  thefts?: string[];
  /** By event in which somebody takes somebody for something: the role they take them for. */
  accuses?: Record<string, string>;
  /** Verbs that move the card which was laid last. */
  movesLast?: string[];
  /** The signs in the status bar. */
  signs?: (kept: Kept) => StatusSign[];
  /** What lies in the maze. */
  things?: (kept: Kept) => Things;
  /** By kind of decision: how the question is put. */
  prompts?: Record<string, PromptForm>;
  /** By kind of decision: the words everybody is shown in a window; the first lets things be. */
  windows?: Record<string, readonly string[]>;
}
