// The victim of sabotage: nothing but rules, so there is nothing to show.
import type { ModulePages } from './pages.ts';

export const victim: ModulePages = { name: 'victim' };
