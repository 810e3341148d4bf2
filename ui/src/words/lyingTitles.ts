// The sides in a card's title, as in “Curve (up–left)”, as they are seen where it lies turned.
import { text } from './texts.svelte.ts';

const BRACKETS = /(?<=[(（])[^)）]+(?=[)）]$)/;
const DASH = '–';

/** The title of a card that lies turned by this many quarters, clockwise. */
export function lyingTitle(title: string, quarters = 1): string {
  return quarters ? lyingTitle(turnedTitle(title), quarters - 1) : title;
}

function turnedTitle(title: string): string {
  return title.replace(BRACKETS, (inside) => {
    const comma = inside.includes('、') ? '、' : ', ';
    const groups = inside.split(comma).map(turnedGroup);
    return (groups.every((group) => placeOf(group) >= 0) ? inOrder(groups) : groups).join(comma);
  });
}

const rows = (): string[][] =>
  text('sides-turning')
    .split('; ')
    .map((row) => row.split(', '));

/** Where a side stands in the order of the clock. */
const placeOf = (side: string): number => rows()[0]!.indexOf(side);

/** Sides in the order of the clock. */
const inOrder = (sides: string[]): string[] =>
  sides.toSorted((one, other) => placeOf(one) - placeOf(other));

function turnedGroup(group: string): string {
  const sides = group.split(DASH).map(turnedSide);
  if (sides.length === 1) return sides[0]!;
  const ordered = inOrder(sides);
  const isAcross = ordered.map(placeOf).join('') === '13';
  return (isAcross ? ordered.reverse() : ordered).join(DASH); // “left–right” is read as it is seen
}

function turnedSide(side: string): string {
  const row = rows().find((some) => some.includes(side));
  return row ? row[(row.indexOf(side) + 1) % row.length]! : side;
}
