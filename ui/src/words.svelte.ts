// The players' texts: the same Fluent files as the terminal's, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>('$locale/*/*.ftl', { query: '?raw', import: 'default' });
const FIRST = ['web', 'table', 'log', 'cards']; // what every page needs; rules come when they are asked for

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
let loaded: string[] = [];
let known: string[] = [];

/** Load the texts of a language; keys are never shown in another one. */
export async function loadWords(language = 'en', names: string[] = FIRST): Promise<void> {
  const made = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all(
    names.map((name) => {
      const found = Object.keys(files).find((path) => path.endsWith(`/${language}/${name}.ftl`));
      return found ? files[found]!() : Promise.resolve('');
    }),
  );
  const resources = sources.map((source) => new FluentResource(source));
  for (const resource of resources) made.addResource(resource);
  known = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  bundle = made;
  loaded = names;
  document.documentElement.lang = language;
}

/** Load a file of texts that only some pages need, as that of the rules. */
export async function moreWords(name: string): Promise<void> {
  if (!loaded.includes(name)) await loadWords(document.documentElement.lang, [...loaded, name]);
}

/** The text of a key; a missing one shows its key, which the tests look for. */
export function text(key: string, args?: Record<string, FluentVariable>): string {
  const value = bundle.getMessage(key)?.value;
  return value ? bundle.formatPattern(value, args) : key;
}

/** The text of a key as `reader` is told it, if there is one of their own, as `.you`. */
export function told(key: string, reader: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.attributes[reader];
  return pattern ? bundle.formatPattern(pattern, args) : text(key, args);
}

/** The short title of a key: its attribute `.title`. */
export function title(key: string): string {
  const pattern = bundle.getMessage(key)?.attributes['title'];
  return pattern ? bundle.formatPattern(pattern) : key;
}

/** The keys that begin so, in the order of the files. */
export function keysOf(beginning: string): string[] {
  return bundle ? known.filter((key) => key.startsWith(beginning)) : [];
}

/** Whether there is such a text. */
export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}
