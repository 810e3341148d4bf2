// What a screen reader is told of its own accord: each thing once, in the order it happened.

const KEPT = 8; // lines; whoever reads on by hand finds them in the log
const STAYS = 10_000; // milliseconds

export interface Told {
  id: number;
  words: string;
}

/** Lines for the live regions of a table. */
export class Announcing {
  lines = $state.raw<Told[]>([]);
  urgent = $state.raw<Told | null>(null);
  #next = 0;
  #held: string[] = [];
  #timers: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor() {
    // behind a dialog nothing is heard: it is told when the dialog closes
    document.addEventListener('close', this.#release, true);
  }

  end(): void {
    document.removeEventListener('close', this.#release, true);
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  /** Tell it when there is a pause. */
  say(words: string): void {
    if (!words) return;
    if (document.querySelector('dialog[open]')) {
      this.#held = [...this.#held, words].slice(-KEPT);
      return;
    }
    const id = this.#next++;
    this.lines = [...this.lines, { id, words }].slice(-KEPT);
    this.#timers[id] = setTimeout(() => {
      delete this.#timers[id];
      this.lines = this.lines.filter((line) => line.id !== id);
    }, STAYS);
  }

  /** Tell it at once; empty words take back what is no longer so. */
  call(words: string): void {
    this.urgent = words ? { id: this.#next++, words } : null;
  }

  /** Nothing more of what was told. */
  clear(): void {
    this.lines = [];
    this.urgent = null;
  }

  #release = (): void => {
    const held = this.#held;
    this.#held = [];
    // the dialog is open until its closing is over
    setTimeout(() => held.forEach((words) => this.say(words)));
  };
}
