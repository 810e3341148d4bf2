// What a person prefers on this device: their name, and whether they hear the table.
const KEY = 'motherlode.preferences';

interface Kept {
  name: string;
  sound: boolean;
}

class Preferences {
  #kept = $state<Kept>({ name: '', sound: true });

  constructor() {
    try {
      this.#kept = {
        ...this.#kept,
        ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>),
      };
    } catch {
      // what can't be read is as if never kept
    }
  }

  /** The name to play under; empty if none was ever chosen. */
  get name(): string {
    return this.#kept.name;
  }

  set name(name: string) {
    this.#keep({ name });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // kept as long as this page
    }
  }
}

export const preferences = new Preferences();
