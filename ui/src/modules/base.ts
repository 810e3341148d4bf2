// The base game: rock-falls, maps, its two roles and its goals.
import { at, badge, BEARDS, fitted, helmet } from '../art/signs.ts';
import type { ModulePages } from './entry.ts';

export const base: ModulePages = {
  name: 'base',
  pictures: {
    rockfall: {
      tone: 'harm',
      signs: [
        at('falling', 50, 21, 70, { height: 21 }),
        at('boulder', 34, 48, 44),
        at('boulder', 70, 60, 38, { turn: 80 }),
        at('boulder', 44, 86, 40, { turn: 200 }),
      ],
    },
    map: { tone: 'look', signs: [at('map', 50, 62, 80)] },
  },
  features: {
    goal_treasure: () => [
      at('rays', 50, 70, 98),
      at('treasure', 50, 72, 72, { height: 58 }),
      at('spark', 26, 44, 16),
      at('spark', 78, 50, 12),
      at('spark', 60, 34, 9),
    ],
    goal_stone: (_, { room }) => [fitted('stone', room)],
  },
  roles: {
    digger: {
      field: 'act',
      coat: 'var(--timber-500)',
      beard: BEARDS.red,
      signs: [at('pick', 71, 96, 46, { turn: 4 }), helmet('var(--lantern)')],
      badge: [badge('pick')],
    },
    saboteur: {
      field: 'harm',
      coat: 'var(--rock-700)',
      beard: BEARDS.black,
      signs: [
        at('hood', 50, 46, 84, { height: 75.6 }),
        at('dynamite', 74, 92, 30, { height: 50, turn: 12 }),
      ],
      badge: [badge('dynamite', 1.6)],
    },
  },
};
