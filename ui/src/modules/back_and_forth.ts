// Back and forth: two goals are taken up, and perhaps swapped.
import { at, cardAt } from '../art/signs.ts';
import { fly } from '../kit/facts.ts';
import type { Prop } from '../kit/motions.ts';
import type { ModulePages } from './entry.ts';

const GOAL: Prop = { back: 'goal' };

export const backAndForth: ModulePages = {
  name: 'back_and_forth',
  pictures: {
    back_and_forth: {
      tone: 'act',
      signs: [
        cardAt('mini-goal', 30, 44, 34, -6),
        cardAt('mini-goal', 70, 80, 34, 6),
        at('swap', 50, 63, 42),
      ],
    },
  },
  plans: {
    GoalsTakenUp: (fact) => {
      const second = fact.cellOf('second_cell') ?? 'middle';
      return [
        fly(GOAL, fact.cell, fact.seat),
        fly(GOAL, second, fact.seat),
        fly(GOAL, fact.seat, fact.cell, 200),
        fly(GOAL, fact.seat, second, 200),
      ];
    },
  },
  moments: { GoalsTakenUp: 'surprise' },
  prompts: { SwapOrNot: 'words' },
};
