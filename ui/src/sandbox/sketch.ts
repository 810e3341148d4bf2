// A maze being drawn: the cards of a position's `[maze]`, read from its text and written into it.

/** A card of the maze and whether it is rotated. */
export interface Laid {
  name: string;
  turned: boolean;
}

const HEADING = /^\s*\[maze\]\s*$/;
const TABLE = /^\s*\[/;
const LINE = /^\s*"\s*(-?\d+)\s*,\s*(-?\d+)\s*"\s*=\s*"\s*([\w-]+)([^"]*)"/;

/** The first and the last line of the maze in a position, without its heading; none: -1. */
function span(lines: string[]): [number, number] {
  const heading = lines.findIndex((line) => HEADING.test(line));
  if (heading < 0) return [-1, -1];
  const next = lines.findIndex((line, place) => place > heading && TABLE.test(line));
  return [heading + 1, next < 0 ? lines.length : next];
}

/** The cell of a line, as `2,0`. */
function cellOf(line: string): string {
  const [, x, y] = LINE.exec(line) ?? [];
  return `${x},${y}`;
}

/** The cards of a maze by their cells, `2,0`. */
export function mazeOf(position: string): Map<string, Laid> {
  const lines = position.split('\n');
  const [first, last] = span(lines);
  const laid = new Map<string, Laid>();
  for (const line of first < 0 ? [] : lines.slice(first, last)) {
    const [, , , name, rest = ''] = LINE.exec(line) ?? [];
    if (name) laid.set(cellOf(line), { name, turned: /\bturned\b/.test(rest) });
  }
  return laid;
}

/** The same position with a card at a cell, or with none there; all other lines stay as they are. */
export function withCard(position: string, cell: string, card: Laid | undefined): string {
  const lines = position.split('\n');
  const [first, last] = span(lines);
  const written = card ? [`"${cell}" = "${card.name}${card.turned ? ' turned' : ''}"`] : [];
  if (first < 0) {
    const before = position.trim();
    return [...(before ? [before, ''] : []), '[maze]', ...written, ''].join('\n');
  }
  const there = lines.findIndex(
    (line, place) => place >= first && place < last && cellOf(line) === cell,
  );
  if (there >= 0) return lines.toSpliced(there, 1, ...written).join('\n');
  const end = lines.slice(0, last).findLastIndex((line) => line.trim()) + 1;
  return lines.toSpliced(end, 0, ...written).join('\n');
}

/** The game of a position. */
export function gameOf(position: string): string {
  return /^\s*rules\s*=\s*"(\w+)/m.exec(position)?.[1] ?? 'base';
}

/** What a tap on a cell makes of it: a card that is held, or the card there rotated, then gone. */
export function tapped(there: Laid | undefined, held: string): Laid | undefined {
  if (held && held !== there?.name) return { name: held, turned: false };
  if (!there) return undefined;
  return there.turned ? undefined : { ...there, turned: true };
}
