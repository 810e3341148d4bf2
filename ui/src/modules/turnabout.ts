// Turnabout: play goes round the other way.
import { at } from '../art/signs.ts';
import { fly } from '../kit/facts.ts';
import type { ModulePages } from './entry.ts';

export const turnabout: ModulePages = {
  name: 'turnabout',
  pictures: { turnabout: { tone: 'act', signs: [at('round', 50, 64, 78)] } },
  plans: {
    DirectionTurned: (fact) => [
      fly(fact.card(), fact.seat, 'discard'),
      { move: 'spin', prop: { icon: 'turn' }, to: 'middle' },
    ],
  },
  moments: { DirectionTurned: 'surprise' },
};
