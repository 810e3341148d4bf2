// What has just happened in the maze, shown for a moment and gone by itself.
import { SvelteSet } from 'svelte/reactivity';
import type { SeenEvent } from '../wire.ts';
import { type Cell, cellOf } from './geometry.ts';

export type Motion = 'arrive' | 'fall' | 'flip' | 'look' | 'shine';

export interface Effect {
  id: number;
  motion: Motion;
  cell: Cell;
  /** The card that went away. */
  card: string | null;
}

const MOTIONS: Record<string, Motion> = {
  PathLaid: 'arrive',
  PathMoved: 'arrive',
  CardLaidOut: 'arrive',
  DwarfPlaced: 'shine',
  RockFell: 'fall',
  ChestBuried: 'fall',
  GoalTurned: 'flip',
  TunnelTurned: 'flip',
  CardFitted: 'flip',
  ChestOpened: 'shine',
  MapRead: 'look',
  ChestSeen: 'look',
  GoalsTakenUp: 'look',
  GoalMoved: 'shine',
  LargeCardReached: 'shine',
};
const LASTS = 900;

/** The motions that are going on; a newer event on a cell takes the place of an older one. */
export class Effects {
  running = $state.raw<Effect[]>([]);
  #next = 0;
  #timers = new SvelteSet<ReturnType<typeof setTimeout>>();

  show(events: readonly SeenEvent[]): void {
    const made: Effect[] = [];
    for (const { event, fields } of events) {
      const motion = MOTIONS[event];
      if (!motion) continue;
      for (const name of ['cell', 'second_cell', 'new_cell']) {
        const cell = fields[name];
        if (typeof cell !== 'string') continue;
        const card =
          motion === 'fall' && typeof fields['card'] === 'string' ? fields['card'] : null;
        made.push({ id: this.#next++, motion, cell: cellOf(cell), card });
      }
    }
    if (!made.length) return;
    this.running = [...this.running, ...made].slice(-12);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.running = this.running.filter((effect) => !made.includes(effect));
    }, LASTS);
    this.#timers.add(timer);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.running = [];
  }
}
