// Made by `make wire` from the Python types of the messages; don't edit.

/** Plain data: names in place of numbers. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Want to abort the game, or no longer; it ends when everybody present wants it. */
export interface Abort {
  type: "abort";
  agrees?: boolean;
  id: string;
}

/** Let people who come later take the seats of bots, or no longer, at any time (the host). */
export interface AllowLate {
  type: "allow_late";
  late: boolean;
  id: string;
}

/** Switch chat and claims on or off, at any time (the host). */
export interface AllowTalk {
  type: "allow_talk";
  chat: boolean;
  claims: boolean;
  id: string;
}

/** Everything that an analysis has found out. */
export interface AnalysisInfo {
  players: string[];
  outcomes: string[];
  rough: boolean;
  rounds: AnalyzedRound[];
  steps: AnalyzedStep[];
  moments: TurningPoint[];
  lies: ToldLie[];
  story: StoryFact[];
}

/** How far an analysis has come; when it is ready it can be fetched by its key. */
export interface AnalysisProgress {
  key: string;
  state: "ready" | "waiting" | "working";
  done: number;
  steps: number;
  ahead: number;
}

/** A round and what came of it. */
export interface AnalyzedRound {
  round: number;
  outcome: string;
  saboteurs: number[];
}

/** A choice, or the deal of a round, and what the table came to after it. */
export interface AnalyzedStep {
  round: number;
  chances: number[];
  suspicion: number[];
  number?: number;
  seat?: number | null;
  margin?: number;
  mark?: "brilliant" | "fine" | "gave_away" | "threw_away" | null;
  knew?: Judged | null;
  truth?: Judged | null;
  instead?: Option | null;
}

/** What whoever runs the server has to say to everybody; an empty text takes it back. */
export interface Announcement {
  type: "announcement";
  sequence: number;
  text: string;
}

/** The answer to the prompt of this sequence number. */
export interface Answer {
  type: "answer";
  sequence: number;
  index: number;
  id: string;
}

/** What would a strong bot answer to the present prompt? Only for whoever plays with bots. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** Why can't I? What a seat at its turn would choose, as far as it got; it changes nothing. */
export interface AskWhy {
  type: "why";
  id: string;
  card?: string | null;
  verb?: string | null;
  cell?: [number, number] | null;
  turned?: boolean;
  second?: [number, number] | null;
  seat?: number | null;
  tool?: string | null;
}

/** What somebody is remembered for after a game: how much of it, and when it was. */
export interface Award {
  kind: "bluff" | "builder" | "finisher" | "lie" | "scapegoat" | "sleuth" | "wrecker";
  seat: number;
  value: number;
  at: number;
}

/** The awards of a game that is over, and the gold of each round as everybody knows it now. */
export interface Awards {
  awards: Award[];
  gold: number[][];
}

/** Play again for oneself, after a bot did. */
export interface Back {
  type: "back";
  id: string;
}

/** Ban an address, or lift the ban. */
export interface BanAddress {
  address: string;
}

/** An address that is banned. */
export interface BanLine {
  address: string;
  since: number;
  turned_away: number;
}

/** The answer to `why`: the reason, or nothing if it can be chosen. */
export interface Because {
  type: "because";
  sequence: number;
  id: string;
  why: Why | null;
}

/** Propose to call the round (B-56). */
export interface Call {
  type: "call";
  id: string;
}

/** An address that is connected: an IPv4 address, or an IPv6 network of one household. */
export interface CallerLine {
  address: string;
  sockets: number;
  tables: string[];
  own: boolean;
}

/** A kind of card of this table, as data to draw it from. */
export interface CardInfo {
  name: string;
  family: string;
  verb?: string;
  shape?: string;
  tools?: string[];
  copies?: number;
  ends_round?: boolean;
}

/** Everything a table can be made of. */
export interface CatalogueInfo {
  version: string;
  modules: ModuleInfo[];
  editions: EditionInfo[];
  levels: string[];
  characters: string[];
  presets: Preset[];
  lobbies: Preset[];
}

