// Shows what has just happened: short, over at the next event or at any touch, and gone without trace.
import { tick } from 'svelte';
import type { Seating } from '../kit/facts.ts';
import type { SeenEvent } from '../wire.ts';
import { fall, flight, flipAway, flipTo, LANDED, pop, press, rise, spin } from './keyframes.ts';
import { onGround, STIRS, TURNED_UP } from './keyframes.ts';
import { LASTS, type Motion, type Place, type Prop } from '../kit/motions.ts';
import { groundTurn, seatAt, spotOf, thingAt } from './places.ts';
import { planned } from './plans.ts';

/** A prop on the stage and its way; `width` is the one it has at scale 1. */
export interface Actor {
  id: number;
  prop: Prop;
  width: number;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

const APPEARING = { pop, spin, press, rise };
const SIGN = 40;
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** One table's stage; `Stage.svelte` draws its actors. */
export class Stage {
  actors = $state.raw<Actor[]>([]);
  /** Whether something moves. */
  busy = $state(false);
  #moved: Animation[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #breath = 0;
  #next = 0;

  /** Begin to watch for a person who does something, or who looks elsewhere. */
  open(): () => void {
    const over = () => this.finish();
    for (const input of INPUTS) addEventListener(input, over, { capture: true, passive: true });
    document.addEventListener('visibilitychange', over);
    return () => {
      for (const input of INPUTS) removeEventListener(input, over, { capture: true });
      document.removeEventListener('visibilitychange', over);
      this.finish();
    };
  }

  /** Show what one message tells; what was still moving is at its end at once. */
  show(events: readonly SeenEvent[], seating: Seating): void {
    this.finish();
    if (!isWatched()) return;
    const motions = planned(events, seating);
    if (!motions.length) return;
    this.busy = true;
    const breath = this.#breath;
    // the table is drawn as it is now before it is measured
    void tick().then(() => breath === this.#breath && this.#begin(motions, seating.you));
  }

  /** Everything is where it belongs. */
  finish(): void {
    this.#breath += 1;
    clearTimeout(this.#timer);
    for (const animation of this.#moved) animation.cancel();
    this.#moved = [];
    if (this.actors.length) this.actors = [];
    this.busy = false;
  }

  #begin(motions: readonly Motion[], you: number | null): void {
    const actors: Actor[] = [];
    let end = 0;
    for (const motion of motions) {
      const timing = { duration: LASTS[motion.move], delay: motion.delay ?? 0 };
      const made = this.#cast(motion, you, timing);
      actors.push(...made);
      end = Math.max(end, timing.delay + timing.duration);
    }
    this.actors = actors;
    this.#timer = setTimeout(() => this.finish(), end + 20);
  }

  /** The props of a movement; what lies there anyway is moved itself. */
  #cast(motion: Motion, you: number | null, timing: KeyframeAnimationOptions): Actor[] {
    if (motion.move === 'stir') {
      this.#stir(this.#stirred(motion.to, motion.stir, you), STIRS[motion.stir], timing);
      return [];
    }
    const to = spotOf(motion.to, you, mostOf(motion.prop));
    if (!to) return [];
    const actor = (prop: Prop, frames: Keyframe[]): Actor => ({
      id: this.#next++,
      prop,
      width: to.width,
      frames,
      timing: { ...timing, fill: 'both' },
    });
    if (motion.move === 'fly') {
      const from = spotOf(motion.from, you, mostOf(motion.prop));
      if (!from) return [];
      if (motion.lands) this.#stir(landing(motion.to, you), LANDED, timing);
      return [actor(motion.prop, flight(from, to, motion.lands ?? false))];
    }
    if (motion.move === 'flip') {
      const away = actor(motion.prop, flipAway(to));
      if (motion.shows) return [away, actor(motion.shows, flipTo(to))];
      this.#stir(thingAt(motion.to, you), TURNED_UP, timing);
      return [away];
    }
    if (motion.move === 'fall') return [actor(motion.prop, fall(to))];
    return [actor(motion.prop, APPEARING[motion.move](to))];
  }

  #stirred(place: Place, stir: string, you: number | null): HTMLElement | null {
    if (stir === 'quake') return thingAt('middle', you);
    if (typeof place === 'object' && 'seat' in place) {
      const seat = seatAt(place.seat);
      return (stir === 'tick' ? seat?.querySelector<HTMLElement>('.gold') : null) ?? seat;
    }
    return thingAt(place, you);
  }

  #stir(thing: HTMLElement | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (!thing) return;
    const turn = thing.matches('[data-laid], [data-goal], [data-covered]') ? groundTurn() : 0;
    this.#moved.push(thing.animate(onGround(frames, turn), { ...timing, fill: 'backwards' }));
  }
}

/** How wide a prop is at most: a sign is no card, though it comes from a hand. */
const mostOf = (prop: Prop) => (typeof prop === 'object' && 'icon' in prop ? SIGN : Infinity);

/** What appears only when a prop has come down: a card of the maze, or the newest of the hand. */
function landing(place: Place, you: number | null): HTMLElement | null {
  const thing = thingAt(place, you);
  if (thing?.dataset['testid'] !== 'hand') return thing;
  return thing.querySelector<HTMLElement>('.fresh');
}

/** Whether somebody sees the page and wants things to move. */
export function isWatched(): boolean {
  if (document.hidden || !('animate' in Element.prototype)) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
