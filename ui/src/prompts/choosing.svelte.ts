// How a person comes to an answer: part by part, until one option of the prompt is left.
import { getContext, setContext } from 'svelte';
import type { Connection } from '../server/connection.ts';
import { type Cell, sameCell } from '../kit/geometry.ts';
import { MOVES_LAST } from '../modules/index.ts';
import type { CardInfo, Option } from '../wire.ts';
import { laidLast } from './announced.ts';
import { lettingIndex } from './forms.ts';
import { byName, cellsOf, distinct, distinctCells, handCards, includesAll } from './options.ts';

const KEY = Symbol('choosing');

/** What is chosen so far; outside a window it sends nothing before it is confirmed. */
export class Choosing {
  /** Places in the hand. */
  hand = $state.raw<number[]>([]);
  verb = $state<string | null>(null);
  cells = $state.raw<Cell[]>([]);
  seat = $state<number | null>(null);
  tool = $state<string | null>(null);
  side = $state<string | null>(null);
  payer = $state<number | null>(null);
  /** The way up that is wished where both are possible. */
  turned = $state(false);
  /** An option that was chosen as a whole. */
  index = $state<number | null>(null);
  /** Everything others play is let be, until this seat has a decision of its own. */
  letting = $state(false);

  constructor(readonly connection: Connection) {}

  options = $derived.by(() => this.connection.prompt?.options ?? []);
  names = $derived.by(() => this.hand.map((place) => this.connection.view?.hand[place] ?? ''));
  infos = $derived.by(() => {
    const rules = this.connection.rules;
    return byName(rules?.cards ?? [], rules?.modules);
  });

