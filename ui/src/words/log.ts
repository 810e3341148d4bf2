// The log in words: what happened, and what was claimed, as sentences of the reader's language.
import type { Claim, Goal, Happened, SeenEvent, Talk, Value } from '../wire.ts';
import { hasText, listed, moreWords, text, told, toldIfKnown } from './texts.svelte.ts';
import { people, person } from './people.ts';
import { cellsOf, eventPlaces, goalName, type Where } from './places.ts';
import { placedCard, seenTitle, toolName } from './titles.ts';

// What is said where a value is unknown, or where there is none; never in the place of a name.
const ABSENT = { swapped: 'unknown', winner: 'nobody' };
const PEOPLE = ['winners', 'seats'];
// What happens to others so often, or so predictably, that telling it would only tire.
const QUIET = ['RoleDealt', 'CardDrawn'];
const SHOWN = ['HandDealt']; // what is seen on the table anyway

/** What happened, as a sentence; `names` are those of the seats, `you` is who reads. */
export function sentence(
  event: SeenEvent,
  names: string[],
  you: number | null = null,
  where: Where = {},
): string {
  const key = `event-${event.event}`;
  if (!hasText(key)) return event.event;
  const own = you === null ? undefined : names[you]; // no two seats have the same name
  if (isOwnRole(event, own)) {
    return where.roleOpen ? text(`open-${event.event}`) : text(`covered-${event.event}`);
  }
  const worded = Object.fromEntries(
    Object.entries(event.fields).map(([name, value]) => [name, wording(name, value, names)]),
  );
  const args = {
    ...ABSENT,
    ...worded,
    ...eventPlaces(event.fields, where),
    ...lain(event),
    ...aimed(event, own),
    ...tooled(event),
    ...unwon(event),
  };
  const reader = own !== undefined && event.fields['seat'] === own ? 'you' : '';
  if (!hasText(`${key}-hidden`)) return told(key, reader, args);
  // the first may ask for something this seat can't know
  return toldIfKnown(key, reader, args) ?? told(`${key}-hidden`, reader, args);
}

/** One's own role is read on its card, not by whoever looks at the screen too. */
const isOwnRole = ({ event, fields }: SeenEvent, own: string | undefined) =>
  own !== undefined && fields['seat'] === own && 'role' in fields && hasText(`covered-${event}`);

/** A card that was placed, with its sides as they lie. */
const lain = ({ fields }: SeenEvent): Record<string, string> =>
  typeof fields['card'] === 'string' && typeof fields['turned'] === 'boolean'
    ? placedCard(fields['card'], fields['turned'])
    : {};

/** What a tool is called by the rules, for texts that must choose by it. */
const tooled = ({ fields }: SeenEvent): Record<string, string> =>
  fields['tool'] === undefined ? {} : { tool_key: String(fields['tool']) };

/** A role that nobody has wins nothing for anybody. */
const unwon = ({ fields }: SeenEvent): Record<string, string> =>
  Array.isArray(fields['winners']) && !fields['winners'].length ? { winner: 'nobody' } : {};

/** At whom something is aimed: as an object, as an owner, and as a word to choose by. */
function aimed({ fields }: SeenEvent, own: string | undefined): Record<string, string> {
  const name = fields['target'];
  if (typeof name !== 'string') return { toward: 'nobody' };
  const isSelf = name === fields['seat'];
  if (name !== own) {
    const whose = text('log-whose', { name });
    return { toward: isSelf ? 'self' : 'other', target: person(name), whose };
  }
  const whose = text('log-whose-you');
  return isSelf
    ? { toward: 'self', target: text('log-yourself'), whose }
    : { toward: 'you', target: text('log-you'), whose };
}

function wording(name: string, value: Value, names: string[]): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return several(name, value, names);
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value).map(([who, gold]) => `${person(who)} ${String(gold)}`);
    return listed(parts);
  }
  if (['card', 'goal', 'role'].includes(name.split('_').at(-1)!)) return seenTitle(String(value));
  return name === 'tool' ? toolName(String(value)) : String(value);
}

