// Which way the mine is seen to lead on this screen: as a person chose, else as the screen is shaped.
import { MediaQuery } from 'svelte/reactivity';
import { preferences } from '../device/preferences.svelte.ts';
import type { Way } from '../kit/geometry.ts';
import { seeLying } from '../words/titles.ts';

/** A narrow screen is upright even while its keyboard leaves less height than width. */
const UPRIGHT = '(max-width: 479.9px), (max-width: 1079.9px) and (orientation: portrait)';

class Digging {
  /** Whether a lesson is taught here: its words tell what is left and right of what. */
  taught = $state(false);
  /** Asked for when it is first needed: not before there is a screen. */
  #upright: MediaQuery | undefined;

  get way(): Way {
    if (preferences.plain) return 'across'; // words know one way only
    const chosen = preferences.way;
    if (chosen !== 'auto') return chosen;
    this.#upright ??= new MediaQuery(UPRIGHT, false);
    return this.#upright.current && !this.taught ? 'down' : 'across';
  }
}

export const digging = new Digging();
seeLying(() => digging.way === 'down');
