// Light or dark: as the system has it, or as chosen on this device; theme.js does it at first.
import { preferences } from './preferences.svelte.ts';

/** What can be chosen. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the system says; nothing where there is no system to ask. */
const daylight = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null;

/** Give the page its colours, and the browser's own bar the colour of the page. */
export function showTheme(): void {
  const chosen = preferences.theme;
  const theme = chosen === 'system' ? (daylight()?.matches ? 'light' : 'dark') : chosen;
  document.documentElement.dataset['theme'] = theme;
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--rock-900').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
}

/** Choose on this device. */
export function chooseTheme(theme: Theme): void {
  preferences.theme = theme;
  showTheme();
}

/** Show it from the start, and keep up with the system. */
export function followTheme(): void {
  showTheme();
  daylight()?.addEventListener('change', showTheme);
}
