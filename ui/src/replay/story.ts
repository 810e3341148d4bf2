// The lines of a whole game to read and to jump by; words are made only for those in sight.
import { preferences } from '../device/preferences.svelte.ts';
import type { Line } from '../server/connection.ts';
import { claimSentence, isNews, sentence, talkWords } from '../words/log.ts';
import { cellsOf, type Where } from '../words/places.ts';
import type { SeatView } from '../wire.ts';
import { text } from '../words/texts.svelte.ts';
import type { Film } from './film.svelte.ts';

/** The numbers of those lines that somebody wants to read. */
export function readable(lines: readonly Line[], names: readonly string[], you: number | null) {
  const own = you === null ? null : (names[you] ?? null);
  return lines.flatMap((line, number) => (!line.event || isNews(line.event, own) ? [number] : []));
}

/** How a replay speaks of places: as at the table, unless something else is asked for. */
export const whereOf = ({ goals }: SeatView, coordinates = preferences.coordinates): Where => ({
  goals,
  coordinates,
});

/** A line in words; next to another of its kind, coordinates tell their places apart. */
export function lineWords(
  line: Line,
  names: string[],
  view: SeatView,
  coordinates = preferences.coordinates,
): string {
  if (line.event) return sentence(line.event, names, null, whereOf(view, coordinates));
  const talk = line.talk!;
  const seat = names[talk.seat] ?? '';
  if (!talk.claim) return text('replay-says', { seat, words: talkWords(talk, names, view.goals) });
  return text('claim-said', { seat, claim: claimSentence(talk, names, view.goals) });
}

const RECENT = 30; // lines among which the last one to read is

/** What has just happened, in words. */
export function lastWords(history: readonly Line[], film: Film, you: number | null): string {
  const { players } = film.info;
  const lines = history.slice(-RECENT);
  const line = lines[readable(lines, players, you).at(-1) ?? -1];
  return line ? lineWords(line, players, film.views[line.sequence]!) : '';
}

/** The places a line is about. */
export function lineCells({ event, talk }: Line): [number, number][] {
  if (event) return cellsOf(event.fields);
  return talk?.cell ? [talk.cell] : [];
}

/** What kind of line it is, for its look. */
export function lineKind(line: Line): string {
  if (line.talk) return line.talk.claim ? 'claim' : 'talk';
  return line.event?.event === 'RoundStarted' ? 'round' : 'event';
}
