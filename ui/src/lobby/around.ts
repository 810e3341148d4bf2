// A table around one device: a seat for each of the people who pass it around.
import { goTo } from '../device/route.svelte.ts';
import { keepPeople, peopleAt } from '../device/seats.ts';
import { ApiError, makeTable, seatPerson } from '../server/api.ts';
import type { Settings } from '../wire.ts';

let starting = ''; // the table whose people have said that they want to begin

/** Somebody around this device couldn't be seated; those before have their seats. */
export class NotSeated extends Error {
  constructor(
    readonly place: number,
    readonly why: unknown,
  ) {
    super();
  }
}

/** A table around this device where somebody could not be seated yet. */
let begun: { code: string; tokens: string[]; made: string } | null = null;
const PASSING = ['name_taken', 'offline', 'stopped', 'busy']; // it can be gone on with after that

/** Begin with another table the next time. */
export function startOver(): void {
  begun = null;
}

const madeOf = (names: readonly string[], settings: Settings) => JSON.stringify([names, settings]);

/** Make a table around this device, with a seat for each of these people, and go there. */
export async function createAround(
  names: readonly string[],
  settings: Settings,
  start: boolean,
): Promise<void> {
  const isSame = begun?.made === madeOf(names.slice(0, begun?.tokens.length), settings);
  if (!begun || !isSame) {
    const { code, token } = await makeTable(names[0] ?? '', { ...settings, shared: true });
    begun = { code, tokens: [token], made: madeOf(names.slice(0, 1), settings) };
  }
  const table = begun; // whoever leaves the page begins with another one
  const { code, tokens } = table;
  for (const [place, name] of names.entries()) {
    if (place < tokens.length) continue;
    const seated = await seatPerson(code, name).catch((error: unknown) => {
      keepPeople(code, tokens);
      if (!(error instanceof ApiError && PASSING.includes(error.code))) startOver();
      throw new NotSeated(place, error);
    });
    tokens.push(seated.token);
    table.made = madeOf(names.slice(0, tokens.length), settings);
  }
  startOver();
  keepPeople(code, tokens);
  starting = start ? code : '';
  goTo(`/t/${code}`);
}

/** Give one more person around this device a seat. */
export async function seatAround(code: string, name: string): Promise<void> {
  const { seat, token } = await seatPerson(code, name);
  const tokens = Array.from({ length: Math.max(seat + 1, peopleAt(code).length) }, (_, place) =>
    place === seat ? token : (peopleAt(code)[place] ?? null),
  );
  keepPeople(code, tokens);
}

/** Whether the game of a table is to begin at once; it is asked for once. */
export function mayStart(code: string): boolean {
  const isWanted = starting === code;
  if (isWanted) starting = '';
  return isWanted;
}
