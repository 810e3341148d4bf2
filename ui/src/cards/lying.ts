// A card of the maze in words: what it is, and where its tunnels lead as it lies.
import { isBlind, type Side, tunnelsOf } from './shapes.ts';
import { cardTitle } from '../words/titles.ts';
import { seenSide, type Way } from '../kit/geometry.ts';
import type { CardInfo } from '../wire.ts';
import { hasText, listed, text } from '../words/texts.svelte.ts';

/** The order in which sides are read. */
const READ: Side[] = ['W', 'E', 'N', 'S'];
const BRACKETS = /\s*[(（][^)）]*[)）]$/;

const sideNames = (sides: readonly Side[], way: Way) => {
  const seen = sides.map((side) => seenSide(side, way));
  return READ.filter((side) => seen.includes(side)).map((side) => text(`plain-side-${side}`));
};

/** The title of a card without its sides: a card that is turned has others. */
export function bareTitle(name: string): string {
  if (name.startsWith('large_')) return cardTitle(name); // it tells which corner it is
  return cardTitle(name).replace(BRACKETS, '');
}

/** Where the tunnels of a card lead, the way the mine is seen; empty for a card without any. */
export function openingWords(
  info: CardInfo | undefined,
  turned = false,
  way: Way = 'across',
): string {
  if (!hasText('plain-open')) return ''; // a page that has not asked for these texts
  const tunnels = tunnelsOf(info?.shape ?? '', turned);
  const through = tunnels.filter((tunnel) => !isBlind(tunnel) && tunnel.sides.length);
  const blind = tunnels.filter(isBlind).flatMap(({ sides }) => sides);
  const parts =
    through.length === 1
      ? [text('plain-open', { sides: listed(sideNames(through[0]!.sides, way)) })]
      : through.map(({ sides }) =>
          text('plain-joined', { sides: sideNames(sides, way).join(' – ') }),
        );
  if (blind.length) parts.push(text('plain-blind', { sides: listed(sideNames(blind, way)) }));
  return parts.join('; ');
}

/** What a card is and where it leads. */
export function lyingWords(name: string, info: CardInfo | undefined, turned = false): string {
  const open = openingWords(info, turned);
  return open ? `${bareTitle(name)}; ${open}` : cardTitle(name);
}
