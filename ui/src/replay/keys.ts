// The keys of a replay: arrows step, space plays, Home and End, PageUp and PageDown by rounds.
import { preferences } from '../device/preferences.svelte.ts';
import type { Film } from './film.svelte.ts';

const FIELDS = 'input:not([type=range]), textarea, select, dialog, [role=menu], [role=tablist]';
// What is scrolled by keys, and the lines in it.
const SCROLLED =
  'ol, ul, [role=region], [role=log], [tabindex="0"]:not(button, a, input, [role=application])';
const PRESSED = 'button, a, summary';

/** Take a key if it belongs to the replay; whoever writes, chooses or scrolls keeps theirs. */
export function filmKey(event: KeyboardEvent, film: Film): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const from = event.target instanceof HTMLElement ? event.target : null;
  if (from?.closest(FIELDS) || from?.closest(SCROLLED)) return;
  if (event.key === ' ' && (!preferences.keys || from?.closest(PRESSED))) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => film.back(),
    ArrowRight: () => film.forward(),
    Home: () => film.jump(0),
    End: () => film.jump(film.last),
    PageUp: () => film.previousRound(),
    PageDown: () => film.nextRound(),
    ' ': () => film.toggle(),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
