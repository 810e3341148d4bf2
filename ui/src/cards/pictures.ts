// What is shown on cards that are not laid: the pictures of the modules, and tools.
import { at, type Picture, type Tone } from '../art/signs.ts';
import { PICTURES } from '../modules/index.ts';
import type { CardInfo } from '../wire.ts';

const TOOL_PLACES: Record<number, [number, number, number][]> = {
  1: [[50, 62, 78]],
  2: [
    [50, 35, 52],
    [50, 88, 52],
  ],
  3: [
    [50, 31, 44],
    [31, 78, 42],
    [69, 90, 42],
  ],
};

/** The picture of a card that has no tunnels; nothing for a card nobody has drawn. */
export function pictureOf(card: CardInfo): Picture | null {
  if (card.name.startsWith('break_')) return tools(card.tools ?? [], '-broken', 'harm');
  if (card.name.startsWith('fix_') || card.verb === 'fix')
    return tools(card.tools ?? [], '', 'help');
  return PICTURES[card.name] ?? null;
}

function tools(names: string[], state: string, tone: Tone): Picture | null {
  const places = TOOL_PLACES[names.length];
  if (!places || !names.every((name) => ['pick', 'lantern', 'cart'].includes(name))) return null;
  return { tone, signs: names.map((name, place) => at(name + state, ...places[place]!)) };
}
