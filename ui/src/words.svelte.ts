// The players' texts: the same Fluent files as the terminal's, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>('$locale/*/*.ftl', { query: '?raw', import: 'default' });
const FIRST = ['web', 'table', 'log', 'cards']; // what every page needs; rules come when they are asked for

const ENGLISH = 'en';

/** The languages there are texts in, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  'pt-BR': 'Português (Brasil)',
  uk: 'Українська',
};

let bundle = $state.raw(new FluentBundle(ENGLISH, { useIsolating: false }));
let english: FluentBundle | null = null; // for what another language doesn't have yet
let loaded: string[] = [];
let known: string[] = [];

/** The first of these languages, such as a browser's, that there are texts in; else English. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const same = (name: string) => name.toLowerCase() === tag.toLowerCase();
    const kin = (name: string) => name.split('-')[0] === tag.split('-')[0]?.toLowerCase();
    const found = Object.keys(LANGUAGES).find(same) ?? Object.keys(LANGUAGES).find(kin);
    if (found) return found;
  }
  return ENGLISH;
}

async function read(language: string, names: string[]): Promise<FluentResource[]> {
  const sources = await Promise.all(
    names.map((name) => {
      const found = Object.keys(files).find((path) => path.endsWith(`/${language}/${name}.ftl`));
      return found ? files[found]!() : Promise.resolve('');
    }),
  );
  return sources.map((source) => new FluentResource(source));
}

function bundled(language: string, resources: FluentResource[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) made.addResource(resource);
  return made;
}

/** Load the texts of a language and show them at once. */
export async function loadWords(language = ENGLISH, names: string[] = FIRST): Promise<void> {
  const [resources, others] = await Promise.all([
    read(language, names),
    language === ENGLISH ? null : read(ENGLISH, names),
  ]);
  known = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  english = others && bundled(ENGLISH, others);
  bundle = bundled(language, resources);
  loaded = names;
  document.documentElement.lang = language;
}

/** Change to another language in the middle of whatever is shown. */
export async function changeLanguage(language: string): Promise<void> {
  await loadWords(bestLanguage([language]), loaded.length ? loaded : FIRST);
}

/** The language that is shown. */
export function language(): string {
  return bundle.locales[0] ?? ENGLISH;
}

/** The bundle that has a message: that of the language, else the English one. */
function holder(key: string): FluentBundle {
  return !bundle.hasMessage(key) && english?.hasMessage(key) ? english : bundle;
}

/** Load a file of texts that only some pages need, as that of the rules. */
export async function moreWords(name: string): Promise<void> {
  if (!loaded.includes(name)) await loadWords(document.documentElement.lang, [...loaded, name]);
}

/** The text of a key; a missing one shows its key, which the tests look for. */
export function text(key: string, args?: Record<string, FluentVariable>): string {
  const held = holder(key);
  const value = held.getMessage(key)?.value;
  return value ? held.formatPattern(value, args) : key;
}

/** The text of a key as `reader` is told it, if there is one of their own, as `.you`. */
export function told(key: string, reader: string, args?: Record<string, FluentVariable>): string {
  const held = holder(key);
  const pattern = held.getMessage(key)?.attributes[reader];
  return pattern ? held.formatPattern(pattern, args) : text(key, args);
}

/** The short title of a key: its attribute `.title`. */
export function title(key: string): string {
  const held = holder(key);
  const pattern = held.getMessage(key)?.attributes['title'];
  return pattern ? held.formatPattern(pattern) : key;
}

/** The keys that begin so, in the order of the files. */
export function keysOf(beginning: string): string[] {
  return bundle ? known.filter((key) => key.startsWith(beginning)) : [];
}

/** Whether there is such a text. */
export function hasText(key: string): boolean {
  return holder(key).hasMessage(key);
}

const RULES = /\s*[(（][A-Z]{1,2}-\d[^)）]*[)）]/g;

/** A text without the numbers of rules, which nobody needs who plays. */
export function withoutRules(told: string): string {
  return told.replace(RULES, '');
}
