// The keys of a replay: arrows step, space plays, Home and End, PageUp and PageDown by rounds.
import type { Film } from './film.svelte.ts';

const FIELDS = 'input:not([type=range]), textarea, select, dialog, [role=menu], [role=tablist]';

/** Take a key if it belongs to the replay; whoever is writing or choosing keeps theirs. */
export function filmKey(event: KeyboardEvent, film: Film): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const from = event.target instanceof HTMLElement ? event.target : null;
  if (from?.closest(FIELDS)) return;
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
  if (!act || (event.key === ' ' && from?.closest('button, a, summary'))) return;
  event.preventDefault();
  act();
}
