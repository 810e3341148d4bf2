// A game as frames: which one is shown, and how it runs.
import type { Line } from '../server/connection.ts';
import type { Still, ReplayInfo, Secrets, SeenEvent, SeatView } from '../wire.ts';
import type { Mark } from './marks.ts';
import { type Moment, momentsOf } from './moments.ts';
import { type Standin, stillTable } from '../server/standin.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1500; // milliseconds a frame is shown at speed 1

/** Whether there is nothing to be seen in a frame, as when somebody lets a card be. */
export function isQuiet(frame: Still): boolean {
  return !frame.events?.length && !frame.said?.length;
}

/** A replay through one pair of eyes. */
export class Film {
  readonly views: SeatView[] = [];
  readonly lines: Line[] = []; // their sequence is the number of their frame
  readonly moments: Moment[];
  readonly rounds: number[] = []; // frames that begin a round
  at = $state(-1);
  playing = $state(false);
  speed = $state(1);
  /** What an analysis makes of moves, by their frames. */
  marks = $state.raw<Readonly<Record<number, Mark>>>({});
  /** Told what has just happened when the film goes on by itself or step by step. */
  onStep: (events: SeenEvent[]) => void = () => {};
  #secrets: (Secrets | null)[] = [];
  #ends: number[] = []; // how many lines there are up to each frame
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly standin: Standin,
    readonly info: ReplayInfo,
    at = 0,
  ) {
    standin.table = stillTable(standin.code, info.players, info.rules, info.faces);
    standin.rules = info.rules;
    standin.you = info.view.seat;
    let view = info.view;
    let secrets: Secrets | null = null;
    info.frames.forEach((frame, sequence) => {
      if (frame.changes) view = Object.assign({}, view, frame.changes);
      secrets = frame.secrets ?? secrets;
      this.views.push(view);
      this.#secrets.push(secrets);
      for (const event of frame.events ?? []) {
        this.lines.push({ sequence, event });
        if (event.event === 'RoundStarted') this.rounds.push(sequence);
      }
      for (const { talk } of frame.said ?? []) this.lines.push({ sequence, talk });
      this.#ends.push(this.lines.length);
    });
    this.moments = momentsOf(info);
    this.jump(at);
  }

  get last(): number {
    return this.info.frames.length - 1;
  }

  get frame(): Still {
    return this.info.frames[this.at]!;
  }

  /** How many lines of the history there are up to now. */
  get told(): number {
    return this.#ends[this.at] ?? 0;
  }

  /** Show a frame. */
  jump(to: number): void {
    const at = Math.max(0, Math.min(this.last, Math.trunc(to) || 0));
    if (at === this.at) return;
    const isNext = at > this.at && this.#nextSight(this.at) === at;
    this.at = at;
    this.standin.view = this.views[at]!;
    this.standin.secrets = this.#secrets[at]!;
    this.standin.history = this.lines.slice(0, this.#ends[at]);
    this.onStep(isNext ? (this.frame.events ?? []) : []);
    if (at === this.last) this.pause();
  }

  forward(): void {
    this.jump(this.#nextSight(this.at));
  }

  back(): void {
    let at = this.at - 1;
    while (at > 0 && isQuiet(this.info.frames[at]!)) at -= 1;
    this.jump(at);
  }

  /** The next frame in which there is something to see. */
  #nextSight(from: number): number {
    let at = from + 1;
    while (at < this.last && isQuiet(this.info.frames[at]!)) at += 1;
    return at;
  }

  nextRound(): void {
    this.jump(this.rounds.find((frame) => frame > this.at) ?? this.last);
  }

  previousRound(): void {
    this.jump(this.rounds.findLast((frame) => frame < this.at) ?? 0);
  }

  play(): void {
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.forward();
      if (this.playing) this.#wait();
    }, PACE / this.speed);
  }
}
