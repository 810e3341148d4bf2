// What hangs in the air above a table: the last words or the face of each seat, for a few seconds.
import type { Tone } from '../events/tones.ts';
import type { Reaction } from '../server/faces.ts';

const MOST = 3; // at a time
const SHORTEST = 3000; // milliseconds
const LONGEST = 9000;
const EACH = 60; // for a letter
const GLANCE = 2600; // for a face

export interface Bubble {
  id: number;
  seat: number;
  /** What is said, in the language that is shown now. */
  words: () => string;
  reaction: Reaction | null;
  isClaim: boolean;
  /** What it means for whoever reads. */
  tone: Tone;
}

/** How long words are shown: those who write without spaces say more with a letter. */
export function reading(words: string): number {
  const wide = words.match(/[\u1100-\uffdc]/g)?.length ?? 0;
  return Math.min(LONGEST, SHORTEST + EACH * (words.length + wide));
}

/** The bubbles of one table. */
export class Bubbles {
  shown = $state.raw<Bubble[]>([]);
  #next = 0;
  #timers: Record<number, ReturnType<typeof setTimeout>> = {};

  /** Somebody says something, in the place of what they said before. */
  say(seat: number, words: () => string, isClaim = false, tone: Tone = 'news'): void {
    this.#show({ seat, words, reaction: null, isClaim, tone }, reading(words()));
  }

  /** Somebody pulls a face. */
  react(seat: number, reaction: Reaction): void {
    this.#show({ seat, words: () => '', reaction, isClaim: false, tone: 'news' }, GLANCE);
  }

  end(): void {
    Object.values(this.#timers).forEach(clearTimeout);
    this.shown = [];
  }

  #show(said: Omit<Bubble, 'id'>, time: number): void {
    const id = this.#next++;
    const others = this.shown.filter((bubble) => bubble.seat !== said.seat);
    this.shown = [...others, { ...said, id }].slice(-MOST);
    this.#timers[id] = setTimeout(() => {
      delete this.#timers[id];
      this.shown = this.shown.filter((bubble) => bubble.id !== id);
    }, time);
  }
}
