// How an answer is found among many options in words: card, deed, place, until few are left.
import type { Connection } from '../server/connection.ts';
import { keyOf } from '../kit/geometry.ts';
import type { Answering } from '../prompts/answering.svelte.ts';
import { distinct, includesAll } from '../prompts/options.ts';
import type { Option } from '../wire.ts';

/** What options can differ in, in the order it is asked; `more` is a further card. */
export const PARTS = [
  'card',
  'verb',
  'more',
  'cell',
  'second',
  'side',
  'seat',
  'tool',
  'turned',
  'payer',
] as const;
export type Part = (typeof PARTS)[number];

export interface Step {
  part: Part;
  value: string;
}

/** A line of the list: one option, or a part that several have in common. */
export interface Choice {
  step: Step | null;
  indexes: number[];
}

/** This many options are listed at once: at first, and when a card is chosen. */
const FEW = 9;
const MANY = 24;

/** All cards that an option names. */
export function cardsOf(option: Option): readonly string[] {
  return option.cards?.length ? option.cards : option.card ? [option.card] : [];
}

/** The values of a part that an option has: several for cards, else one or none. */
function valuesOf(option: Option, part: Part, chosen: readonly string[]): string[] {
  if (part === 'card') return chosen.length ? [] : distinct(cardsOf(option));
  if (part === 'more') {
    const left = [...cardsOf(option)];
    for (const card of chosen) if (left.includes(card)) left.splice(left.indexOf(card), 1);
    return distinct(left);
  }
  if (part === 'cell' || part === 'second') {
    const cell = option[part];
    return cell ? [keyOf(cell)] : [];
  }
  if (part === 'turned') return [option.turned ? 'yes' : 'no'];
  const value = option[part];
  return value == null ? [] : [String(value)];
}

/** What is chosen so far; nothing is sent before it is confirmed, unless somebody prefers that. */
export class Narrowing {
  steps = $state.raw<Step[]>([]);
  /** The option that was chosen. */
  index = $state<number | null>(null);

  constructor(
    readonly connection: Connection,
    readonly answering: Answering,
  ) {}

  options = $derived.by(() => this.connection.prompt?.options ?? []);
  cards = $derived.by(() =>
    this.steps.filter(({ part }) => part === 'card' || part === 'more').map(({ value }) => value),
  );

  /** The options that are left, by their index. */
  left = $derived.by(() =>
    this.options.map((_, index) => index).filter((index) => this.#fits(this.options[index]!)),
  );

  /** The part that is asked next; none if whole options are listed. */
  part = $derived.by((): Part | null => {
    if (this.left.length <= (this.steps.length ? MANY : FEW)) return null;
    return PARTS.find((part) => this.#values(part).length > 1) ?? null;
  });

  choices = $derived.by((): Choice[] => {
    const { part } = this;
    if (!part)
      return this.left
        .toSorted((a, b) => this.#rank(a) - this.#rank(b))
        .map((index) => ({ step: null, indexes: [index] }));
    const grouped = this.#values(part).map((value) => ({
      step: { part, value },
      indexes: this.left.filter((index) =>
        valuesOf(this.options[index]!, part, this.cards).includes(value),
      ),
    }));
    const alone = this.left.filter(
      (index) => !valuesOf(this.options[index]!, part, this.cards).length,
    );
    return [...grouped, ...alone.map((index) => ({ step: null, indexes: [index] }))];
  });

  /** Whether anything is chosen that `back` would take back. */
  begun = $derived.by(() => this.index !== null || this.steps.length > 0);

  /** What a card is made for comes first, discarding last. */
  #rank(index: number): number {
    const { form } = this.options[index]!;
    return form === 'cards' ? 2 : form === 'side' || form === 'front' ? 1 : 0;
  }

  #values(part: Part): string[] {
    return distinct(this.left.flatMap((index) => valuesOf(this.options[index]!, part, this.cards)));
  }

  #fits(option: Option): boolean {
    if (!includesAll(cardsOf(option), this.cards)) return false;
    return this.steps.every(
      ({ part, value }) =>
        part === 'card' || part === 'more' || valuesOf(option, part, []).includes(value),
    );
  }

  choose(choice: Choice): void {
    if (choice.indexes.length > 1) {
      if (choice.step) this.steps = [...this.steps, choice.step];
      return;
    }
    this.index = choice.indexes[0]!;
    if (this.answering.unconfirmed && !this.connection.prompt?.window) {
      this.answering.play(this.index);
    }
  }

  /** Take the last step back; false if there was none. */
  back(): boolean {
    if (this.answering.undo()) return true;
    if (!this.begun) return false;
    if (this.index !== null) this.index = null;
    else this.steps = this.steps.slice(0, -1);
    return true;
  }

  reset(): void {
    this.steps = [];
    this.index = null;
  }

  confirm(): void {
    const answer = this.answering.held?.index ?? this.index;
    if (answer === null) return;
    this.reset();
    this.answering.confirm(answer, false);
  }
}
