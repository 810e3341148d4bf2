// How far this device has come in each lesson, and the tables on which they wait.
import { beginLesson } from '../server/api.ts';
import { nameProblem, usualName } from '../device/names.ts';
import { goTo } from '../device/route.svelte.ts';
import { forgetSeat, keepSeat, seatCodes } from '../device/seats.ts';
import { text } from '../words/texts.svelte.ts';
import type { LessonInfo } from '../wire.ts';

const KEY = 'motherlode.lessons';

/** One lesson: where it waits half-way, and whether it was ever finished. */
export interface Progress {
  code: string;
  step: number;
  steps: number;
  done: boolean;
}

function read(): Record<string, Progress> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return kept && typeof kept === 'object' ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

let all = $state.raw(read());

function keep(name: string, change: Partial<Progress>): void {
  const before = all[name] ?? { code: '', step: 0, steps: 0, done: false };
  all = { ...read(), [name]: { ...before, ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // kept as long as this page
  }
}

/** How far a lesson has come here. */
export function progressOf(name: string): Progress | null {
  return all[name] ?? null;
}

/** The table on which a lesson waits half-way; empty if none does. */
export function waitingAt(name: string): string {
  const code = all[name]?.code ?? '';
  return code && seatCodes().includes(code) ? code : '';
}

/** The lesson that was left half-way last. */
export function halfway(): string {
  return (
    Object.keys(all)
      .filter(waitingAt)
      .sort((a, b) => seatCodes().indexOf(all[a]!.code) - seatCodes().indexOf(all[b]!.code))[0] ??
    ''
  );
}

/** A table has told how far its lesson is. */
export function follow(code: string, { name, step, steps, kind }: LessonInfo): void {
  if (kind === 'left') return;
  const over = kind === 'done';
  const before = all[name];
  const now = { code: over ? '' : code, step, steps, done: over || (before?.done ?? false) };
  if (JSON.stringify(before) !== JSON.stringify(now)) keep(name, now);
}

/** Drop a lesson that waits half-way; that it was once finished stays. */
export function drop(name: string): void {
  const code = all[name]?.code;
  if (code) forgetSeat(code);
  keep(name, { code: '', step: 0 });
}

/** Begin a lesson at a new table and go there. */
export async function begin(name: string): Promise<void> {
  const person = usualName();
  const others = text('lesson-names').split(',');
  const ticket = await beginLesson(name, nameProblem(person) ? '?' : person, others);
  keepSeat(ticket.code, ticket.token);
  keep(name, { code: ticket.code, step: 0 });
  goTo(`/t/${ticket.code}`);
}

/** Go on where a lesson was left, else begin it. */
export async function goOn(name: string): Promise<void> {
  const code = waitingAt(name);
  if (code) goTo(`/t/${code}`);
  else await begin(name);
}