  /** Options for the cards chosen, whatever is done with them. */
  #ofCards = $derived.by(() =>
    this.options
      .map((_, index) => index)
      .filter((index) => includesAll(handCards(this.options[index]!), this.names)),
  );

  /** What can be done with the card that was chosen. */
  verbs = $derived.by(() => {
    const own = this.infos.get(this.names[0] ?? '')?.verb;
    const rank = ({ verb, form }: Option) => (verb === own ? 0 : form === 'cards' ? 2 : 1);
    const options = this.#ofCards.map((index) => this.options[index]!);
    return distinct(options.sort((a, b) => rank(a) - rank(b)).map((option) => option.verb));
  });

  /** What is being done: as chosen, else what the card is made for, else the only possibility. */
  doing = $derived.by(() => {
    if (this.verb && this.verbs.includes(this.verb)) return this.verb;
    if (this.verbs.length === 1) return this.verbs[0]!;
    if (this.hand.length === 0) return null;
    const own = this.infos.get(this.names[0]!)?.verb;
    return own && this.verbs.includes(own) ? own : null;
  });

  /** The options that are left. */
  left = $derived.by(() =>
    this.#ofCards.filter((index) => {
      const option = this.options[index]!;
      if (this.doing && option.verb !== this.doing) return false;
      const cells = cellsOf(option);
      return (
        this.cells.every((cell) => cells.some((other) => sameCell(cell, other))) &&
        (this.seat === null || option.seat === this.seat) &&
        (this.tool === null || option.tool === this.tool) &&
        (this.side === null || option.side === this.side) &&
        (this.payer === null || option.payer === this.payer)
      );
    }),
  );

  /** How many cards belong to what is being done; more than one are collected. */
  needs = $derived.by(() => {
    if (!this.doing) return 1;
    const counts = this.left.map((index) => handCards(this.options[index]!).length);
    return counts.length ? Math.min(...counts) : 1;
  });

  /** Both ways up are possible here. */
  bothWays = $derived.by(() => {
    if (this.cells.length !== 1) return false;
    return distinct(this.left.map((index) => Boolean(this.options[index]!.turned))).length === 2;
  });

  /** The index of the answer, once nothing is open. */
  answer = $derived.by(() => {
    if (this.index !== null) return this.index;
    if (!this.begun && this.options.length > 1) return null;
    const whole = this.left.filter(
      (index) => handCards(this.options[index]!).length === this.hand.length,
    );
    if (whole.length === 1) return whole[0]!;
    if (whole.length === 2 && this.bothWays) {
      return whole.find((index) => Boolean(this.options[index]!.turned) === this.turned) ?? null;
    }
    return null;
  });

  /** The places that can be chosen now, and those that are. */
  places = $derived.by((): Cell[] => {
    if (!this.doing) return [];
    const whole = this.#ofCards.filter((index) => {
      const option = this.options[index]!;
      if (option.verb !== this.doing) return false;
      // of a pair, the second place depends on the first
      return option.second == null || this.cells.length !== 1 || this.left.includes(index);
    });
    return distinctCells(whole.map((index) => this.options[index]!));
  });

  /** All places that some option names, whatever is chosen. */
  reach = $derived.by(() => distinctCells(this.options));

  /** The seats that can be chosen now: as a target, or to pay. */
  seats = $derived.by(() => {
    if (!this.doing) return [];
    const of = this.asksPayer ? 'payer' : 'seat';
    const whole = this.asksPayer
      ? this.#ofCards.filter((index) => this.#fits(index, ['cells', 'side']))
      : this.#ofCards;
    return distinct(
      whole
        .map((index) => this.options[index]!)
        .filter((option) => option.verb === this.doing)
        .map((option) => option[of]),
    );
  });

  /** Whether somebody must be found who pays. */
  asksPayer = $derived.by(
    () =>
      this.cells.length > 0 &&
      this.left.some((index) => this.options[index]!.payer != null) &&
      this.#ofCards.some((index) => this.options[index]!.payer != null),
  );

  /** Cards in front among which one must be chosen. */
  tools = $derived.by(() => {
    const all = this.#ofCards
      .filter((index) => this.#fits(index, ['seat']))
      .map((index) => this.options[index]!)
      .filter((option) => option.verb === this.doing);
    const needsSeat = all.some((option) => option.seat != null) && this.seat === null;
    const found = distinct(all.map((option) => option.tool));
    return needsSeat || found.length < 2 ? [] : found;
  });

  /** Sides among which one must be chosen. */
  sides = $derived.by(() => {
    if (!this.cells.length) return [];
    const found = distinct(
      this.#ofCards
        .filter((index) => this.#fits(index, ['cells']))
        .map((index) => this.options[index]!)
        .filter((option) => option.verb === this.doing)
        .map((option) => option.side),
    );
    return found.length < 2 ? [] : found;
  });

  /** Answers that are a word, to be offered as they are. */
  words = $derived.by(() =>
    this.options.map((_, index) => index).filter((index) => this.options[index]!.form === 'word'),
  );

  /** Whether anything is chosen that `back` would take back. */
  begun = $derived.by(
    () =>
      this.hand.length > 0 || this.cells.length > 0 || this.seat !== null || this.index !== null,
  );

  /** The card that lies on the place chosen when this is done, and its way up. */
  ghost = $derived.by(() => {
    const cell = this.cells[0];
    const option = this.options[this.answer ?? this.left[0] ?? -1];
    if (!cell || !option || option.form !== 'cell') return null;
    return this.ghostAt(cell);
  });

  #fits(index: number, parts: ('cells' | 'seat' | 'side')[]): boolean {
    const option = this.options[index]!;
    return parts.every((part) => {
      if (part === 'cells') {
        return this.cells.every((cell) => cellsOf(option).some((other) => sameCell(cell, other)));
      }
      return this[part] === null || option[part] === this[part];
    });
  }

  /** What would lie on a place: nothing if no card is put there. */
  ghostAt(cell: Cell): { info: CardInfo; turned: boolean } | null {
    const here = this.#ofCards
      .map((index) => this.options[index]!)
      .filter((option) => option.verb === this.doing && option.form === 'cell')
      .filter((option) => option.cell && sameCell(option.cell, cell));
    const first = here[0];
    if (!first?.card) return null;
    const info = this.infos.get(first.card);
    // a card that isn't laid itself may move the one that was laid last
    const moved = MOVES_LAST.includes(first.verb)
      ? laidLast(this.connection, this.infos)
      : undefined;
    const shown = info?.family === 'path' ? info : moved;
    if (!shown) return null;
    const ways = distinct(here.map((option) => Boolean(option.turned)));
    return { info: shown, turned: ways.length === 2 ? this.turned : ways[0]! };
  }

  /** Whether a card of the hand can be used at all. */
  usable(place: number): boolean {
    const name = this.connection.view?.hand[place];
    return name !== undefined && this.options.some((option) => handCards(option).includes(name));
  }

  /** Choose a card of the hand, or add it to those that are collected. */
  pickCard(place: number): void {
    this.index = null;
    if (!this.usable(place)) return;
    if (this.hand.includes(place)) {
      this.hand = this.hand.filter((other) => other !== place);
      this.#forgetTarget();
      if (!this.hand.length) this.verb = null;
      return;
    }
    const name = this.connection.view!.hand[place]!;
    const more = [...this.names, name];
    const fits = this.left.some((index) => includesAll(handCards(this.options[index]!), more));
    if (this.hand.length && this.needs > 1 && fits) {
      this.hand = [...this.hand, place];
      return;
    }
    const kept = this.verb;
    this.reset();
    this.hand = [place];
    if (kept && this.verbs.includes(kept)) this.verb = kept;
  }

  /** Do something else with the card that was chosen. */
  pickVerb(verb: string): void {
    this.#forgetTarget();
    this.verb = verb;
  }

  /** Choose a place; the same place again turns the card there. */
  pickCell(cell: Cell): void {
    this.index = null;
    if (this.cells.some((other) => sameCell(other, cell))) {
      if (this.bothWays) this.turn();
      else if (this.cells.length > 1) this.cells = this.cells.filter((c) => !sameCell(c, cell));
      return;
    }
    const more = [...this.cells, cell];
    const pair = this.left.some((index) =>
      more.every((one) => cellsOf(this.options[index]!).some((other) => sameCell(one, other))),
    );
    this.#forgetTarget();
    this.cells = pair ? more : [cell];
  }

  pickSeat(seat: number): void {
    this.index = null;
    if (this.asksPayer) {
      this.payer = seat;
    } else {
      this.tool = null;
      this.seat = seat;
    }
  }

  pickTool(tool: string): void {
    this.tool = tool;
  }

  pickSide(side: string): void {
    this.side = side;
  }

  /** Choose an option as a whole; in a window, which is short, that sends it. */
  pickIndex(index: number): void {
    this.reset();
    this.index = index;
    if (this.connection.prompt?.window) this.confirm();
  }

  /** Turn the card that is laid. */
  turn(): void {
    const shown = this.bothWays ? this.options[this.answer ?? -1]?.turned : undefined;
    this.turned = !(shown ?? this.turned);
  }

  /** A card was dropped on something: choose both at once, if that is possible. */
  drop(place: number, target: { cell?: Cell; seat?: number; pile?: boolean }): void {
    // while it was dragged it was chosen already; choosing it anew would take back a question asked
    const chosen = this.hand.length === 1 && this.hand[0] === place;
    if (!chosen || this.verb !== null || this.cells.length || this.seat !== null) {
      this.reset();
      this.pickCard(place);
    }
    const option = (index: number) => this.options[index]!;
    if (target.pile) {
      const verb = this.#ofCards.map(option).find((one) => one.form === 'cards')?.verb;
      if (verb) this.pickVerb(verb);
      return;
    }
    const fits = this.#ofCards.map(option).filter((one) => {
      if (target.cell) return cellsOf(one).some((cell) => sameCell(cell, target.cell!));
      return one.seat === target.seat;
    });
    if (!fits.length) return this.askWhy(target);
    if (!fits.some((one) => one.verb === this.doing)) this.verb = fits[0]!.verb;
    if (target.cell) this.pickCell(target.cell);
    else if (target.seat !== undefined) this.pickSeat(target.seat);
  }

  /** Ask why a card of the hand, or a place or a player for it, can't be chosen. */
  askWhy(target: { place?: number; cell?: Cell; seat?: number } = {}): void {
    const { prompt, view } = this.connection;
    if (!prompt || prompt.window) return;
    const card = target.place === undefined ? this.names[0] : view?.hand[target.place];
    const aims = this.options.some(({ form }) => form === (target.cell ? 'place' : 'who'));
    if (card === undefined && !aims) return;
    const form = this.options.find((option) => option.verb === this.doing)?.form;
    this.connection.askWhy({
      card,
      verb: form === 'side' ? this.doing : undefined,
      cell: target.cell ? [target.cell[0], target.cell[1]] : undefined,
      turned: this.turned,
      seat: target.seat,
    });
  }

  /** Ask why the card chosen can't be put away. */
  askDiscard(): void {
    const card = this.names[0];
    if (card !== undefined) this.connection.askWhy({ card, verb: 'pass' });
  }

  /** The card chosen can only be put away: nothing it is made for is possible. */
  stuck = $derived.by(() => {
    const own = this.infos.get(this.names[0] ?? '')?.verb;
    return this.hand.length === 1 && !!own && !this.verbs.includes(own);
  });

  #forgetTarget(): void {
    this.index = null;
    this.cells = [];
    this.seat = null;
    this.tool = null;
    this.side = null;
    this.payer = null;
  }

  /** Take the last step back; false if there was none. */
  back(): boolean {
    if (!this.begun) return false;
    if (this.index !== null) this.index = null;
    else if (this.payer !== null) this.payer = null;
    else if (this.tool !== null) this.tool = null;
    else if (this.side !== null) this.side = null;
    else if (this.cells.length) this.cells = this.cells.slice(0, -1);
    else if (this.seat !== null) this.seat = null;
    else if (this.hand.length > 1) this.hand = this.hand.slice(0, -1);
    else if (this.verb !== null) this.verb = null;
    else this.hand = [];
    return true;
  }

  reset(): void {
    this.#forgetTarget();
    this.hand = [];
    this.verb = null;
    this.turned = false;
  }

  /** Answer a window by itself if everything is let be; another decision ends that. */
  answerWindow(): void {
    const prompt = this.connection.prompt;
    if (prompt && !prompt.window) this.letting = false;
    if (!prompt?.window || !this.letting) return;
    const index = lettingIndex(prompt);
    if (index >= 0) this.connection.answer(index);
  }

  /** Send the answer. */
  confirm(): void {
    if (this.answer === null) return;
    const answer = this.answer;
    this.reset();
    this.connection.answer(answer);
  }
}

export function provideChoosing(choosing: Choosing): Choosing {
  return setContext(KEY, choosing);
}

/** What is being chosen at this table, for parts that show possible targets. */
export function useChoosing(): Choosing | undefined {
  return getContext<Choosing | undefined>(KEY);
}
