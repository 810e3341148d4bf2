// A puzzle being solved: the film that leads to the question, the answer, and what came of it.
import { ApiError, answerPuzzle } from '../server/api.ts';
import { answered, keepAnswer } from '../device/puzzles.svelte.ts';
import { describe } from '../prompts/describe.ts';
import { Film } from '../replay/film.svelte.ts';
import { lineWords, readable } from '../replay/story.ts';
import { Standin } from '../server/standin.svelte.ts';
import type { Cell } from '../kit/geometry.ts';
import type { PuzzleInfo, PuzzleMoment, PuzzleSolution, ReplayInfo } from '../wire.ts';
import { goalName } from '../words/places.ts';
import { listed, text } from '../words/texts.svelte.ts';

/** A puzzle's game as a replay; nothing is told of how it was dealt. */
function reel(info: PuzzleInfo): ReplayInfo {
  const { players, rules, view, frames } = info;
  const ending = { seed: '', salt: '', aborted: true, nuggets: [] };
  const rest = { eyes: String(view.seat), over: false, commitment: '', version: '', faces: [] };
  return { players, rules, view, frames, ending, ...rest };
}

/** One puzzle. */
export class Solving {
  readonly standin: Standin;
  readonly film: Film;
  chosen = $state<string | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  failure = $state.raw<ApiError | null>(null);

  constructor(readonly info: PuzzleInfo) {
    this.standin = new Standin(`puzzle ${info.id}`, (index) => void this.answer(index));
    this.film = new Film(this.standin, reel(info), info.frames.length);
    this.ask();
  }

  /** A question about a move is asked at the end of the film, until it is answered. */
  ask(): void {
    const here = this.film.at === this.film.last && this.chosen === null;
    this.standin.prompt = here ? this.info.prompt : null;
  }

  /** Answer by the place of an answer. */
  async answer(place: number): Promise<void> {
    const { id, today, day, answers } = this.info;
    const answer = answers[place];
    if (answer === undefined || this.chosen !== null) return;
    this.chosen = answer;
    this.failure = null;
    this.ask();
    try {
      this.solution = await answerPuzzle(id, answer);
      keepAnswer(id, this.solution.is_right, id === today ? day : null);
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError('failed', '');
      this.chosen = null;
      this.ask();
    }
  }

  /** What is asked: who the saboteur is, or who is one of several. */
  get question(): string {
    const { kind, rules } = this.info;
    const count = rules.role_cards.find(({ role }) => role === 'saboteur')?.count ?? 1;
    return text(`puzzle-ask-${kind}`, { count });
  }

  /** An answer in words. */
  words(answer: string): string {
    const { kind, answers, prompt, cells } = this.info;
    const place = answers.indexOf(answer);
    if (kind === 'move') return describe(this.standin, prompt!.options[place]!);
    if (kind === 'map') return goalName(cells[place], this.standin.view!.goals, 'short');
    return answer;
  }

  /** The right answers in words. */
  get right(): string {
    return listed((this.solution?.right ?? []).map((answer) => this.words(answer)));
  }

  /** Where the right move is made, once it is known. */
  get place(): Cell | null {
    const { kind, answers, prompt } = this.info;
    const right = this.solution?.right[0];
    if (kind !== 'move' || right === undefined) return null;
    return prompt!.options[answers.indexOf(right)]?.cell ?? null;
  }

  /** How sure one can be: of the right answer, and of the best other one. */
  get chances(): { right: number; other: number; own: number | null } {
    const { right, chances } = this.solution!;
    const others = Object.keys(chances).filter((answer) => !right.includes(answer));
    return {
      right: Math.min(...right.map((answer) => chances[answer] ?? 0)),
      other: Math.max(0, ...others.map((answer) => chances[answer]!)),
      own: chances[this.chosen ?? ''] ?? null,
    };
  }

  /** What happened, or was said, at a moment that spoke for the answer. */
  told({ still, is_said, seat }: PuzzleMoment): string {
    const { players, view } = this.info;
    const lines = this.film.lines.filter((line) => line.sequence === still);
    const fitting = is_said ? lines.filter((line) => line.talk?.seat === seat) : lines;
    const first = readable(fitting, players, view.seat)[0];
    return first === undefined ? '' : lineWords(fitting[first]!, players, this.film.views[still]!);
  }

  /** The next puzzle that this device hasn't answered yet. */
  get next(): number {
    const { id, count } = this.info;
    const after = Array.from({ length: count - 1 }, (_, step) => ((id + step) % count) + 1);
    return after.find((other) => answered(other) === undefined) ?? after[0] ?? id;
  }
}
