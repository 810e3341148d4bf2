// One device that goes around a table: covered, or open for one of its people.
import { keepPeople, peopleAt } from '../device/seats.ts';
import type { Connection } from '../server/connection.ts';

/** Opens the seat of a token; whoever calls closes it. */
export type OpenSeat = (token: string) => Connection;

/** Whose eyes the device sees with. What is drawn while it is covered comes over `covered` alone. */
export class Passing {
  /** Who takes the device: somebody who wants to look, else whoever it is to go to. */
  wanted = $state<number | null>(null);
  #looking = $state<number | null>(null);
  #own = $state.raw<Connection | null>(null);

  constructor(
    readonly covered: Connection,
    private readonly open: OpenSeat,
  ) {}

  /** Who is to take the device now, if anybody. */
  get next(): number | null {
    return this.wanted ?? this.covered.holder;
  }

  /** Who looks; nobody while it is covered, or still opened. */
  get looking(): number | null {
    return this.own ? this.#looking : null;
  }

  /** Whether it is being opened for somebody. */
  get opening(): boolean {
    return this.#looking !== null && !this.own;
  }

  /** The line of whoever looks: only once it is known to be theirs, and only in a game. */
  get own(): Connection | null {
    const own = this.#own;
    const isTheirs = own?.view && own.you === this.#looking;
    return isTheirs && !own.goodbye ? own : null;
  }

  /** Whether this device has the seat of a person. */
  has(seat: number): boolean {
    return this.#isPerson(seat) && this.#tokenFor(seat) !== null;
  }

  /** Open the device for somebody. */
  look(seat: number): void {
    const token = this.#tokenFor(seat);
    if (!token || this.#looking !== null) return;
    this.#looking = seat;
    this.#own = this.open(token);
  }

  /** Cover the device. */
  cover(): void {
    this.#own?.close();
    this.#own = null;
    this.#looking = null;
    this.wanted = null;
  }

  /** Whoever looked has left the table, or seats were moved: a token has opened another seat, unseen. */
  mend(): void {
    const own = this.#own;
    const seat = this.#looking;
    if (own?.goodbye) this.cover();
    if (!own?.table || own.goodbye || seat === null || own.you === seat) return;
    const opened = this.#tokenFor(seat);
    this.cover();
    if (own.you === null || opened === null) return;
    const tokens = [...peopleAt(this.covered.code)];
    const place = tokens.indexOf(opened);
    while (tokens.length <= own.you) tokens.push(null);
    [tokens[place], tokens[own.you]] = [tokens[own.you] ?? null, opened];
    keepPeople(this.covered.code, tokens);
    this.look(seat);
  }

  /** What should open a seat; if nothing does, what stands where nobody sits by now. */
  #tokenFor(seat: number): string | null {
    const tokens = peopleAt(this.covered.code);
    return tokens[seat] ?? tokens.find((token, at) => token && !this.#isPerson(at)) ?? null;
  }

  #isPerson(seat: number): boolean {
    return this.covered.table?.seats[seat]?.kind === 'person';
  }
}
