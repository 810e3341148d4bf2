// Storage: a card is kept out of those that were put away.
import { at, cardAt } from '../art/signs.ts';
import type { ModulePages } from './entry.ts';

export const storage: ModulePages = {
  name: 'storage',
  pictures: {
    storage: {
      tone: 'act',
      signs: [
        cardAt('mini', 34, 38, 28, -14),
        cardAt('mini-lit', 54, 34, 28, 8),
        at('crate', 50, 80, 66),
      ],
    },
  },
};
