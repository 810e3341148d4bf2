// Places of the maze in words: goals by name, the same on every screen, and coordinates for those who want them.
import type { Goal, Value } from '../wire.ts';
import { text, told } from './texts.svelte.ts';

/** How places and one's own role are spoken of at a table. */
export interface Where {
  /** The goals that have names. */
  goals?: readonly Goal[];
  /** Whether places are told by their coordinates, too. */
  coordinates?: boolean;
  /** Whether one's own role card lies open, because nobody else looks on. */
  roleOpen?: boolean;
}

type Place = readonly [number, number];
/** The form of a name: as it stands in a sentence, by its case, or alone. */
type Form = '' | 'object' | 'of' | 'short';

/** From the uppermost row to the lowest, by how many goals there are. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  3: ['upper', 'middle', 'lower'],
  5: ['top', 'above', 'middle', 'below', 'bottom'],
};

/** The name of a goal by its place among the others; one that has moved away keeps it. */
export function goalName(
  cell: Place | null | undefined,
  goals: readonly Goal[],
  form: Form = '',
): string {
  const order = [...goals].sort((a, b) => a.cell[1] - b.cell[1] || a.cell[0] - b.cell[0]);
  const here = order.findIndex((goal) => goal.cell[0] === cell?.[0] && goal.cell[1] === cell[1]);
  const place = here < 0 ? order.findIndex((goal) => goal.cell[1] === cell?.[1]) : here;
  if (place < 0) return told('goal-unknown', form);
  const name = NAMES[goals.length]?.[place];
  return told(name ? `goal-${name}` : 'goal-numbered', form, { number: place + 1 });
}

const isGoal = (cell: Place, goals: readonly Goal[]) =>
  goals.some((goal) => goal.cell[0] === cell[0] && goal.cell[1] === cell[1]);

/** What is at a place, for texts about something that may be no goal. */
function hereName(cell: Place, goals: readonly Goal[], form: Form): string {
  return isGoal(cell, goals) ? goalName(cell, goals, form) : told('place-here', form);
}

type Naming = (cell: Place, goals: readonly Goal[], form: Form) => string;

function formsOf(name: string, cell: Place | undefined, goals: readonly Goal[], naming: Naming) {
  if (!cell) return {};
  return {
    [name]: naming(cell, goals, ''),
    [`${name}_object`]: naming(cell, goals, 'object'),
    [`${name}_of`]: naming(cell, goals, 'of'),
  };
}

/** Coordinates right after what is there; nothing for those who want none. */
const at = (cells: readonly string[], { coordinates }: Where, between = ' · '): string =>
  coordinates && cells.length ? text('log-at', { cells: cells.join(between) }) : '';

/** Where an option leads to, for its text. */
export function optionPlaces(cells: readonly Place[], where: Where): Record<string, string> {
  const { goals = [] } = where;
  return {
    ...formsOf('place', cells[0], goals, hereName),
    ...formsOf('second_place', cells[1], goals, hereName),
    at: at(cells.map(String), where),
  };
}

type Fields = Readonly<Record<string, Value>>;

/** Where something happened, for its sentence. */
export function eventPlaces(fields: Fields, where: Where): Record<string, string> {
  const { goals = [] } = where;
  const moved = 'old_cell' in fields || 'new_cell' in fields;
  return {
    ...formsOf('place', cellOf(fields['cell']), goals, goalName),
    ...formsOf('second_place', cellOf(fields['second_cell']), goals, goalName),
    at: at(cellsOf(fields).map(String), where, moved ? ' → ' : undefined),
  };
}

/** The places an event is about, in the order in which it tells of them. */
export function cellsOf(fields: Fields): [number, number][] {
  const many = Array.isArray(fields['cells']) ? fields['cells'] : [];
  const one = ['old_cell', 'cell', 'second_cell', 'new_cell'].map((name) => fields[name]);
  return [...one, ...many].map(cellOf).filter((cell) => cell !== undefined);
}

function cellOf(value: Value | undefined): [number, number] | undefined {
  const parts = typeof value === 'string' ? value.split(',').map(Number) : [];
  return parts.length === 2 ? [parts[0]!, parts[1]!] : undefined;
}
