// Settings as a form handles them: complete, with modules by their names and their own settings.
import { checkSettings } from '../server/api.ts';
import type { CatalogueInfo, Check, Preset, Settings } from '../wire.ts';
import { hasText, language, text } from '../words/texts.svelte.ts';

/** How fast bots can play. */
export const PACES = ['instant', 'fast', 'normal', 'slow'] as const;

export type Complete = Required<Settings>;

export const USUAL: Complete = {
  game: 'base',
  edition: 'jubilee',
  modules: [],
  players: 5,
  level: 'greedy',
  pace: 'normal',
  clock: 0,
  window: 3,
  grace: 60,
  chat: true,
  claims: true,
  public: false,
  late: true,
  first: null,
  shared: false,
  programs: false,
};

/** The name of a module without its setting, as in `name:setting`. */
export const bareName = (name: string) => name.split(':')[0]!;

/** Whether a module is chosen, whatever its setting. */
export const hasModule = (settings: Settings, name: string) =>
  (settings.modules ?? []).some((chosen) => bareName(chosen) === name);

/** The setting of a module or a game that is chosen; `usual` if none is named. */
export function moduleSetting(settings: Settings, name: string, usual: string): string {
  const chosen = (settings.modules ?? []).find((other) => bareName(other) === name);
  return chosen?.split(':')[1] ?? usual;
}

/** The same settings with another setting of the game itself. */
export function withGameSetting(settings: Complete, setting: string, usual: string): Complete {
  return withModule(settings, settings.game, setting === usual ? null : setting);
}

/** What is added to the game: the modules without the setting of the game itself. */
export const extrasOf = (settings: Settings) =>
  (settings.modules ?? []).filter((name) => bareName(name) !== settings.game);

/** The edition whose rulebook is in a language; the first where there is none. */
export function editionOf({ editions }: Pick<CatalogueInfo, 'editions'>, language: string): string {
  const own = editions.find(({ languages }) => languages.includes(language));
  return (own ?? editions[0])?.name ?? USUAL.edition;
}

/** An edition in words. */
export const editionName = (name: string) =>
  hasText(`edition-of-${name}`) ? text(`edition-of-${name}`) : name;

/** The editions a game can be played by. */
const editionsFor = ({ modules }: CatalogueInfo, game: string) =>
  modules.find(({ name }) => name === game)?.editions ?? [];

/** The edition that these settings name; none where the game has none, as the duel. */
export function namedEdition(settings: Settings, catalogue: CatalogueInfo | null): string {
  const has = !catalogue || editionsFor(catalogue, settings.game ?? USUAL.game).length > 0;
  return has ? (settings.edition ?? '') : '';
}

/** What the chosen edition says, where the game leaves a choice between several. */
export function chosenEdition(settings: Settings, catalogue: CatalogueInfo | null) {
  const possible = catalogue ? editionsFor(catalogue, settings.game ?? USUAL.game) : [];
  const chosen = catalogue?.editions.find(({ name }) => name === settings.edition);
  return possible.length > 1 ? chosen : undefined;
}

/** The same settings in the edition that is usual where this language is spoken. */
export function inUsualEdition<Some extends Settings>(
  settings: Some,
  catalogue: CatalogueInfo,
  language: string,
): Some {
  const possible = editionsFor(catalogue, settings.game ?? USUAL.game);
  const usual = editionOf(catalogue, language);
  const edition = possible.includes(usual) ? usual : (possible[0] ?? catalogue.editions[0]?.name);
  return { ...settings, edition: edition ?? USUAL.edition };
}

/** The edition for another game: the same where both games leave a choice. */
function nextEdition(settings: Complete, game: string, catalogue: CatalogueInfo, tongue: string) {
  const had = editionsFor(catalogue, settings.game).length > 1;
  const keeps = had && editionsFor(catalogue, game).includes(settings.edition);
  return keeps
    ? settings.edition
    : inUsualEdition({ ...settings, game }, catalogue, tongue).edition;
}

/** The same settings with a module added, changed, or taken away (`null`). */
export function withModule(settings: Complete, name: string, setting: string | null): Complete {
  const others = settings.modules.filter((chosen) => bareName(chosen) !== name);
  if (setting === null) return { ...settings, modules: others };
  return { ...settings, modules: [...others, setting ? `${name}:${setting}` : name] };
}

/** Of these numbers of players the nearest with a seat for all who are here; none if there is none. */
function nearest(counts: readonly number[], wanted: number, people: number): number | undefined {
  return counts
    .filter((count) => count >= people)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** The same settings for this many players: nobody beyond them has the first turn. */
export function withPlayers(settings: Complete, players: number): Complete {
  const first = settings.first !== null && settings.first >= players ? null : settings.first;
  return { ...settings, players, first };
}

/** The preset that is played, whatever its edition and its number of players. */
export function presetOf(settings: Settings, presets: readonly Preset[]): Preset | undefined {
  const told = (one: Settings) => [one.game, ...(one.modules ?? []).toSorted()].join();
  return presets.find((preset) => told(preset.settings) === told(settings));
}

/** Settings for a preset; none if it has too few seats. Who chose a number of players keeps it. */
export function withPreset(
  settings: Complete,
  { settings: wanted, counts }: Preset,
  catalogue: CatalogueInfo,
  people: number,
): Complete | null {
  const before = presetOf(settings, catalogue.lobbies)?.settings.players;
  const usual = before === settings.players ? (wanted.players ?? before) : settings.players;
  const players = nearest(counts, usual, people);
  if (!players) return null;
  const { game = USUAL.game, modules = [] } = wanted;
  const edition = nextEdition(settings, game, catalogue, language());
  return withPlayers({ ...settings, game, edition, modules }, players);
}

/** Settings for another game: as near to these as the rules allow, asked of the server; none if it
 * has too few seats. */
export async function withGame(
  settings: Complete,
  game: string,
  catalogue: CatalogueInfo,
  check: (settings: Settings) => Promise<Check> = checkSettings,
  people = 0,
): Promise<Complete | null> {
  const edition = nextEdition(settings, game, catalogue, language());
  const bare = { ...settings, game, edition, modules: [] };
  const possible = (await check(bare)).players;
  const counts = Object.keys(possible)
    .filter((count) => !possible[count])
    .map(Number);
  const players = nearest(counts, settings.players, people);
  if (!players) return null;
  let next: Complete = { ...bare, players };
  for (const module of settings.modules) {
    if ((await check(next)).modules[bareName(module)] === '') {
      next = { ...next, modules: [...next.modules, module] };
    }
  }
  return withPlayers(next, next.players);
}
