// The lines of a whole game to read and to jump by; words are made only for those in sight.
import type { Line } from '../server/connection.ts';
import { claimSentence, isNews, sentence } from '../words/log.ts';
import type { SeatView } from '../wire.ts';
import { text } from '../words/texts.svelte.ts';

/** The numbers of those lines that somebody wants to read. */
export function readable(lines: readonly Line[], names: readonly string[], you: number | null) {
  const own = you === null ? null : (names[you] ?? null);
  return lines.flatMap((line, number) => (!line.event || isNews(line.event, own) ? [number] : []));
}

/** A line in words. */
export function lineWords(line: Line, names: string[], view: SeatView): string {
  if (line.event) return sentence(line.event, names, null);
  const talk = line.talk!;
  const seat = names[talk.seat] ?? '';
  if (!talk.claim) return text('replay-says', { seat, words: talk.text ?? '' });
  return text('claim-said', { seat, claim: claimSentence(talk, names, view.goals) });
}

/** What kind of line it is, for its look. */
export function lineKind(line: Line): string {
  if (line.talk) return line.talk.claim ? 'claim' : 'talk';
  return line.event?.event === 'RoundStarted' ? 'round' : 'event';
}
