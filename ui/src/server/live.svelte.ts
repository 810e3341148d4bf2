// The line to a live table: what the server told, kept as one state that pages draw.
import type { Command, Connection, Line } from './connection.ts';
import { afterPaint } from '../device/painting.ts';
import { forgetPerson, forgetSeat, seatToken } from '../device/seats.ts';
import type {
  Announcement,
  AskWhy,
  Because,
  Clock,
  Ending,
  Goodbye,
  Hinted,
  Intermission,
  LessonInfo,
  Message,
  Notice,
  PromptInfo,
  Reacted,
  Refused,
  Request,
  RulesInfo,
  SeatView,
  SeenEvent,
  TableInfo,
  Update,
  Welcome,
} from '../wire.ts';
import { Mixing } from './mixing.ts';
import { newId, Requests } from './requests.ts';
import { BLINK, HURRY, PATIENCE, RESTART, SILENCE, SPREAD, TRIED_EVERY } from './times.ts';
import { type Line as Socket, transport } from './transport.ts';
import { Unfolding } from './unfolding.svelte.ts';

// What ends a line but not a seat, and what ends the seat.
const PASSING = ['asleep', 'failed', 'storage', 'busy', 'silent', 'too_fast'];
const GONE = ['no_seat', 'no_table', 'shut'];

/** What a browser tells when somebody looks at the page again, or the network is back. */
const RETURNS = ['online', 'pageshow', 'visibilitychange', 'resume'];

/** One socket to one table; it comes back by itself when the network was lost. */
export class LiveConnection implements Connection {
  table = $state.raw<TableInfo | null>(null);
  rules = $state.raw<RulesInfo | null>(null);
  view = $state.raw<SeatView | null>(null);
  prompt = $state.raw<PromptInfo | null>(null);
  leaving = $state<number | null>(null);
  ending = $state.raw<Ending | null>(null);
  lesson = $state.raw<LessonInfo | null>(null);
  intermission = $state.raw<Intermission | null>(null);
  holder = $state<number | null>(null);
  next = $state(false);
  history = $state.raw<Line[]>([]);
  clock = $state.raw<(Clock & { until: number }) | null>(null);
  you = $state<number | null>(null);
  online = $state(false);
  /** How often in a row the line could not be opened, or broke. */
  attempts = $state(0);
  restarting = $state(false);
  refused = $state.raw<Refused | null>(null);
  goodbye = $state.raw<Goodbye | null>(null);
  /** The face that somebody pulled last. */
  reacted = $state.raw<Reacted | null>(null);
  /** What the host was told last of a bot that failed. */
  notice = $state.raw<Notice | null>(null);
  announcement = $state.raw<Announcement | null>(null);
  unwritten = $state(false);
  /** Why something can't be chosen, as it was answered last. */
  because = $state.raw<Because | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** What has just happened, to be animated; pages may set it. */
  onEvents: (events: SeenEvent[]) => void = () => {};
  /** The line is about to be closed; pages may set it. */
  onClose: () => void = () => {};
  /** In which acts an update is told; pages that show them set it. */
  unfold: Connection['unfold'] = (_, { events, view }) => [{ events, view, lasts: 0 }];

  between: Connection['between'] = () => 0;