/** What can be changed in these settings: an empty reason means it can. */
export interface Check {
  refusal: string;
  games: Record<string, string>;
  modules: Record<string, string>;
  players: Record<string, string>;
  why?: Why | null;
  whys?: Record<string, Record<string, Why>>;
  table?: LyingCard[];
  places?: Record<string, [number, number][]>;
}

/** Take another face before the start, unlike those of the others. */
export interface ChooseFace {
  type: "face";
  face: number;
  id: string;
}

/** Claim something about a goal, a player or one's own tools; it need not be true. */
export interface Claim {
  type: "claim";
  claim: "fix" | "no_treasure" | "suspect" | "treasure" | "trust";
  cell?: [number, number] | null;
  about?: number | null;
  tool?: string | null;
  id: string;
}

/** How long the table waits, in milliseconds from the sending of this message. */
export interface Clock {
  left: number;
  total: number;
  seat: number | null;
}

/** Close a table for good. */
export interface CloseTable {
  code: string;
}

/** Change the settings before the start (the host); bots make room if seats go away. */
export interface Configure {
  type: "configure";
  settings: Settings;
  id: string;
}

/** Show the hash of the bits that this device adds to the next shuffle. */
export interface Contribute {
  type: "contribute";
  promise: string;
  hash: string;
  id: string;
}

/** The piles of a game as they lie before they are shuffled, and what each deal came to. */
export interface Deals {
  goals: string[];
  deck: string[];
  roles: string[];
  rounds: DealtRound[];
}

/** What lay where when a round began. */
export interface DealtRound {
  goals: string[];
  roles: string[];
  hands: string[][];
  deck: string[];
}

/** A card on the discard pile; without a name if this seat doesn't know it. */
export interface Discarded {
  face_up?: boolean;
  card?: string | null;
}

/** A command was carried out, now or when it came the first time. */
export interface Done {
  type: "done";
  sequence: number;
  id: string;
}

/** An edition of the base game; the first is usual where a language has none of its own. */
export interface EditionInfo {
  name: string;
  languages: string[];
  values: Record<string, string>;
  minimum_path: number;
}

/** What is laid open when a game is over: what it was dealt from. */
export interface Ending {
  seed: string;
  salt: string;
  aborted: boolean;
  nuggets: SeenEvent[];
}

/** Why a request was refused: a word for programs, a sentence for people. */
export interface Failure {
  code: string;
  reason: string;
  why?: Why | null;
}

/** Everything that was counted at this server. */
export interface FiguresInfo {
  rounds: number;
  games: GameFigures[];
}

/** Put bots in all open seats (the host). */
export interface FillWithBots {
  type: "fill";
  id: string;
}

/** What was counted of one game, in one kind of company. */
export interface GameFigures {
  game: string;
  company: "alone" | "together";
  rounds: number;
  winners: Share[];
  roles: Share[];
  players: Group[];
  modules: Group[];
  editions: Group[];
}

/** A goal, as far as this seat knows it. */
export interface Goal {
  cell: [number, number];
  face_up?: boolean;
  card?: string | null;
  looked_at?: boolean;
  lookers?: number[];
}

/** This seat is no longer yours, or the table is gone; the connection ends. */
export interface Goodbye {
  type: "goodbye";
  sequence: number;
  code: string;
  reason: string;
}

/** The rounds that have something in common, by winner. */
export interface Group {
  name: string;
  rounds: number;
  winners: Share[];
}

/** A line of the history: a fact, or something said, in the order of the log. */
export interface Happened {
  sequence: number;
  event?: SeenEvent | null;
  talk?: Talk | null;
  by?: string;
}

/** How the server is. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  sockets: number;
}

/** The first message: with a token it takes its seat, without one it watches. */
export interface Hello {
  type: "hello";
  token?: string | null;
  covered?: boolean;
}

