// An analysis beside a film: which frame a step is, what is drawn of it, and what it says.
import type { AnalysisInfo, AnalyzedStep, ReplayInfo } from '../wire.ts';
import { hasText, text } from '../words/texts.svelte.ts';
import type { Mark } from './marks.ts';

/** One line of a plot. */
export interface Curve {
  name: string;
  values: number[];
  /** How it is dashed; the first one isn't. */
  dash: string;
  color: string;
}

const DASHES = ['', '7 4', '2 3', '10 3 2 3', '5 2', '1 4', '12 4', '4 2 1 2', '8 2', '3 5'];

/** The frame of each step: choices in their order, and the deals of rounds. */
export function framesOf(
  steps: readonly AnalyzedStep[],
  film: { info: Pick<ReplayInfo, 'frames'>; rounds: readonly number[]; last: number },
): number[] {
  const choices = film.info.frames.flatMap(({ seat }, frame) => (seat == null ? [] : [frame]));
  let deals = 0;
  return steps.map((step) => {
    const frame = step.seat == null ? film.rounds[deals++] : choices[(step.number ?? 0) - 1];
    return frame ?? film.last;
  });
}

/** The marks of moves by their frames. */
export function marksOf(info: AnalysisInfo, frames: readonly number[]): Record<number, Mark> {
  return Object.fromEntries(
    info.steps.flatMap(({ mark }, place) => (mark ? [[frames[place]!, mark] as const] : [])),
  );
}

/** The last step that has happened at a frame. */
export function stepAt(frames: readonly number[], frame: number): number {
  return Math.max(
    0,
    frames.findLastIndex((one) => one <= frame),
  );
}

/** Who wins, in words. */
export function sideName(outcome: string): string {
  const key = `winner-${outcome}`;
  return hasText(key) ? text(key) : outcome;
}

/** The chances of the sides. */
export function chanceCurves(info: AnalysisInfo): Curve[] {
  return info.outcomes.map((outcome, place) => ({
    name: sideName(outcome),
    values: info.steps.map(({ chances }) => chances[place] ?? 0),
    dash: DASHES[place % DASHES.length]!,
    color: `var(--curve-${place % 6})`,
  }));
}

/** How suspicious everyone was. */
export function suspicionCurves(info: AnalysisInfo): Curve[] {
  return info.players.map((name, seat) => ({
    name,
    values: info.steps.map(({ suspicion }) => suspicion[seat] ?? 0),
    dash: DASHES[seat % DASHES.length]!,
    color: `var(--curve-${seat % 6})`,
  }));
}

/** Where a step stands from left to right, of a thousand. */
export const across = (place: number, count: number) =>
  Math.round((10_000 * place) / Math.max(1, count - 1)) / 10;

/** A curve as a path in a field of 1000 by 100; each round begins anew. */
export function pathOf(values: readonly number[], rounds: readonly number[]): string {
  return values
    .map((value, place) => {
      const starts = place === 0 || rounds[place] !== rounds[place - 1];
      return `${starts ? 'M' : 'L'}${across(place, values.length)} ${Math.round(1000 - 1000 * value) / 10}`;
    })
    .join('');
}

/** What lies within the margin of a curve, as a path; each round begins anew. */
export function bandOf(
  values: readonly number[],
  margins: readonly number[],
  rounds: readonly number[],
): string {
  const edge = (places: number[], way: number) =>
    places.map((place) => {
      const y = Math.min(1, Math.max(0, values[place]! + way * margins[place]!));
      return `${across(place, values.length)} ${Math.round(1000 - 1000 * y) / 10}`;
    });
  return [...new Set(rounds)]
    .map((round) => {
      const places = values.flatMap((_, place) => (rounds[place] === round ? [place] : []));
      return `M${edge(places, 1).join('L')}L${edge(places, -1).reverse().join('L')}Z`;
    })
    .join('');
}
