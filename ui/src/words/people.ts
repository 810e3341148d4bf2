// Names of people in sentences: as they are, or with what a language adds to a name.
import { FluentType } from '@fluent/bundle';
import { listed, text } from './texts.svelte.ts';

/** A name as it stands in a sentence: with さん, for one, where that is said. */
export function person(name: string): string {
  return text('person', { name });
}

/** Several people in a sentence, the last after an “and” where a language has one. */
export function people(names: readonly string[]): string {
  const all = names.map(person);
  const last = all.at(-1) ?? '';
  const others = all.slice(0, -1);
  if (!others.length) return last;
  if (others.length === 1) return text('list-pair', { first: others[0]!, last });
  return text('list-last', { others: listed(others), last });
}

/** A name that no text can choose by, not even if somebody is called “none”. */
export class Name extends FluentType<string> {
  toString(): string {
    return this.valueOf();
  }
}