function several(name: string, values: Value[], names: string[]): string {
  if (name === 'roles') {
    const told = values.map((role, seat) => [person(names[seat] ?? ''), seenTitle(String(role))]);
    return listed(told.map((parts) => parts.join(': ')));
  }
  const parts = values.map(String);
  if (PEOPLE.includes(name)) return people(parts);
  return listed(
    name === 'cards' || name === 'spare_roles' ? parts.map((part) => seenTitle(part)) : parts,
  );
}

/** Whether a seat wants to read it: all but hands dealt and what others draw. */
export function isNews(event: SeenEvent, you: string | null): boolean {
  if (SHOWN.includes(event.event)) return false;
  return !QUIET.includes(event.event) || (you !== null && event.fields['seat'] === you);
}

/** What a claim says; a bot has its own words for it. */
export function claimSentence(
  claim: Pick<Claim, 'claim' | 'cell' | 'about' | 'tool'> | Talk,
  names: string[],
  goals: readonly Goal[],
): string {
  const line = 'line' in claim && claim.line ? claim.line : '';
  const args = {
    goal: claim.cell ? goalName(claim.cell, goals) : '',
    goal_object: claim.cell ? goalName(claim.cell, goals, 'object') : '',
    about: names[claim.about ?? -1] ?? '',
    tool: claim.tool ? toolName(claim.tool) : '',
    tool_key: claim.tool ?? '',
  };
  if (line && hasText(`says-${line}`)) return text(`says-${line}`, args);
  if (line) void moreWords('talk').catch(() => {}); // they come, or it is said plainly
  return claim.claim ? text(`claim-${claim.claim}`, args) : '';
}

/** What somebody said: in their own words, or as a claim or a remark. */
export function talkWords(talk: Talk, names: string[], goals: Goal[]): string {
  return talk.claim || talk.line ? claimSentence(talk, names, goals) : (talk.text ?? '');
}

/** A line of the log: what kind it is, who it is about, and its words. */
export interface Line {
  number: number;
  kind: 'round' | 'event' | 'claim';
  event: string;
  who: string;
  /** At whom it is aimed. */
  target: string;
  /** Made when it is read: of many lines few are. */
  readonly words: string;
  /** The places it is about. */
  cells: [number, number][];
  happened: Happened;
}

/** The history as lines to read, the oldest first; chat is left to the talk. */
export function lines(
  history: Happened[],
  names: string[],
  you: number | null,
  where: Where,
  everything = false,
): Line[] {
  const own = you === null ? null : (names[you] ?? null);
  const made: Line[] = [];
  history.forEach((happened, number) => {
    const { event, talk, by } = happened;
    if (event && (everything || isNews(event, own))) {
      const kind = event.event === 'RoundStarted' ? 'round' : 'event';
      made.push({
        number,
        kind,
        event: event.event,
        who: String(event.fields['seat'] ?? ''),
        target: String(event.fields['target'] ?? ''),
        cells: cellsOf(event.fields),
        happened,
        get words() {
          return sentence(event, names, you, where);
        },
      });
    } else if (talk?.claim) {
      const who = by ?? names[talk.seat] ?? '';
      const reader = talk.seat === you && who === own ? 'you' : '';
      const target = names[talk.about ?? -1] ?? '';
      const cells = talk.cell ? [talk.cell] : [];
      made.push({
        ...{ number, kind: 'claim', event: 'Claim', who, target, cells, happened },
        get words() {
          const claim = claimSentence(talk, names, where.goals ?? []);
          return told('claim-said', reader, { seat: who, claim });
        },
      });
    }
  });
  return made;
}

/** The lines of this round that are about a place. */
export function linesAt(told: readonly Line[], [x, y]: readonly [number, number]): Line[] {
  const from = told.findLastIndex(({ kind }) => kind === 'round');
  return told.slice(from + 1).filter(({ cells }) => cells.some((at) => at[0] === x && at[1] === y));
}
