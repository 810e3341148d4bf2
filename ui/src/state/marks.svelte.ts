// What a person keeps to themselves at one table: suspicions, notes, who is muted. Never sent.
import type { IconName } from '../art/icons.ts';
import { preferences } from '../device/preferences.svelte.ts';
import type { Connection } from '../server/connection.ts';
import type { Talk } from '../wire.ts';

export const SUSPICIONS = ['saboteur', 'digger', 'unsure'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
/** How a suspicion is drawn beside a name. */
export const SIGNS: Record<Suspicion, IconName> = {
  saboteur: 'cross',
  digger: 'pick',
  unsure: 'help',
};

/** What holds for one round, and is forgotten with the next. */
interface OfRound {
  /** How long everything others play is allowed; not at all if empty. */
  letting: '' | 'turn' | 'round';
  /** Whether the player’s role lies open; nothing as long as nobody touched it. */
  roleOpen: boolean | null;
}

interface Kept {
  suspicions: Record<string, Suspicion>;
  /** The round the suspicions are about: roles are dealt anew in each. */
  round: string;
  ofRound: OfRound;
  notes: Record<string, string>;
  paper: string;
  muted: string[];
  /** The result that was shown last. */
  result: string;
}

const NEW_ROUND: OfRound = { letting: '', roleOpen: null };
const EMPTY: Kept = {
  suspicions: {},
  round: '',
  ofRound: NEW_ROUND,
  notes: {},
  paper: '',
  muted: [],
  result: '',
};

/** The private marks at one table, kept on this device. */
export class Marks {
  #kept = $state<Kept>({ ...EMPTY });
  readonly #key: string;
  /** Whether the summary of a round or the game is shown just now. */
  summary = $state(false);

  constructor(code: string) {
    this.#key = `motherlode.marks.${code}`;
    try {
      const read = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Kept>;
      this.#kept = { ...EMPTY, ...read };
    } catch {
      // what can't be read is begun anew
    }
  }

  /** Suspicions are forgotten when a new round deals new roles. */
  beginRound(round: string): void {
    if (this.#kept.round !== round) this.#keep({ round, suspicions: {}, ofRound: NEW_ROUND });
  }

  /** What holds for this round. */
  ofRound(round: string): OfRound {
    return this.#kept.round === round ? { ...NEW_ROUND, ...this.#kept.ofRound } : NEW_ROUND;
  }

  keepOfRound(round: string, change: Partial<OfRound>): void {
    this.beginRound(round);
    this.#keep({ ofRound: { ...this.ofRound(round), ...change } });
  }

  /** What was marked or noted of a bot holds for whoever plays on in its place. */
  follow(was: string, name: string): void {
    const { suspicions, notes } = this.#kept;
    if (suspicions[was] && !suspicions[name]) {
      this.suspect(name, suspicions[was]);
      this.suspect(was, null);
    }
    if (notes[was] && !notes[name]) {
      this.write(name, notes[was]);
      this.write(was, '');
    }
  }

  suspicion(name: string): Suspicion | null {
    return this.#kept.suspicions[name] ?? null;
  }

  suspect(name: string, suspicion: Suspicion | null): void {
    const suspicions = { ...this.#kept.suspicions };
    delete suspicions[name];
    if (suspicion) suspicions[name] = suspicion;
    this.#keep({ suspicions });
  }

  note(name: string): string {
    return this.#kept.notes[name] ?? '';
  }

  write(name: string, note: string): void {
    this.#keep({ notes: { ...this.#kept.notes, [name]: note } });
  }

  get paper(): string {
    return this.#kept.paper;
  }

  set paper(paper: string) {
    this.#keep({ paper });
  }

  /** The result that was shown last: a game, and its round or end. */
  get result(): string {
    return this.#kept.result;
  }

  set result(result: string) {
    this.#keep({ result });
  }

  isMuted(name: string): boolean {
    return this.#kept.muted.includes(name);
  }

  /** Whether what somebody said is shown; only bots speak in lines. */
  hears(name: string, talk: Pick<Talk, 'line'> | null | undefined): boolean {
    return !this.isMuted(name) && !(preferences.quietBots && talk?.line);
  }

  mute(name: string, muted: boolean): void {
    const others = this.#kept.muted.filter((other) => other !== name);
    this.#keep({ muted: muted ? [...others, name] : others });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // a full or forbidden store: they last as long as this page
    }
  }
}

type Told = Pick<Connection, 'code' | 'table' | 'you' | 'view' | 'history'>;

const tables: Record<string, Marks> = {};

/** The marks at a table, the same ones for all parts of its page. Around one device each has their own. */
export function marksOf({ code, table, you }: Pick<Connection, 'code' | 'table' | 'you'>): Marks {
  const name = table?.settings.shared ? table.seats[you ?? -1]?.name : '';
  const whose = name ? `${code}.${name}` : code;
  return (tables[whose] ??= new Marks(whose));
}

/** Which round of which game is played. */
export function roundOf({ table, view }: Pick<Connection, 'table' | 'view'>): string {
  return `${table?.game ?? 0}.${view?.round ?? 0}`;
}

/** Let the marks of a table follow its rounds, and who takes whose place. */
export function keepMarks({ code, table, you, view, history }: Told): void {
  if (!view) return;
  const marks = marksOf({ code, table, you });
  marks.beginRound(roundOf({ table, view }));
  const names = view.seats.map((seat) => seat.name);
  for (const { event } of history) {
    const was = String(event?.fields['was']);
    if (event?.event !== 'SeatTaken' || names.includes(was)) continue;
    marks.follow(was, String(event.fields['seat']));
  }
}
