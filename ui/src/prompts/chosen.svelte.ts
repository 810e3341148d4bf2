// What is chosen so far, part by part, and which options of the prompt that leaves.
import type { Connection } from '../server/connection.ts';
import { type Cell, sameCell } from '../kit/geometry.ts';
import { MOVES_LAST } from '../modules/index.ts';
import type { CardInfo, Option } from '../wire.ts';
import { laidLast } from './announced.ts';
import { Answering } from './answering.svelte.ts';
import { formOf } from './forms.ts';
import { byName, cellsOf, distinct, distinctCells, handCards, includesAll } from './options.ts';

/** The parts of an answer, and what can be chosen with them. */
export class Chosen {
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

  readonly answering: Answering;

  constructor(readonly connection: Connection) {
    this.answering = new Answering(connection);
  }

  options = $derived.by(() => this.connection.prompt?.options ?? []);
  names = $derived.by(() => this.hand.map((place) => this.connection.view?.hand[place] ?? ''));
  infos = $derived.by(() => {
    const rules = this.connection.rules;
    return byName(rules?.cards ?? [], rules?.modules);
  });

  /** Options for the cards chosen, whatever is done with them. */
  ofCards = $derived.by(() =>
    this.options
      .map((_, index) => index)
      .filter((index) => includesAll(handCards(this.options[index]!), this.names)),
  );

  /** What can be done with the card that was chosen. */
  verbs = $derived.by(() => {
    const own = this.infos.get(this.names[0] ?? '')?.verb;
    const rank = ({ verb, form }: Option) => (verb === own ? 0 : form === 'cards' ? 2 : 1);
    const options = this.ofCards.map((index) => this.options[index]!);
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
    this.ofCards.filter((index) => {
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
    if (this.answering.held) return this.answering.held.index;
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
    const whole = this.ofCards.filter((index) => {
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
      ? this.ofCards.filter((index) => this.#fits(index, ['cells', 'side']))
      : this.ofCards;
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
      this.ofCards.some((index) => this.options[index]!.payer != null),
  );

  /** Cards in front among which one must be chosen. */
  tools = $derived.by(() => {
    const all = this.ofCards
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
      this.ofCards
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
    const here = this.ofCards
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

  /**
   * The card chosen in one's turn can only be put away: nothing it is made for is possible. Whoever has
   * said what else to do with it isn't told so.
   */
  stuck = $derived.by(() => {
    if (formOf(this.connection.prompt?.kind ?? '') !== 'turn' || this.verb) return false;
    const own = this.infos.get(this.names[0] ?? '')?.verb;
    return this.hand.length === 1 && !!own && !this.verbs.includes(own);
  });
}
