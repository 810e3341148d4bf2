// Lucky stone: ✎ what it brings, in one line.
import { at } from '../../src/art/signs.ts';
import { fly } from '../../src/kit/facts.ts';
import type { ModulePages } from '../../src/modules/entry.ts';

export const luckyStone: ModulePages = {
  name: 'lucky_stone',
  // ✎ The card's picture, of the signs in art/defs.
  pictures: { lucky_stone: { tone: 'act', signs: [at('coin', 50, 64, 60)] } },
  plans: { LuckyStonePlayed: (fact) => [fly(fact.card(), fact.seat, 'discard')] },
};
