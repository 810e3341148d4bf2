// The underground wardrobe: the large card, furnished with coats and hats.
import type { ModulePages } from './entry.ts';

export const wardrobe: ModulePages = { name: 'wardrobe', hall: 'wardrobe' };
