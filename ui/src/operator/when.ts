// How long ago something was, in the language that is shown.
import { language } from '../words/texts.svelte.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** “3 minutes ago”; what was less than a minute ago was just now. */
export function ago(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 60];
  const told = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  return told.format(-Math.floor(Math.max(0, seconds) / length), unit);
}
