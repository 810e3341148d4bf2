// Settings as a form handles them: complete, with modules by their names and their own settings.
import { checkSettings } from '../server/api.ts';
import type { Check, Settings } from '../wire.ts';

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
};

/** The name of a module without its setting, as in `name:setting`. */
export const bareName = (name: string) => name.split(':')[0]!;

/** Whether a module is chosen, whatever its setting. */
export const hasModule = (settings: Settings, name: string) =>
  (settings.modules ?? []).some((chosen) => bareName(chosen) === name);

/** The setting of a module that is chosen; `usual` if none is named. */
export function moduleSetting(settings: Settings, name: string, usual: string): string {
  const chosen = (settings.modules ?? []).find((other) => bareName(other) === name);
  return chosen?.split(':')[1] ?? usual;
}

/** The same settings with a module added, changed, or taken away (`null`). */
export function withModule(settings: Complete, name: string, setting: string | null): Complete {
  const others = settings.modules.filter((chosen) => bareName(chosen) !== name);
  if (setting === null) return { ...settings, modules: others };
  return { ...settings, modules: [...others, setting ? `${name}:${setting}` : name] };
}

/** Settings for another game: as near to these as the rules allow, asked of the server. */
export async function withGame(
  settings: Complete,
  game: string,
  check: (settings: Settings) => Promise<Check> = checkSettings,
): Promise<Complete> {
  const bare = { ...settings, game, modules: [] };
  const possible = (await check(bare)).players;
  const counts = Object.keys(possible)
    .filter((count) => !possible[count])
    .map(Number)
    .sort((a, b) => Math.abs(a - settings.players) - Math.abs(b - settings.players));
  let next: Complete = { ...bare, players: counts[0] ?? settings.players };
  for (const module of settings.modules) {
    if ((await check(next)).modules[bareName(module)] === '') {
      next = { ...next, modules: [...next.modules, module] };
    }
  }
  return next.first !== null && next.first >= next.players ? { ...next, first: null } : next;
}