/** The answer to `hint`: what a strong bot would answer; why is the text `advice-REASON`. */
export interface Hinted {
  type: "hinted";
  sequence: number;
  id: string;
  asked: number;
  index: number;
  reason: string;
  cell?: [number, number] | null;
  seat?: number | null;
  percent?: number;
}

/** A round is over, and the next one waits until everybody present is ready, or for the clock. */
export interface Intermission {
  ready: number[];
  prolonged: boolean;
}

/** What was chosen and the best there was, as chances to win, from 0 to 1. */
export interface Judged {
  chosen: number;
  best: number;
}

/** A card that lies face up in the maze. */
export interface Laid {
  cell: [number, number];
  card: string;
  turned?: boolean;
}

/** Give up the seat for good; in a game a bot plays on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Begin a lesson again, or only its present scene. */
export interface LessonAgain {
  type: "lesson_again";
  scene?: boolean;
  id: string;
}

/** A lesson that can be begun; its texts are `lesson-NAME`. */
export interface LessonCard {
  name: string;
  teaches: string[];
  card: string;
  minutes: number;
  steps: number;
}

/** How far a lesson has come: the text of its step is `lesson-NAME-KEY`. */
export interface LessonInfo {
  name: string;
  kind: "do" | "done" | "left" | "read" | "watch";
  key: string;
  at: string;
  step: number;
  steps: number;
  scene: number;
  seats: string[];
}

/** All lessons, in the order in which they are best taken. */
export interface LessonList {
  lessons: LessonCard[];
}

/** Play on as in any other game, without the lesson's script. */
export interface LessonOff {
  type: "lesson_off";
  id: string;
}

/** Go on in a lesson: a step was read, or what it asks for is done for oneself. */
export interface LessonOn {
  type: "lesson_on";
  id: string;
}

/** How busy the server is, over the last seconds; of several workers together. */
export interface LoadInfo {
  cpu: number;
  memory: number;
  lag: number;
  moves: number;
  bots_waiting: number;
}

/** Seats or settings have changed, or who is present. */
export interface Lobby {
  type: "lobby";
  sequence: number;
  you: number | null;
  table: TableInfo;
}

/** A card on the table as a round begins; without a name it lies face down. */
export interface LyingCard {
  cell: [number, number];
  card: string;
}

/** A game or a module that can be added to one. */
export interface ModuleInfo {
  name: string;
  is_game: boolean;
  settings: string[];
  by_hand: string;
  editions: string[];
  rules: string[];
  taught: boolean;
}

/** Exchange two seats (the host). */
export interface Move {
  type: "move";
  seat: number;
  to: number;
  id: string;
}

/** Begin a lesson at a table of its own; `others` are names for its bots, in seat order. */
export interface NewLesson {
  name: string;
  pace?: "fast" | "instant" | "normal" | "slow";
  others?: string[];
  face?: number | null;
}

/** Sit down at a table; without a `seat` in the first that is open, else in that of a bot. */
export interface NewSeat {
  name: string;
  seat?: number | null;
  face?: number | null;
  program?: boolean;
}

/** Make a table and sit down as its host; `start` fills it with bots and begins at once. */
export interface NewTable {
  name: string;
  settings: Settings;
  start?: boolean;
  shuffle?: string | null;
  face?: number | null;
  program?: boolean;
}

/** Something that the host should know: a bot failed and another answered, or it babbles. */
export interface Notice {
  type: "notice";
  sequence: number;
  code: "bot_chatty" | "bot_failed" | "bot_late" | "bot_missing";
  seat: number;
}

/** The whole page; of tables and addresses the first ones. */
export interface OperatorInfo {
  version: string;
  now: number;
  began: number;
  workers: number;
  ready: boolean;
  load: LoadInfo;
  table_count: number;
  socket_count: number;
  message: string;
  tables: TableLine[];
  callers: CallerLine[];
  bans: BanLine[];
}

