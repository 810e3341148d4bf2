// Reasons of the rules in the reader's language: a code, values, and the rules they name.
import { toolName } from './titles.ts';
import type { Value, Why } from '../wire.ts';
import { hasText, language, listed, moreWords, text, title } from './texts.svelte.ts';

/** A reason as a sentence of its own; `english` is what the server says, until texts are there. */
export function reasonText(why: Why | null | undefined, english = ''): string {
  if (why && !hasText(`reason-${why.code}`)) void moreWords('reasons');
  return asSentence(why && hasText(`reason-${why.code}`) ? clause(why) : withoutIds(english));
}

/** A clause that begins small, as a sentence. */
export function asSentence(told: string): string {
  if (!told) return '';
  const words = told[0]!.toLocaleUpperCase(language()) + told.slice(1);
  return /[.!?。？]$/.test(words) ? words : words + (language() === 'ja' ? '。' : '.');
}

const IDS = /\s*[(（][A-Z]{1,2}-\d[^)）]*[)）]/g;
const withoutIds = (told: string) => told.replace(IDS, '');

function clause(why: Why): string {
  const values = Object.entries(why.values ?? {});
  return text(
    `reason-${why.code}`,
    Object.fromEntries(values.map(([name, value]) => [name, worded(name, value)])),
  );
}

/** Whether a value is a reason itself. */
const isWhy = (value: Value): value is Why & Record<string, Value> =>
  value !== null && typeof value === 'object' && 'code' in value;

/** A value in words; what it is called tells what it is. */
function worded(name: string, value: Value): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) {
    return listed(value.map((one) => String(worded(name.replace(/s$/, ''), one))));
  }
  if (isWhy(value)) return clause(value);
  const word = String(value);
  const kind = name.split('_').at(-1);
  if (kind === 'tool') return toolName(word);
  if (kind === 'module' || kind === 'game') return moduleTitle(word);
  return word;
}

function moduleTitle(name: string): string {
  if (hasText(`module-${name}`)) return title(`module-${name}`);
  return hasText(`game-${name}`) ? text(`game-${name}`) : name;
}
