// Parts of options, read without any rules.
import { type Cell, keyOf } from '../kit/geometry.ts';
import { hallOf } from '../modules/index.ts';
import type { CardInfo, Option, PromptInfo } from '../wire.ts';
import { formOf } from './forms.ts';

/** Forms of options that begin with a card from your own hand. */
const FROM_HAND = ['cell', 'cells', 'seat', 'card', 'side', 'front', 'cards'];

/** Whether a list holds all of some names, each as often. */
export function includesAll(list: readonly string[], names: readonly string[]): boolean {
  const left = [...list];
  return names.every((name) => {
    const place = left.indexOf(name);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

/** The cards of the hand that an option needs. */
export function handCards(option: Option): readonly string[] {
  if (!FROM_HAND.includes(option.form)) return [];
  return option.form === 'cards' ? (option.cards ?? []) : option.card ? [option.card] : [];
}

/** Forms of options in which a card is put away. */
const PUT_AWAY = ['cards', 'side', 'front'];

/** Whether a card of the hand can be put away in this turn, but not played. */
export function onlyDiscarded(prompt: PromptInfo | null, name: string): boolean {
  if (!prompt || formOf(prompt.kind) !== 'turn') return false;
  const uses = prompt.options.filter((option) => handCards(option).includes(name));
  return uses.length > 0 && uses.every(({ form }) => PUT_AWAY.includes(form));
}

/** The places that an option names. */
export function cellsOf(option: Option): Cell[] {
  return [option.cell, option.second].filter((cell) => cell != null);
}

/** All places that some options name, each once. */
export function distinctCells(options: readonly Option[]): Cell[] {
  return [
    ...new Map(options.flatMap(cellsOf).map((cell) => [keyOf(cell), cell] as const)).values(),
  ];
}

/** The values that there are, each once. */
export function distinct<Item>(items: readonly (Item | null | undefined)[]): Item[] {
  return [...new Set(items)].filter((item) => item != null) as Item[];
}

/** Cards by their names; the large card as the side of it that these modules play with. */
export function byName(
  cards: readonly CardInfo[],
  modules: readonly string[] = [],
): ReadonlyMap<string, CardInfo> {
  const verb = hallOf(modules);
  return new Map(
    cards.map((card) => [card.name, card.family === 'large' ? { ...card, verb } : card]),
  );
}
