// Toll tunnels: dwarves that guard cells, and others who pay for somebody.
import { answered, DECK, type Fact, fly } from '../kit/facts.ts';
import { cellOf } from '../kit/geometry.ts';
import type { Prop } from '../kit/motions.ts';
import { texts } from './lists.ts';
import type { Figure, Kept, ModulePages } from './entry.ts';

const WORDS = { maze: 'maze-dwarf', plain: 'plain-dwarf' };

/** The dwarf of whoever did it. */
const own = (fact: Fact): Prop => ({ dwarf: fact.word('seat') ?? '' });

function dwarves(kept: Kept): Figure[] {
  const sides = texts(kept['sides']);
  const owners = texts(kept['seats']);
  return texts(kept['cells']).map((cell, place) => ({
    cell: cellOf(cell ?? '0,0'),
    side: sides[place] ?? '',
    owner: owners[place] ?? '',
    words: WORDS,
  }));
}

export const tollTunnels: ModulePages = {
  name: 'toll_tunnels',
  plans: {
    DwarfPlaced: (fact) => [fly(own(fact), fact.seat, fact.cell), fly(DECK, fact.seat, 'discard')],
    DwarfGone: (fact) => [fly(own(fact), fact.cell, fact.seat)],
    SponsorAsked: (fact) => [fly({ icon: 'help' }, fact.seat, fact.target ?? 'middle')],
    SponsorAnswered: answered,
  },
  touches: { DwarfGone: { seat: 'harm' } },
  moves: ['DwarfPlaced'],
  turns: ['DwarfPlaced'],
  asks: ['SponsorAsked'],
  things: (kept) => ({ figures: dwarves(kept) }),
  prompts: { PayToll: 'announced' },
};
