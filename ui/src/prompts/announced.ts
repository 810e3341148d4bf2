// Cards that a prompt is about but that nobody holds: announced, or just turned over.
import type { Connection } from '../server/connection.ts';
import { type Cell, cellOf } from '../kit/geometry.ts';
import { ASKS, isPoll, TURNS_OVER } from '../modules/index.ts';
import type { CardInfo, Option, SeenEvent } from '../wire.ts';
import { isAlone } from '../state/players.ts';
import { text } from '../words/texts.svelte.ts';
import type { Choosing } from './choosing.svelte.ts';
import { describe, seatName } from './describe.ts';
import { formOf } from './forms.ts';

export interface Lying {
  cell: Cell;
  info: CardInfo;
  turned: boolean;
}

/** The card that a prompt is about, as it lies or would lie. */
export function lyingCard(connection: Connection, choosing: Choosing): Lying | null {
  if (!connection.prompt || formOf(connection.prompt.kind) !== 'ways')
    return announcedCard(announcedOption(connection), choosing.infos);
  const card = turnedOver(connection, choosing.infos);
  const turned = choosing.options[choosing.answer ?? -1]?.verb === 'turned';
  return card && { ...card, turned };
}

/** The card that was turned over last. */
export function turnedOver(
  connection: Connection,
  infos: ReadonlyMap<string, CardInfo>,
): Lying | null {
  const event = lastOf(connection, 'GoalTurned', ...TURNS_OVER);
  const info = event && infos.get(String(event.fields['goal'] ?? event.fields['card']));
  return info ? { cell: cellOf(String(event.fields['cell'])), info, turned: false } : null;
}

/** The card that was laid or moved last. */
export function laidLast(
  connection: Connection,
  infos: ReadonlyMap<string, CardInfo>,
): CardInfo | undefined {
  return infos.get(String(lastOf(connection, 'PathLaid', 'PathMoved')?.fields['card']));
}

/** The last event of these kinds. */
function lastOf(connection: Connection, ...kinds: string[]): SeenEvent | null | undefined {
  return connection.history.findLast(({ event }) => event && kinds.includes(event.event))?.event;
}

/** What somebody has announced and others may react to, whether this seat is asked or not. */
export function announcedOption(connection: Connection): Option | null {
  const { prompt, view, you } = connection;
  if (prompt) return prompt.about ?? null;
  if (!view || view.asked !== null || isPoll(view.kind)) return null;
  // among bots alone a window is over in no time
  return view.announcer === you || !isAlone(connection) ? (view.announced ?? null) : null;
}

/** The same in words, with who has announced it; empty if nothing is. */
export function announcedWords(connection: Connection): string {
  const option = announcedOption(connection);
  const seat = connection.view?.announcer;
  if (!option || seat == null) return '';
  const what = describe(connection, option);
  if (seat === connection.you) return what;
  return text('announced', { seat: seatName(connection, seat), what });
}

/** The card that somebody wants to lay. */
function announcedCard(about: Option | null, infos: ReadonlyMap<string, CardInfo>): Lying | null {
  const info = about?.card ? infos.get(about.card) : undefined;
  if (!about?.cell || info?.family !== 'path') return null;
  return { cell: about.cell, info, turned: about.turned ?? false };
}

/** Who announced it: as the prompt says, else whoever asked last. */
export function announcer(connection: Connection): number | null {
  if (connection.prompt?.mover != null) return connection.prompt.mover;
  const names = connection.view?.seats.map((seat) => seat.name) ?? [];
  const event = connection.history.findLast((line) => line.event)?.event;
  if (!event || !['CallProposed', ...ASKS].includes(event.event)) return null;
  const seat = names.indexOf(String(event.fields['seat']));
  return seat < 0 ? null : seat;
}
