// From a lesson straight into a game: with the game or the expansion that it taught.
import { checkSettings, getCatalogue, getLessons, makeTable } from '../server/api.ts';
import { type Complete, inUsualEdition, USUAL } from '../settings/settings.ts';
import { nameProblem, usualName } from '../device/names.ts';
import { goTo } from '../device/route.svelte.ts';
import { keepSeat } from '../device/seats.ts';
import type { CatalogueInfo, Settings } from '../wire.ts';
import { language } from '../words/texts.svelte.ts';

/** The table of the first page that is nearest to what was taught. */
function usual(catalogue: CatalogueInfo, teaches: readonly string[]): Complete {
  const { modules, presets } = catalogue;
  const games = modules.filter((module) => module.is_game).map(({ name }) => name);
  const game = teaches.find((name) => games.includes(name)) ?? USUAL.game;
  const preset = presets.find(({ settings }) => settings.game === game) ?? presets[0];
  const extras = teaches.filter((name) => !games.includes(name));
  const settings = { ...USUAL, ...preset?.settings, game, modules: extras };
  return inUsualEdition(settings, catalogue, language());
}

/** Settings with which what a lesson taught is played, with as many people as go with it. */
export async function settingsAfter(lesson: string): Promise<Settings> {
  const [catalogue, { lessons }] = await Promise.all([getCatalogue(), getLessons()]);
  const teaches = lessons.find(({ name }) => name === lesson)?.teaches ?? [];
  const settings = usual(catalogue, teaches);
  const { refusal, players } = await checkSettings(settings);
  if (!refusal) return settings;
  const [nearest] = Object.keys(players)
    .filter((count) => !players[count])
    .map(Number)
    .sort((a, b) => Math.abs(a - settings.players) - Math.abs(b - settings.players));
  return { ...settings, players: nearest ?? settings.players };
}

/** Begin a game of what a lesson taught, and go there. */
export async function playAfter(lesson: string, name: string): Promise<void> {
  const person = nameProblem(name) ? usualName() : name;
  const ticket = await makeTable(person, await settingsAfter(lesson), true);
  keepSeat(ticket.code, ticket.token);
  goTo(`/t/${ticket.code}`);
}
