// The duel: a turn of its own, and a nugget card that is kept.
import type { ModulePages } from './entry.ts';

export const duel: ModulePages = {
  name: 'duel',
  prompts: { DuelTurn: 'turn', KeepNugget: 'nuggets' },
};
