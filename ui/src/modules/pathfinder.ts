// The pathfinder: another path card may be laid.
import { at, cardAt } from '../art/signs.ts';
import type { ModulePages } from './entry.ts';

export const pathfinder: ModulePages = {
  name: 'pathfinder',
  pictures: {
    pathfinder: {
      tone: 'act',
      signs: [
        cardAt('mini-path', 32, 42, 36, -8),
        cardAt('mini-curve', 68, 50, 36, 8),
        at('compass', 50, 88, 48),
      ],
    },
  },
  prompts: { LayPath: 'hand' },
};
