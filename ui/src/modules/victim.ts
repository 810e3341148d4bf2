// The victim of sabotage: nothing but rules, so there is nothing to show.
import type { ModulePages } from './entry.ts';

export const victim: ModulePages = { name: 'victim' };
