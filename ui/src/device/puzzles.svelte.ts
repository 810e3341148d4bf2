// The puzzles this device has answered, and for how many days in a row the one of the day was solved.
const KEY = 'motherlode.puzzles';
const DAY = 86_400_000; // milliseconds

interface Kept {
  /** By the number of a puzzle: whether its first answer was right. */
  answered: Record<string, boolean>;
  /** The last day whose puzzle was answered, and how many in a row were solved by then. */
  day: number;
  streak: number;
}

const NOTHING: Kept = { answered: {}, day: -1, streak: 0 };

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { ...NOTHING, ...kept, answered: { ...kept.answered } };
  } catch {
    return NOTHING;
  }
}

let kept = $state.raw(read());

/** The number of this day, the same everywhere on earth. */
export const thisDay = () => Math.floor(Date.now() / DAY);

/** Whether the first answer to a puzzle was right; nothing if there was none. */
export const answered = (id: number): boolean | undefined => kept.answered[id];

/** Days in a row up to a day; one that isn't over yet may still be without. */
export const streakOn = (day: number): number => (day - kept.day <= 1 ? kept.streak : 0);

/** Whether the puzzle of a day was answered. */
export const isDone = (day: number): boolean => kept.day === day;

/** Keep the first answer to a puzzle, and what it does to the streak if it is that of a day. */
export function keepAnswer(id: number, isRight: boolean, day: number | null): void {
  const now = read();
  const first = now.answered[id] ?? isRight;
  const next = { ...now, answered: { ...now.answered, [id]: first } };
  if (day !== null && now.day !== day) {
    const before = day - now.day === 1 ? now.streak : 0;
    next.streak = isRight ? before + 1 : 0;
    next.day = day;
  }
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // kept as long as this page
  }
}