/** One answer: its text in the notation, and its parts. */
export interface Option {
  text: string;
  verb: string;
  form: string;
  card?: string | null;
  cards?: string[];
  cell?: [number, number] | null;
  turned?: boolean;
  second?: [number, number] | null;
  seat?: number | null;
  payer?: number | null;
  tool?: string | null;
  side?: string | null;
  worths?: number[];
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  sequence: number;
}

/** A position in the notation. */
export interface PositionText {
  position: string;
}

/** A table that one click makes. */
export interface Preset {
  name: string;
  settings: Settings;
  counts: number[];
}

/** Want more time before the next round; the clock can be put back once. */
export interface Prolong {
  type: "prolong";
  id: string;
}

/** What this seat is asked; it answers with an index into the options. */
export interface PromptInfo {
  sequence: number;
  kind: string;
  options: Option[];
  about: Option | null;
  mover: number | null;
  total: number;
  window: boolean;
  cells: [number, number][];
}

/** What somebody answers. */
export interface PuzzleAnswer {
  answer: string;
}

/** A puzzle in a list. */
export interface PuzzleCard {
  id: number;
  kind: "map" | "move" | "who";
  grade: number;
  game: string;
  modules: string[];
  players: number;
}

/** A puzzle as its seat knows it, without the answer. */
export interface PuzzleInfo {
  id: number;
  kind: "map" | "move" | "who";
  grade: number;
  today: number;
  day: number;
  count: number;
  players: string[];
  rules: RulesInfo;
  view: SeatView;
  frames: Still[];
  prompt: PromptInfo | null;
  answers: string[];
  cells: [number, number][];
}

/** Every puzzle, and which one is today's. */
export interface PuzzleList {
  puzzles: PuzzleCard[];
  today: number;
  day: number;
}

/** What spoke for the answer, and the chances before and after it, in percent. */
export interface PuzzleMoment {
  still: number;
  is_said: boolean;
  seat: number;
  before: number;
  after: number;
}

/** Why a move is the best one: the text is `advice-KEY`. */
export interface PuzzleReason {
  key: string;
  cell?: [number, number] | null;
  seat?: number | null;
  percent?: number;
}

/** Whether an answer was right, which ones are, and why. */
export interface PuzzleSolution {
  is_right: boolean;
  right: string[];
  chances: Record<string, number>;
  reason: PuzzleReason | null;
  moments: PuzzleMoment[];
  roles: string[];
}

/** Where others find this server; told at its own machine, and to its operator. */
export interface ReachInfo {
  address: string;
  name: string;
  offer: string;
}

/** Pull a face that everybody sees for a moment; it is kept nowhere. */
export interface React {
  type: "react";
  reaction: "cheer" | "greed" | "laugh" | "shock" | "suspicion" | "sweat";
  id: string;
}

/** Somebody pulled a face: shown for a moment, and kept nowhere. */
export interface Reacted {
  type: "reacted";
  sequence: number;
  seat: number;
  reaction: "cheer" | "greed" | "laugh" | "shock" | "suspicion" | "sweat";
}

/** Want the next round, after one that is over. */
export interface Ready {
  type: "ready";
  id: string;
}

/** People can be sent here. */
export interface ReadyInfo {
  status: string;
}

/** A command was not carried out, and why. */
export interface Refused {
  type: "refused";
  sequence: number;
  id: string;
  code: string;
  reason: string;
  why?: Why | null;
}

/** Begin again with the same people and settings, after a game. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Take somebody from a seat (the host). */
export interface Remove {
  type: "remove";
  seat: number;
  id: string;
}

/** Take another name before the start. */
export interface Rename {
  type: "rename";
  name: string;
  id: string;
}

/** A whole game through somebody's eyes. */
export interface ReplayInfo {
  players: string[];
  eyes: string;
  rules: RulesInfo;
  view: SeatView;
  frames: Still[];
  over: boolean;
  ending: Ending;
  commitment: string;
  version: string;
  faces: number[];
}

