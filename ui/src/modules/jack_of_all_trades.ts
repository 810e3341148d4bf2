// The jack of all trades: a card with the three tools that it mends, drawn like all such cards.
import type { ModulePages } from './entry.ts';

export const jackOfAllTrades: ModulePages = { name: 'jack_of_all_trades' };
