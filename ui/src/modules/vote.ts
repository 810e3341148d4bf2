// The vote on suspicion: before roles are shown everyone may say who they take for a saboteur.
import { EYE, fly } from '../kit/facts.ts';
import type { ModulePages } from './entry.ts';

export const vote: ModulePages = {
  name: 'vote',
  plans: {
    PlayerAccused: (fact) => [fly(EYE, fact.seat, fact.target ?? 'middle')],
  },
  accuses: { PlayerAccused: 'saboteur' },
  moments: { PlayerAccused: 'vote' },
  touches: { PlayerAccused: { target: 'harm' } },
  prompts: { Accuse: 'poll' },
};