/** Tell the bits, now that the hashes of everybody are fixed. */
export interface Reveal {
  type: "reveal";
  bits: string;
  id: string;
}

/** How many cards of a role are shuffled before each player is dealt one. */
export interface RoleCards {
  role: string;
  count: number;
}

/** The rules of a game that is being played here. */
export interface RulesInfo {
  game: string;
  edition: string;
  modules: string[];
  rounds: number;
  cards: CardInfo[];
  roles: string[];
  tools: string[];
  outcomes: string[];
  best_nugget: number;
  role_cards: RoleCards[];
  spare_roles: number;
}

/** What somebody said or claimed, and how a claim compares with the truth. */
export interface Said {
  talk: Talk;
  truth?: "" | "lie" | "true" | "wrong";
}

/** A position with everything open after some choices, and what is asked next. */
export interface SandboxInfo {
  players: string[];
  rules: RulesInfo;
  view: SeatView;
  prompt: PromptInfo | null;
  secrets: Secrets;
  tried: Tried[];
  position: string;
}

/** Say something to the whole table. */
export interface Say {
  type: "say";
  text: string;
  id: string;
}

/** Who sits in a seat. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  host: boolean;
  present: boolean;
  replaced: boolean;
  abort: boolean;
  face: number;
  character: string;
  hints: number;
  program: boolean;
}

/** What this seat sees of a seat. */
export interface SeatSight {
  name: string;
  cards?: number;
  tools?: string[];
  nugget_cards?: number;
  tokens?: number | null;
  role?: string | null;
  nuggets?: number[] | null;
  score?: number | null;
  least?: number;
  most?: number;
}

/** The table as one seat, or a spectator, may see it. */
export interface SeatView {
  seat: number | null;
  round: number;
  rounds: number;
  asked: number | null;
  kind: string;
  first: number;
  clockwise: boolean;
  role: string | null;
  hand: string[];
  seats: SeatSight[];
  maze: Laid[];
  goals: Goal[];
  deck: number;
  discard: Discarded[];
  nuggets: number[] | null;
  pool: number[] | null;
  supply: number;
  spare_roles: string[];
  kept: Record<string, Record<string, Value>>;
  callers: number[];
  revealed: boolean;
  finder: number | null;
  found: string | null;
  outcomes: string[];
  over: boolean;
  winners: number[];
  announced: Option | null;
  announcer: number | null;
}

/** What is hidden from everybody or from some. */
export interface Secrets {
  hands: string[][];
  deck: string[];
  aside: string[];
}

/** A fact as this seat saw it: its name and fields; what is hidden is left out. */
export interface SeenEvent {
  event: string;
  fields: Record<string, Value>;
}

/** Change how fast bots play, at any time (the host). */
export interface SetPace {
  type: "set_pace";
  pace: "fast" | "instant" | "normal" | "slow";
  id: string;
}

/** How a table is set up; whoever makes it chooses, the host may change it before the start. */
export interface Settings {
  game?: string;
  edition?: string;
  modules?: string[];
  players?: number;
  level?: string;
  pace?: "fast" | "instant" | "normal" | "slow";
  clock?: number;
  window?: number;
  grace?: number;
  chat?: boolean;
  claims?: boolean;
  public?: boolean;
  late?: boolean | null;
  first?: number | null;
  shared?: boolean;
  programs?: boolean;
}

/** How often something came true, and between which bounds its true share lies (95 %). */
export interface Share {
  name: string;
  won: number;
  of: number;
  low: number;
  high: number;
}

/** Put a bot in an open seat, or make one another (the host). */
export interface SitBot {
  type: "sit_bot";
  seat: number;
  level?: string;
  character?: string | null;
  id: string;
}

/** Begin the game (the host); open seats are filled with bots. */
export interface Start {
  type: "start";
  id: string;
}

