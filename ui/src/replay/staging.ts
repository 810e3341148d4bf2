// A film on a stage: what happens at each step is seen to move.
import type { Stage } from '../events/stage.svelte.ts';
import type { Standin } from '../server/standin.svelte.ts';
import type { Film } from './film.svelte.ts';

/** Show the steps of a film until what it returns is called. */
export function staged(film: Film, stage: Stage, standin: Standin): () => void {
  film.onStep = (events) => {
    if (events.length) stage.show(events, { names: film.info.players, you: standin.you });
    else stage.finish();
  };
  return () => {
    film.onStep = () => {};
    film.pause();
  };
}
