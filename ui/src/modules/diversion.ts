// The diversion: the path card that was laid last is moved.
import { at, cardAt } from '../art/signs.ts';
import type { ModulePages } from './entry.ts';

export const diversion: ModulePages = {
  name: 'diversion',
  pictures: {
    diversion: {
      tone: 'act',
      signs: [cardAt('mini-path', 28, 82, 32, -10), at('signpost', 56, 60, 68)],
    },
  },
  movesLast: ['divert'],
};
