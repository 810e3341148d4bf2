// New goals: bags of gold, a dragon and a spider.
import { fitted, type Sign } from '../art/signs.ts';
import type { ModulePages, Spots } from './entry.ts';

/** A bag, with as many coins in front of it as its card's name tells. */
function bag(name: string, { room }: Spots): Sign[] {
  const sign = fitted('bag', room);
  const coins = Number(/^goal_bag(\d)/.exec(name)?.[1] ?? 0);
  const wide = sign.width;
  return [
    sign,
    ...Array.from({ length: coins }, (_, place) => ({
      sign: 'coin',
      x: sign.x + (place - (coins - 1) / 2) * wide * 0.26,
      y: sign.y + wide * (0.14 + (place - (coins - 1) / 2) * 0.2),
      width: wide * 0.36,
    })),
  ];
}

export const newGoals: ModulePages = {
  name: 'new_goals',
  features: {
    goal_bag: bag,
    goal_dragon: (_, { room }) => [fitted('dragon', room)],
    goal_spider: (_, { room }) => [fitted('spider', room)],
  },
};
