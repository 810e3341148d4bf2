// The lines of the list of choices in words; each is told apart from every other.
import type { Connection } from '../server/connection.ts';
import { goalName } from '../words/places.ts';
import { cardTitle, toolName } from '../words/titles.ts';
import { type Cell, keyOf, sameCell } from '../kit/geometry.ts';
import { describe, seatName, verbName } from '../prompts/describe.ts';
import type { CardInfo, Option } from '../wire.ts';
import { listed, text } from '../words/texts.svelte.ts';
import { bareTitle, openingWords } from '../cards/lying.ts';
import type { Choice, Narrowing, Part, Step } from './narrowing.svelte.ts';

type Infos = ReadonlyMap<string, CardInfo>;

/** The card that lies on a place, as far as it is known. */
function thingAt(connection: Connection, cell: Cell): string {
  const { view } = connection;
  if (!view) return '';
  const goal = view.goals.find((one) => sameCell(one.cell, cell));
  if (goal) return goal.card ? bareTitle(goal.card) : '';
  const laid = view.maze.find((one) => sameCell(one.cell, cell));
  return laid ? bareTitle(laid.card) : '';
}

/** How a card would lie, once it is known which one is laid. */
function layWords(connection: Connection, option: Option, info: CardInfo): string {
  const cell = keyOf(option.cell!);
  const open = openingWords(info, option.turned);
  const way = text('plain-at', { cell, open });
  if (option.payer == null) return way;
  const payer =
    option.payer === connection.you
      ? text('plain-pay-self')
      : text('plain-pay-other', { name: seatName(connection, option.payer) });
  return `${way}; ${payer}`;
}

/** What an option does, with what lies where it is done. */
export function optionWords(connection: Connection, option: Option, infos: Infos): string {
  const told = describe(connection, option, true);
  const info = infos.get(option.card ?? '');
  if (option.form === 'cell' && info?.shape) {
    const isTold = cardTitle(info.name) !== bareTitle(info.name); // by the sides in its title
    const open = isTold ? '' : openingWords(info, option.turned);
    return open ? `${told}; ${open}` : told;
  }
  const cells = [option.cell, option.second].filter((cell) => cell != null);
  const things = cells.map((cell) => thingAt(connection, cell)).filter(Boolean);
  return things.length ? `${told}: ${things.join('; ')}` : told;
}

/** The line of one option, shorter when its card is known already. */
function answerWords(narrowing: Narrowing, option: Option, infos: Infos): string {
  const { connection } = narrowing;
  const info = infos.get(option.card ?? '');
  const lays = option.form === 'cell' && info?.shape && option.cell;
  if (lays && narrowing.cards.length) return layWords(connection, option, info);
  return optionWords(connection, option, infos);
}

/** The words of a part that several options have in common. */
export function stepWords(connection: Connection, { part, value }: Step): string {
  const words: Record<Part, () => string> = {
    card: () => cardTitle(value),
    more: () => cardTitle(value),
    verb: () => verbName(value),
    cell: () => placeName(connection, value),
    second: () => placeName(connection, value),
    side: () => text(`side-${value}`),
    seat: () => seatName(connection, Number(value)),
    tool: () => toolName(value),
    turned: () => text(value === 'yes' ? 'verb-turned' : 'verb-upright'),
    payer: () => seatName(connection, Number(value)),
  };
  return words[part]();
}

function placeName(connection: Connection, value: string): string {
  const [x, y] = value.split(',').map(Number);
  const cell: Cell = [x!, y!];
  const goals = connection.view?.goals ?? [];
  const isGoal = goals.some((goal) => sameCell(goal.cell, cell));
  const things = [isGoal ? goalName(cell, goals) : '', thingAt(connection, cell)].filter(Boolean);
  const place = text('maze-cell', { cell: value });
  return [place, ...things].join(', ');
}

/** The words of a line. */
export function choiceWords(narrowing: Narrowing, choice: Choice, infos: Infos): string {
  const { connection } = narrowing;
  if (choice.indexes.length === 1) {
    return answerWords(narrowing, narrowing.options[choice.indexes[0]!]!, infos);
  }
  return text('plain-group', {
    what: stepWords(connection, choice.step!),
    count: choice.indexes.length,
  });
}

/** What is asked at this step; empty at the first, where the question itself stands. */
export function stepQuestion(narrowing: Narrowing): string {
  const what = listed(narrowing.cards.map(cardTitle));
  if (!narrowing.steps.length) return '';
  const asked: Partial<Record<Part, string>> = {
    verb: text('choose-what', { card: what }),
    more: text('choose-more-cards', { count: 1 }),
    cell: text('choose-place', { what }),
    second: text('choose-second-place', { what }),
    side: text('choose-side'),
    seat: text('choose-player', { what }),
    tool: text('choose-tool'),
    payer: text('choose-payer'),
  };
  return (narrowing.part && asked[narrowing.part]) || text('choose-what', { card: what });
}
