// A line to no server: a connection that holds a message and keeps what is sent.
import { readdirSync, readFileSync } from 'node:fs';
import type { Connection } from '../src/server/connection.ts';
import type { Because, Request, TableInfo, Welcome } from '../src/wire.ts';

const FIXTURES = `${import.meta.dirname}/../fixtures`;

/** The names of all sample messages; other samples have small names. */
export const KINDS = readdirSync(FIXTURES)
  .filter((file) => /^[A-Z].*\.json$/.test(file))
  .map((file) => file.replace('.json', ''));

/** A real welcome message by the kind of its decision. */
export function sample(kind: string): Welcome {
  return JSON.parse(readFileSync(`${FIXTURES}/${kind}.json`, 'utf8')) as Welcome;
}

type Sent = Partial<Request> & { type: string };

/** A connection as the pages use it, without a socket. */
export class FakeConnection implements Connection {
  code = $state('');
  table = $state.raw<Welcome['table'] | null>(null);
  rules = $state.raw<Welcome['rules']>(null);
  view = $state.raw<Welcome['view']>(null);
  prompt = $state.raw<Welcome['prompt']>(null);
  ending = $state.raw<Welcome['ending']>(null);
  intermission = $state.raw<Connection['intermission']>(null);
  lesson = $state.raw<Connection['lesson']>(null);
  next = $state(false);
  history = $state.raw<Connection['history']>([]);
  clock = $state.raw<Connection['clock']>(null);
  you = $state<number | null>(null);
  online = $state(true);
  attempts = 0;
  restarting = $state(false);
  refused = $state.raw<Connection['refused']>(null);
  goodbye = $state.raw<Connection['goodbye']>(null);
  reacted = $state.raw<Connection['reacted']>(null);
  notice = $state.raw<Connection['notice']>(null);
  announcement = $state.raw<Connection['announcement']>(null);
  unwritten = $state(false);
  because = $state.raw<Because | null>(null);
  hint = $state.raw<Connection['hint']>(null);
  hinting = $state(false);
  watching = false;
  covered = false;
  holder = $state<number | null>(null);
  onEvents: Connection['onEvents'] = () => {};
  onClose = () => {};
  unfold: Connection['unfold'] = (_, { events, view }) => [{ events, view, lasts: 0 }];
  between: Connection['between'] = () => 0;
  leaving = null;
  unfolding = $state(false);
  sent: Sent[] = [];

  constructor(welcome: Welcome) {
    this.code = `${welcome.table.code}${Math.random()}`; // marks are kept by the code
    this.table = welcome.table;
    this.rules = welcome.rules;
    this.view = welcome.view;
    this.prompt = welcome.prompt;
    this.ending = welcome.ending;
    this.intermission = welcome.intermission ?? null;
    this.history = welcome.history;
    this.you = welcome.you;
  }

  send(command: Sent): void {
    this.sent.push(command);
  }

  answer(index: number): void {
    this.sent.push({ type: 'answer', index } as Sent);
  }

  askHint(): void {
    this.sent.push({ type: 'hint' } as Sent);
  }

  forgetHint(): void {
    this.hint = null;
  }

  askWhy(about: object): void {
    this.sent.push({ type: 'why', ...about } as Sent);
  }

  forgetWhy(): void {
    this.because = null;
  }

  skip(): void {
    this.unfolding = false;
  }

  follow(): void {
    this.sent.push({ type: 'sync' });
  }

  close(): void {}
}

/** A connection with a message, some of it changed. */
export function connect(welcome: Welcome): { fake: FakeConnection; connection: FakeConnection } {
  const fake = new FakeConnection(welcome);
  return { fake, connection: fake };
}

/** A table before its game, with a host, a guest, a bot and an open seat. */
export function lobbyTable(): TableInfo {
  const empty = {
    level: null,
    host: false,
    present: true,
    replaced: false,
    abort: false,
    face: 0,
    character: '',
    hints: 0,
    program: false,
  };
  return {
    code: 'GOLD42',
    hints: false,
    shuffle: null,
    lesson: '',
    phase: 'lobby',
    settings: {
      game: 'base',
      edition: 'jubilee',
      modules: [],
      players: 4,
      level: 'greedy',
      pace: 'normal',
      clock: 0,
      window: 4,
      grace: 60,
      chat: true,
      claims: true,
      public: false,
      late: true,
      shared: false,
      first: null,
      programs: false,
    },
    seats: [
      { ...empty, kind: 'person', name: 'Hanna', host: true },
      { ...empty, kind: 'person', name: 'Guido' },
      { ...empty, kind: 'bot', name: 'Rusty', level: 'greedy' },
      { ...empty, kind: 'open', name: '' },
    ],
    watchers: 0,
    refusal: '',
    why: null,
    commitment: '',
    promise: 'c0ffee',
    game: 0,
  };
}
