// The greedy dwarf: a role that keeps its gold.
import { at, badge, BEARDS, type Look } from '../art/signs.ts';
import type { ModulePages } from './entry.ts';

/** The tournament deals this role, too. */
export const greedy: Look = {
  field: 'gold',
  coat: 'var(--timber-700)',
  beard: BEARDS.blond,
  signs: [
    at('furcap', 50, 38, 78, { height: 46.8 }),
    at('bag', 71, 94, 42),
    at('coin', 71, 101, 17),
  ],
  badge: [badge('bag')],
};

export const greedyDwarf: ModulePages = { name: 'greedy_dwarf', roles: { greedy } };
