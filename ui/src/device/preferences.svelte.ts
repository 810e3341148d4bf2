// What a person prefers on this device: name, face, language, light or dark, pictures or words, sounds, keys,
// which way the mine leads, coordinates, whether bots are heard, whether log and talk are folded away, and whether moves are confirmed.
import { here, link } from './links.ts';
import type { Theme } from './theme.svelte.ts';

/** Which way the mine is seen to lead; `auto` follows the shape of the screen. */
export const WAYS = ['auto', 'across', 'down'] as const;

const KEY = 'motherlode.preferences';

interface Kept {
  name: string;
  face: number | null;
  volume: number;
  language: string;
  theme: Theme;
  plain: boolean;
  keys: boolean;
  way: (typeof WAYS)[number];
  coordinates: boolean;
  quietBots: boolean;
  /** Nothing as long as nobody chose. */
  folded: boolean | null;
  unconfirmed: boolean | null;
  confirmed: number;
}

const USUAL: Kept = {
  name: '',
  face: null,
  volume: 75,
  language: '',
  theme: 'system',
  plain: false,
  keys: true,
  way: 'auto',
  coordinates: false,
  quietBots: false,
  folded: null,
  unconfirmed: null,
  confirmed: 0,
};

type Older = Partial<Kept> & { sound?: boolean };

/** What was kept, also by a version that only knew whether sounds are on. */
function keptBefore({ sound, ...kept }: Older): Partial<Kept> {
  return sound === false ? { volume: 0, ...kept } : kept;
}

class Preferences {
  #kept = $state<Kept>({ ...USUAL });

  constructor() {
    this.reread();
    this.#takeAsked();
  }

  /** Take over what another page on this device has kept. */
  reread(): void {
    try {
      this.#kept = {
        ...this.#kept,
        ...keptBefore(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Older),
      };
    } catch {
      // what can't be read is as if never kept
    }
  }

  /** Take over what the address asks for, once: from then on the switch decides. */
  #takeAsked(): void {
    const { pathname, search, hash } = here();
    const wishes = new URLSearchParams(search);
    const asked = wishes.get('plain');
    if (asked === null) return;
    this.plain = asked !== '0';
    wishes.delete('plain');
    const others = wishes.size ? `?${wishes}` : '';
    history.replaceState(history.state, '', link(pathname + others + hash));
  }

  /** The name to play under; empty if none was ever chosen. */
  get name(): string {
    return this.#kept.name;
  }

  set name(name: string) {
    this.#keep({ name });
  }

  /** The face that was chosen; none as long as lots are drawn. */
  get face(): number | undefined {
    return this.#kept.face ?? undefined;
  }

  set face(face: number | undefined) {
    this.#keep({ face: face ?? null });
  }

  /** How loud the table is, from 0 to 100. */
  get volume(): number {
    const { volume } = this.#kept;
    return volume >= 0 && volume <= 100 ? volume : USUAL.volume;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  /** The language that was chosen; empty as long as the browser's own decides. */
  get language(): string {
    return this.#kept.language;
  }

  set language(language: string) {
    this.#keep({ language });
  }

  /** Light, dark, or as the system has it. */
  get theme(): Theme {
    return ['light', 'dark'].includes(this.#kept.theme) ? this.#kept.theme : 'system';
  }

  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  /** Whether the table is told in words; an address with `?plain` asks for it once. */
  get plain(): boolean {
    return this.#kept.plain;
  }

  set plain(plain: boolean) {
    this.#keep({ plain });
  }

  /** Whether what bots say is left out. */
  get quietBots(): boolean {
    return this.#kept.quietBots;
  }

  set quietBots(quietBots: boolean) {
    this.#keep({ quietBots });
  }

  /** Whether single letters and digits are keys of the table. */
  get keys(): boolean {
    return this.#kept.keys;
  }

  set keys(keys: boolean) {
    this.#keep({ keys });
  }

  get way(): (typeof WAYS)[number] {
    return WAYS.includes(this.#kept.way) ? this.#kept.way : 'auto';
  }

  set way(way: (typeof WAYS)[number]) {
    this.#keep({ way });
  }

  /** Whether spaces of the maze are told by their coordinates; words without pictures always do. */
  get coordinates(): boolean {
    return this.#kept.coordinates || this.plain;
  }

  set coordinates(coordinates: boolean) {
    this.#keep({ coordinates });
  }

  /** Whether log, talk and notes are folded away; nothing as long as nobody chose. */
  get folded(): boolean | null {
    return this.#kept.folded;
  }

  set folded(folded: boolean) {
    this.#keep({ folded });
  }

  /** Whether moves are played without confirming; nothing as long as nobody chose. */
  get unconfirmed(): boolean | null {
    return this.#kept.unconfirmed;
  }

  set unconfirmed(unconfirmed: boolean) {
    this.#keep({ unconfirmed });
  }

  /** How many moves were confirmed on this device. */
  get confirmed(): number {
    return this.#kept.confirmed;
  }

  set confirmed(confirmed: number) {
    this.#keep({ confirmed });
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
