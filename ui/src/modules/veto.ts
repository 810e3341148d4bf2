// The veto: a window after each card in which everybody may forbid it.
import { at } from '../art/signs.ts';
import { fly } from '../kit/facts.ts';
import type { ModulePages } from './entry.ts';

export const veto: ModulePages = {
  name: 'veto',
  pictures: {
    veto: { tone: 'harm', signs: [at('stop', 50, 62, 82), at('palm', 50, 61, 54)] },
  },
  plans: {
    CardVetoed: (fact) => [
      fly({ card: 'veto' }, fact.seat, 'discard'),
      { move: 'press', prop: 'stamp', to: 'middle', delay: 100 },
    ],
  },
  touches: { CardVetoed: { target: 'harm' } },
  moments: { CardVetoed: 'surprise' },
  prompts: { VetoWindow: 'window' },
  windows: { VetoWindow: ['let', 'veto'] },
};