/** One picture of a replay: what happened, what was said then, what it has changed. */
export interface Still {
  played: number;
  seat?: number | null;
  choice?: string;
  events?: SeenEvent[];
  said?: Said[];
  changes?: Record<string, Value>;
  secrets?: Secrets | null;
}

/** One sentence of who fooled whom: the text is `story-KIND-WORDING`. */
export interface StoryFact {
  round: number;
  kind: string;
  wording: number;
  seat?: number | null;
  step?: number | null;
  percent?: number | null;
}

/** Something was missed: send everything again. */
export interface Sync {
  type: "sync";
}

/** What everybody may know of a table, before and during a game. */
export interface TableInfo {
  code: string;
  phase: "lobby" | "over" | "playing";
  settings: Settings;
  seats: SeatInfo[];
  watchers: number;
  refusal: string;
  why: Why | null;
  commitment: string;
  promise: string;
  shuffle: string[] | null;
  game: number;
  lesson: string;
  hints: boolean;
}

/** A table as the operator sees it. */
export interface TableLine {
  code: string;
  phase: "lobby" | "over" | "playing";
  people: string[];
  bots: number;
  sockets: number;
  watchers: number;
  public: boolean;
  touched: number;
}

/** The public tables, the newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** Something was said or claimed. */
export interface Talk {
  type: "talk";
  sequence: number;
  seat: number;
  text?: string;
  claim?: "fix" | "no_treasure" | "suspect" | "treasure" | "trust" | null;
  cell?: [number, number] | null;
  about?: number | null;
  tool?: string | null;
  line?: string | null;
}

/** Say something at every table; an empty text takes back what was said. */
export interface TellAll {
  text: string;
}

/** A seat at a table, and the secret that opens it. */
export interface Ticket {
  code: string;
  seat: number;
  token: string;
}

/** What somebody said against better knowledge. */
export interface ToldLie {
  step: number;
  seat: number;
  claim: "fix" | "no_treasure" | "suspect" | "treasure" | "trust";
  believed: boolean;
  cell?: [number, number] | null;
  about?: number | null;
  acted?: number[];
}

/** A choice that was tried, and what came of it. */
export interface Tried {
  seat: number;
  choice: string;
  events: SeenEvent[];
}

/** A choice that changed much, and for whom. */
export interface TurningPoint {
  step: number;
  outcome: string;
  swing: number;
}

/** Something happened in the game: the facts, then the table as it is now. */
export interface Update {
  type: "update";
  sequence: number;
  events: SeenEvent[];
  view: SeatView;
  prompt: PromptInfo | null;
  clock: Clock | null;
  ending: Ending | null;
  lesson: LessonInfo | null;
  intermission: Intermission | null;
  holder: number | null;
}

/** Everything: the answer to `hello` and to `sync`. */
export interface Welcome {
  type: "welcome";
  sequence: number;
  you: number | null;
  table: TableInfo;
  rules: RulesInfo | null;
  view: SeatView | null;
  prompt: PromptInfo | null;
  clock: Clock | null;
  history: Happened[];
  ending: Ending | null;
  lesson: LessonInfo | null;
  intermission: Intermission | null;
  holder: number | null;
}

/** A reason for every language: its code, the rules it names, and the values in its sentence. */
export interface Why {
  code: string;
  rules?: string[];
  values?: Record<string, Value>;
}

/** Whether the server can write: told once when it can't, and once when it can again. */
export interface Writing {
  type: "writing";
  sequence: number;
  works: boolean;
}

export type Message = Welcome | Lobby | Update | Talk | Reacted | Notice | Announcement | Writing | Done | Refused | Because | Hinted | Goodbye | Pong;

export type Request = Hello | Sync | Ping | AskWhy | AskHint | Answer | Call | Abort | Say | Claim | React | Configure | AllowTalk | AllowLate | SetPace | SitBot | FillWithBots | Remove | Move | Rename | ChooseFace | Contribute | Reveal | Start | Back | Ready | Prolong | Rematch | LessonOn | LessonAgain | LessonOff | Leave;
