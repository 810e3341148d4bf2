// The maze as text: row by row, from the top, each place from left to right.
import type { Connection } from '../server/connection.ts';
import { cardTitle } from '../words/titles.ts';
import { type Cell, keyOf } from '../kit/geometry.ts';
import { laidSince, thingsOf } from '../maze/things.ts';
import type { CardInfo, Goal } from '../wire.ts';
import { people } from '../words/people.ts';
import { goalName } from '../words/places.ts';
import { text } from '../words/texts.svelte.ts';
import { lyingWords } from '../cards/lying.ts';

export interface Place {
  cell: Cell;
  words: string;
  /** Whether it can be chosen now. */
  legal: boolean;
  /** Whether anything lies there. */
  taken: boolean;
}

export interface Row {
  row: number;
  places: Place[];
}

type Infos = ReadonlyMap<string, CardInfo>;

/** A goal as far as this seat knows it. */
function goalWords({ cell, card, face_up }: Goal, goals: readonly Goal[], infos: Infos): string {
  const lying = card ? lyingWords(card, infos.get(card)) : '';
  if (face_up) return lying;
  const goal = goalName(cell, goals);
  return lying
    ? text('plain-goal-known', { goal, card: lying })
    : text('plain-goal-hidden', { goal });
}

/** What lies on each place, as words by the cell. */
export function placeWords(connection: Connection, infos: Infos): Map<string, string> {
  const { view } = connection;
  const found = new Map<string, string[]>();
  if (!view) return new Map();
  const add = (cell: Cell, words: string) => {
    if (words) found.set(keyOf(cell), [...(found.get(keyOf(cell)) ?? []), words]);
  };
  const names = view.seats.map((seat) => seat.name);
  const own = names[view.seat ?? -1];
  const looked = (who: string[]) => {
    const others = who.filter((name) => name !== own);
    return others.length ? text('plain-lookers', { names: people(others) }) : '';
  };
  const things = thingsOf(view);
  const recent = laidSince(connection.history, names, connection.you);
  for (const laid of things.laid) {
    add(laid.cell, lyingWords(laid.card, infos.get(laid.card), laid.turned ?? false));
    const by = recent.get(keyOf(laid.cell));
    if (by !== undefined) add(laid.cell, text('plain-laid-by', { name: names[by] ?? '' }));
  }
  for (const goal of things.goals) {
    add(goal.cell, goalWords(goal, view.goals, infos));
    if (!goal.face_up)
      add(goal.cell, looked((goal.lookers ?? []).map((seat) => names[seat] ?? '')));
  }
  for (const { cell, tunnel, below, lookers, words } of things.covered) {
    const cover = tunnel ? lyingWords(tunnel, infos.get(tunnel)) : '';
    const known = below && text(words.plainKnown, { card: cardTitle(below), tunnel: cover });
    add(cell, known ?? text(words.plain));
    add(cell, looked(lookers));
  }
  for (const { cell, owner, words } of things.figures) {
    add(cell, text(words.plain, { owner }));
  }
  return new Map([...found].map(([cell, parts]) => [cell, parts.join('; ')]));
}

/** The rows of the maze; places that can be chosen are among them though nothing lies there. */
export function rowsOf(words: ReadonlyMap<string, string>, legal: readonly Cell[]): Row[] {
  const keys = new Set(legal.map(keyOf));
  const all = new Set([...words.keys(), ...keys]);
  const places = [...all].map((key): Place => {
    const [x, y] = key.split(',').map(Number);
    const taken = words.has(key);
    return {
      cell: [x!, y!],
      words: words.get(key) ?? text('plain-empty'),
      legal: keys.has(key),
      taken,
    };
  });
  const rows = [...new Set(places.map(({ cell }) => cell[1]))].sort((a, b) => a - b);
  return rows.map((row) => ({
    row,
    places: places.filter(({ cell }) => cell[1] === row).sort((a, b) => a.cell[0] - b.cell[0]),
  }));
}
