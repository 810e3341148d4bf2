// Options in words: what a person is about to do.
import type { Connection } from '../server/connection.ts';
import { placedCard, seenTitle, toolName } from '../words/titles.ts';
import { seenSide } from '../kit/geometry.ts';
import { preferences } from '../device/preferences.svelte.ts';
import { digging } from '../state/digging.svelte.ts';
import type { Option } from '../wire.ts';
import type { Held } from './answering.svelte.ts';
import { optionPlaces } from '../words/places.ts';
import { hasText, listed, text } from '../words/texts.svelte.ts';

/** The name of whoever sits there, or how oneself is called. */
export function seatName(connection: Connection, seat: number): string {
  if (seat === connection.you) return text('yourself');
  return connection.view?.seats[seat]?.name ?? String(seat + 1);
}

/** A verb as the words of a button. */
export function verbName(verb: string, card?: string): string {
  const key = `verb-${verb}`;
  return hasText(key) ? text(key, { card: card ?? '' }) : verb.replaceAll('_', ' ');
}

/** A side of a card, as it is seen. */
function sideName(side: string | null | undefined): string {
  if (!side) return '';
  const key = `on-side-${seenSide(side, digging.way)}`;
  return hasText(key) ? text(key) : '';
}

/** What an option does, as a short sentence; in a list of many, coordinates tell their places apart. */
export function describe(
  connection: Connection,
  option: Option,
  coordinates = preferences.coordinates,
): string {
  const keys = [`do-${option.verb}`, `do-form-${option.form}`];
  const key = keys.find(hasText);
  if (!key) return option.text;
  return text(key, {
    card: '',
    cards: listed((option.cards ?? []).map((name) => seenTitle(name))),
    count: option.cards?.length ?? 0,
    ...optionPlaces(
      [option.cell, option.second].filter((cell) => cell != null),
      { goals: connection.view?.goals, coordinates },
    ),
    target: option.seat == null ? '' : seatName(connection, option.seat),
    self: option.seat != null && option.seat === connection.you ? 'yes' : 'no',
    toward: option.seat == null ? 'nobody' : option.seat === connection.you ? 'self' : 'other',
    tool: option.tool ? toolName(option.tool) : 'none',
    tool_key: option.tool ?? 'none',
    pays: option.payer == null ? 'none' : option.payer === connection.you ? 'self' : 'other',
    payer: option.payer == null ? '' : seatName(connection, option.payer),
    side: sideName(option.side),
    turned: 'no',
    ...(option.card ? placedCard(option.card, option.turned ?? false) : {}),
    worths: (option.worths ?? []).join(' + '),
    verb: verbName(option.verb),
  });
}

/** What is about to be sent, and how it is taken back, for those who can't see it. */
export function heldWords(connection: Connection, { index, why }: Held): string {
  const option = connection.prompt?.options[index];
  if (!option) return '';
  const what = describe(connection, option, true);
  return text(why === 'forced' ? 'held-only-told' : 'held-told', { what });
}
