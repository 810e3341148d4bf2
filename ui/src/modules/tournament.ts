// The tournament: the base game with the greedy dwarf.
import { greedy } from './greedy_dwarf.ts';
import type { ModulePages } from './entry.ts';

export const tournament: ModulePages = { name: 'tournament', roles: { greedy } };
