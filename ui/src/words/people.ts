// Names of people in sentences: as they are, or with what a language adds to a name.
import { FluentType } from '@fluent/bundle';
import { listed, text } from './texts.svelte.ts';

/** A name as it stands in a sentence: with さん, for one, where that is said. */
export function person(name: string): string {
  return text('person', { name });
}

/** Several people in a row. */
export function people(names: readonly string[]): string {
  return listed(names.map(person));
}

/** A name that no text can choose by, not even if somebody is called “none”. */
export class Name extends FluentType<string> {
  toString(): string {
    return this.valueOf();
  }
}
