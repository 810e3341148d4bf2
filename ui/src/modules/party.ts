// The underground party: the other side of the large card.
import type { ModulePages } from './entry.ts';

export const party: ModulePages = { name: 'party', hall: 'party', sharesCardsOf: 'wardrobe' };
