// The underground wardrobe: the large card, furnished with coats and hats.
import type { ModulePages } from './pages.ts';

export const wardrobe: ModulePages = { name: 'wardrobe', hall: 'wardrobe' };
