// In place of a line to a table: what a replay or a sandbox shows, for the parts that draw a table.
import type { Connection, Line } from './connection.ts';
import { faceOf } from './faces.ts';
import type { PromptInfo, RulesInfo, SeatView, Secrets, TableInfo } from '../wire.ts';

/** A table nobody sits at any more: its names and rules, nothing that changes. */
export function stillTable(
  code: string,
  names: readonly string[],
  rules: RulesInfo,
  faces: readonly number[] = [],
): TableInfo {
  const seat = {
    level: null,
    host: false,
    present: true,
    replaced: false,
    abort: false,
    character: '',
    hints: 0,
    program: false,
  };
  return {
    code,
    phase: 'playing',
    settings: {
      game: rules.game,
      edition: rules.edition,
      modules: rules.modules,
      players: names.length,
      claims: false,
      chat: false,
    },
    seats: names.map((name, number) => ({
      ...seat,
      kind: 'person',
      name,
      face: faces[number] ?? faceOf(name),
    })),
    watchers: 0,
    refusal: '',
    why: null,
    commitment: '',
    promise: '',
    shuffle: null,
    game: 1,
    lesson: '',
    hints: false,
  };
}

/** What parts of the table read of a line; whoever shows it fills it in. */
export class Standin implements Connection {
  readonly code: string;
  readonly watching = false;
  readonly covered = false;
  table = $state.raw<TableInfo | null>(null);
  rules = $state.raw<RulesInfo | null>(null);
  view = $state.raw<SeatView | null>(null);
  prompt = $state.raw<PromptInfo | null>(null);
  history = $state.raw<Line[]>([]);
  you = $state<number | null>(null);
  /** With everything open: what lies hidden. */
  secrets = $state.raw<Secrets | null>(null);
  readonly ending = null;
  readonly clock = null;
  readonly lesson = null;
  readonly intermission = null;
  readonly holder = null;
  readonly next = false;
  readonly online = true;
  readonly attempts = 0;
  readonly restarting = false;
  readonly refused = null;
  readonly goodbye = null;
  readonly reacted = null;
  readonly notice = null;
  readonly announcement = null;
  readonly unwritten = false;
  readonly because = null;
  readonly hint = null;
  readonly hinting = false;
  onEvents = () => {};
  onClose = () => {};
  unfold = () => [];
  between = () => 0;
  leaving = null;
  readonly unfolding = false;

  /** `answered` is told the index of the option that was chosen. */
  constructor(
    code: string,
    readonly answered: (index: number) => void = () => {},
  ) {
    this.code = code;
  }

  answer(index: number): void {
    this.answered(index);
  }

  send(): void {} // nobody is there to hear it

  askWhy(): void {}

  forgetWhy(): void {}

  askHint(): void {}

  forgetHint(): void {}

  skip(): void {}

  follow(): void {}

  close(): void {}
}