  /** Acts that are being shown, and what came meanwhile. */
  readonly #acts = new Unfolding();
  readonly unfolding = $derived(this.#acts.busy);
  #later: [message: Message, arrived: number][] = [];
  /** When the acts were over after which moves are still to come; 0 if none are. */
  #behind = 0;
  #unpainted: (() => void) | null = null;
  #socket: Socket | null = null;
  #sequence = 0;
  readonly #requests = new Requests();
  readonly #mixing = new Mixing();
  #closed = false;
  #wantsNext = false;
  #asking = '';
  #hinting = '';
  #heard = true;
  #heardAt = 0;
  #openedAt = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #blink: ReturnType<typeof setTimeout> | undefined;
  #trying = setInterval(() => this.#try(PATIENCE), TRIED_EVERY);

  /** `token` opens a seat of several that this device has here; else it is the one it has. */
  constructor(
    readonly code: string,
    readonly watching = false,
    readonly covered = false,
    readonly token: string | null = null,
  ) {
    this.#open();
    for (const name of RETURNS) addEventListener(name, this.#hurry, true);
  }

  /** Send a command with an id of its own, again after a break, until it is done or refused. */
  send(command: Command): void {
    this.refused = null;
    if (command.type === 'rematch') this.#wantsNext = true;
    this.#put(this.#requests.add(command));
  }

  /** Answer the prompt with the option of this index. */
  answer(index: number, painted = false): void {
    const { prompt } = this;
    if (!prompt || prompt.sequence === this.leaving) return;
    this.send({ type: 'answer', sequence: prompt.sequence, index });
    this.forgetHint();
    this.leaving = prompt.sequence;
    if (painted) this.#unpainted = afterPaint(() => this.#painted(prompt));
    else this.prompt = null;
  }

  /** It is seen that an answer was sent: its question goes, and what came back meanwhile is shown. */
  #painted(prompt: PromptInfo): void {
    this.#unpainted = null;
    if (this.prompt === prompt) this.prompt = null;
    this.#goOn();
  }

  /** Ask why something can't be chosen; the answer comes as `because`, unless something happens. */
  askWhy(about: Omit<AskWhy, 'type' | 'id'>): void {
    this.#asking = newId();
    this.because = null;
    this.#put({ type: 'why', id: this.#asking, ...about });
  }

  /** Nobody wants to know any more. */
  forgetWhy(): void {
    this.#asking = '';
    this.because = null;
  }

  /** Ask what a strong bot would do; the answer comes as `hint`, unless something happens. */
  askHint(): void {
    if (!this.prompt || this.hint || this.hinting) return;
    this.#hinting = newId();
    this.hinting = true;
    this.refused = null;
    this.#put({ type: 'hint', id: this.#hinting });
  }

  /** The hint was read, or nobody needs it any more. */
  forgetHint(): void {
    this.#hinting = '';
    this.hinting = false;
    this.hint = null;
  }

  /** Show all acts that are left at once. */
  skip = (): void => this.#acts.skip();

  /** Go on to the next game, as far as it has come by now. */
  follow(): void {
    this.next = false;
    this.#wantsNext = true;
    this.#put({ type: 'sync' });
  }

  close(): void {
    this.onClose();
    this.#closed = true;
    this.#unpainted?.();
    this.#later = [];
    this.#acts.drop();
    clearInterval(this.#trying);
    clearTimeout(this.#pause);
    clearTimeout(this.#blink);
    for (const name of RETURNS) removeEventListener(name, this.#hurry, true);
    this.#socket?.close();
  }

  /** Somebody is back at the page; while a screen was locked no clock of the page has run. */
  #hurry = (): void => {
    if (document.hidden || this.#closed || this.goodbye) return;
    const now = Date.now();
    if (this.#socket && this.online && now - this.#heardAt <= SILENCE) this.#try(HURRY);
    else if (!this.#socket || this.online || now - this.#openedAt > HURRY) this.#open();
  };

  /** A network may be lost without a word: a line on which nothing comes back is opened anew. */
  #try(patience: number): void {
    const socket = this.#socket;
    if (!this.online) return;
    this.#heard = false;
    this.#put({ type: 'ping' });
    setTimeout(() => {
      if (!this.#heard && !this.#closed && socket === this.#socket && this.online) this.#open();
    }, patience);
  }

  /** A new line; whatever still comes over an old one is of no interest. */
  #open(): void {
    const old = this.#socket;
    const socket = transport.open(this.code);
    clearTimeout(this.#pause);
    this.#socket = socket;
    this.#openedAt = Date.now();
    this.online = false;
    old?.close();
    const giveUp = () => {
      if (this.online || this.#closed || socket !== this.#socket) return;
      if (transport.isStarting) return void setTimeout(giveUp, PATIENCE);
      this.#lost(socket);
      socket.close();
    };
    setTimeout(giveUp, PATIENCE);
    socket.onopen = () => {
      const token = this.watching ? null : (this.token ?? seatToken(this.code));
      socket.send(JSON.stringify({ type: 'hello', token, covered: this.covered }));
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = true;
      this.#heardAt = Date.now();
      const told = JSON.parse(message.data as string) as Message;
      this.#take(told);
      if (told.type === 'welcome' || told.type === 'lobby') this.#mix(told.table, told.you);
    };
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #lost(socket: Socket, code = 0): void {
    if (socket !== this.#socket) return;
    const restarts = code === RESTART && this.online;
    if (restarts) this.#blinks();
    this.#socket = null;
    this.online = false;
    if (this.#closed || this.goodbye) return;
    const usual = () => Math.min(8000, 250 * 2 ** this.attempts++);
    this.#pause = setTimeout(() => this.#open(), restarts ? Math.random() * SPREAD : usual());
  }

  /** The line is lost on purpose, and will be back in a moment. */
  #blinks(): void {
    this.restarting = true;
    clearTimeout(this.#blink);
    this.#blink = setTimeout(() => (this.restarting = false), BLINK);
  }

  /** Take part in the next shuffle; one line speaks for the device. */
  #mix(table: TableInfo, you: number | null): void {
    const step = this.token && !this.covered ? null : this.#mixing.step(table, you);
    if (step) this.#put(this.#requests.add(step));
  }

  #put(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.online) {
      this.#socket.send(JSON.stringify(request));
    }
  }

  /** What tells of the table waits until all acts are shown; whoever comes back needs none. */
  #take(message: Message, arrived = performance.now()): void {
    const tells = ['update', 'lobby', 'talk'].includes(message.type);
    if (tells && (this.unfolding || this.#unpainted)) {
      this.#later.push([message, arrived]);
      return;
    }
    if (message.type === 'welcome') {
      this.attempts = 0;
      this.restarting = false;
      this.online = true;
      this.unwritten = false; // else that is told next
    }
    if (this.#isOfNext(message)) {
      this.next = true;
    } else if (message.type === 'welcome') {
      this.#acts.drop();
      this.#later = [];
      this.#behind = 0;
      this.forgetHint();
      this.#wantsNext = false;
      this.table = message.table;
      this.you = this.#seatIn(message);
      this.holder = message.holder ?? null;
      this.rules = message.rules;
      this.view = message.view;
      this.leaving = null;
      this.prompt = this.#requests.isAnswered(message.prompt) ? null : message.prompt;
      this.ending = message.ending;
      this.lesson = message.lesson ?? null;
      this.intermission = message.intermission ?? null;
      this.history = message.history;
      this.#setClock(message.clock);
      for (const request of this.#requests.all) this.#put(request);
    } else if (message.type === 'lobby') {
      this.table = message.table;
      this.you = this.#seatIn(message);
    } else if (message.type === 'update') {
      this.#update(message, arrived);
    } else if (message.type === 'talk') {
      const by = this.view ? undefined : this.table?.seats[message.seat]?.name;
      this.history = [...this.history, { sequence: message.sequence, talk: message, by }];
    } else if (message.type === 'reacted') {
      this.reacted = message;
    } else if (message.type === 'notice') {
      this.notice = message;
    } else if (message.type === 'announcement') {
      this.announcement = message.text ? message : null;
    } else if (message.type === 'writing') {
      this.unwritten = !message.works;
    } else if (message.type === 'done') {
      this.#requests.take(message.id);
    } else if (message.type === 'because') {
      if (message.id === this.#asking) this.because = message;
    } else if (message.type === 'hinted') {
      const isWanted = message.id === this.#hinting && message.asked === this.prompt?.sequence;
      this.forgetHint();
      if (isWanted) this.hint = message;
    } else if (message.type === 'refused') {
      if (message.id === this.#asking) return;
      if (message.id === this.#hinting) this.forgetHint();
      const refused = this.#requests.take(message.id);
      if (refused?.type === 'contribute' || refused?.type === 'reveal') return; // nobody's doing
      this.refused = message;
      if (refused?.type === 'answer') this.#put({ type: 'sync' }); // the question still stands
    } else if (message.type === 'goodbye') {
      if (PASSING.includes(message.code)) return; // it will be tried again
      this.goodbye = message;
      if (this.watching || !GONE.includes(message.code)) return;
      if (this.token) forgetPerson(this.code, this.token);
      else forgetSeat(this.code);
    }
    if ('sequence' in message) this.#sequence = Math.max(this.#sequence, message.sequence);
  }

  /** The seat that is drawn: nobody's in a game as long as the device is covered. */
  #seatIn({ you, table }: Pick<Welcome, 'you' | 'table'>): number | null {
    return this.covered && table.phase !== 'lobby' ? null : you;
  }

  /** Whether a message is of a game that somebody else has begun, before this player has followed. */
  #isOfNext(message: Message): boolean {
    const { table, watching, ending, unfolding } = this;
    if (!table || table.lesson || watching || this.#wantsNext) return false;
    if (table.phase !== 'over' && !ending && !unfolding) return false;
    if (message.type === 'welcome' || message.type === 'lobby')
      return message.table.game > table.game;
    return this.next && (message.type === 'update' || message.type === 'talk');
  }

  #update(update: Update, arrived: number): void {
    this.forgetWhy();
    this.forgetHint();
    this.prompt = null;
    this.clock = null;
    const acts = document.hidden ? [{ ...update, lasts: 0 }] : this.unfold(this.view, update);
    this.#acts.play(
      acts,
      ({ events, view, stage = events }, isLast) => {
        const lines = events.map((event) => ({ sequence: update.sequence, event }));
        if (lines.length) this.history = [...this.history, ...lines];
        this.view = view;
        if (isLast) this.#settle(update, arrived);
        if (stage && !document.hidden) this.onEvents(stage);
      },
      () => this.#catchUp(),
    );
  }

  /** All acts are shown: what is asked now, and until when. */
  #settle(update: Update, arrived: number): void {
    const { prompt, ending, lesson, intermission, holder, clock } = update;
    this.leaving = null;
    const isPast = this.#later.some(([told]) => 'events' in told); // by now something else is asked
    this.prompt = isPast ? null : prompt;
    this.holder = holder ?? null;
    this.ending = ending;
    this.lesson = lesson ?? null;
    this.intermission = intermission ?? null;
    this.#setClock(clock, arrived);
  }

  /** What came meanwhile is shown one after the other, too, unless somebody has to answer soon. */
  #catchUp(): void {
    const updates = this.#later.flatMap(([told]) => (told.type === 'update' ? [told] : []));
    const moves = updates.filter(({ events }) => events.length).length;
    const now = performance.now();
    this.#behind = moves ? this.#behind || now : 0;
    const { prompt, clock } = updates.at(-1) ?? {};
    const isUrgent = document.hidden || (prompt && (prompt.window || clock));
    const pause = moves && !isUrgent ? this.between(moves, now - this.#behind) : 0;
    if (pause) this.#acts.rest(pause, () => this.#goOn());
    else this.#goOn();
  }

  #goOn(): void {
    while (this.#later.length && !this.unfolding) this.#take(...this.#later.shift()!);
  }

  #setClock(clock: Clock | null, arrived = performance.now()): void {
    this.clock = clock && { ...clock, until: arrived + clock.left };
  }
}
