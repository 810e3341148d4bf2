// A new table: made in one step, with a seat for whoever makes it.
import { preferences } from '../device/preferences.svelte.ts';
import { goTo } from '../device/route.svelte.ts';
import { keepSeat } from '../device/seats.ts';
import { makeTable } from '../server/api.ts';
import { inUsualEdition, USUAL } from '../settings/settings.ts';
import type { CatalogueInfo, Preset } from '../wire.ts';
import { language } from '../words/texts.svelte.ts';

/** The settings of a preset, in the edition of the reader's language. */
export const settingsOf = ({ settings }: Preset, catalogue: CatalogueInfo | null) =>
  catalogue ? inUsualEdition(settings, catalogue, language()) : settings;

/** Make a table and go there: to its lobby, or, with `start`, to a game against bots. */
export async function create(
  name: string,
  catalogue: CatalogueInfo,
  preset: Preset | undefined = catalogue.lobbies[0],
  start = false,
): Promise<void> {
  const settings = preset ? settingsOf(preset, catalogue) : USUAL;
  const ticket = await makeTable(name, settings, start);
  preferences.name = name;
  keepSeat(ticket.code, ticket.token);
  goTo(`/t/${ticket.code}`);
}
