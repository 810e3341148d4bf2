// The players' texts: the same Fluent files as the terminal's, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Sources = Record<string, string>;

// What every page needs comes in one file for each language, the rest when it is asked for.
const languages = import.meta.glob<Sources>('./languages/*.ts', { import: 'default' });
const files = import.meta.glob<string>(
  ['$locale/*/*.ftl', '!$locale/*/{web,table,log,cards,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

const ENGLISH = 'en';
/** Where a word may be parted: with a hyphen, or without. */
export const PARTED = /[\u00ad\u200b]/;
export const PARTS = /[^\u00ad\u200b]+[\u00ad\u200b]?/g;

/** The languages there are texts in, by their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  'pt-BR': 'Português (Brasil)',
  uk: 'Українська',
};

/** Which texts: a language, and the files of it beside those that every page needs. */
interface Wish {
  language: string;
  names: readonly string[];
}

let bundle = $state.raw(new FluentBundle(ENGLISH, { useIsolating: false }));
let known: string[] = [];
let shown: Wish = { language: ENGLISH, names: [] };
let wish = shown; // what was asked for last, perhaps still on its way
let coming: Promise<void> = Promise.resolve();
let parsed = new Map<string, FluentResource[]>(); // files of the language that is shown

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

/** The texts of one file; with an empty name, those that every page needs. */
async function readFile(language: string, name: string): Promise<FluentResource[]> {
  const kept = language === shown.language && parsed.get(name);
  if (kept) return kept;
  const found = Object.keys(files).find((path) => path.endsWith(`/${language}/${name}.ftl`));
  const sources = name
    ? [found ? await files[found]!() : '']
    : Object.values(await languages[`./languages/${language}.ts`]!());
  return sources.map((source) => new FluentResource(source));
}

async function fulfil(mine: Wish): Promise<void> {
  try {
    const names = ['', ...mine.names];
    const read = await Promise.all(names.map((name) => readFile(mine.language, name)));
    if (mine !== wish) return coming; // another was asked for since; that one has these files, too
    const made = new FluentBundle(mine.language, { useIsolating: false });
    for (const resource of read.flat()) made.addResource(resource);
    known = read.flat().flatMap((resource) => resource.body.map((entry) => entry.id));
    parsed = new Map(names.map((name, place) => [name, read[place]!]));
    shown = mine;
    bundle = made;
    document.documentElement.lang = mine.language;
  } catch (failure) {
    if (mine === wish) wish = shown;
    throw failure;
  }
}

/** Load the texts of a language, and these files beside, and show them at once. */
export function loadWords(language = ENGLISH, names: readonly string[] = []): Promise<void> {
  wish = { language: bestLanguage([language]), names };
  coming = fulfil(wish);
  coming.catch(() => {}); // who waits for it hears of it; who only wished for it does without
  return coming;
}

/** Change to another language in the middle of whatever is shown. */
export function changeLanguage(language: string): Promise<void> {
  return loadWords(language, wish.names);
}

/** Load a file of texts that only some pages need, as that of the rules. */
export function moreWords(name: string): Promise<void> {
  return wish.names.includes(name) ? coming : loadWords(wish.language, [...wish.names, name]);
}

/** The language that is shown. */
export function language(): string {
  return bundle.locales[0] ?? ENGLISH;
}

/** A pattern filled in; a mistake in it is told to whoever tests, and never breaks a page. */
function filled(pattern: Pattern, args?: Record<string, FluentVariable>): string {
  const mistakes: Error[] = [];
  const words = bundle.formatPattern(pattern, args, mistakes);
  if (mistakes.length && !import.meta.env.PROD) throw mistakes[0];
  for (const mistake of mistakes) console.error(words, mistake);
  return words;
}

/** The text of a key; a missing one shows its key, which the tests look for. */
export function text(key: string, args?: Record<string, FluentVariable>): string {
  const value = bundle.getMessage(key)?.value;
  return value ? filled(value, args) : key;
}

/** The text of a key as `reader` is told it, if there is one of their own, as `.you`. */
export function told(key: string, reader: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.attributes[reader];
  return pattern ? filled(pattern, args) : text(key, args);
}

/** As `told`; nothing if the text asks for something that is not given. */
export function toldIfKnown(
  key: string,
  reader: string,
  args: Record<string, FluentVariable>,
): string | null {
  const message = bundle.getMessage(key);
  const pattern = message?.attributes[reader] ?? message?.value;
  const mistakes: Error[] = [];
  const words = pattern ? bundle.formatPattern(pattern, args, mistakes) : null;
  return mistakes.length ? null : words;
}

/** The short title of a key: its attribute `.title`. */
export function title(key: string): string {
  return parted(key).split(PARTED).join('');
}

/** A title with the places where it may be parted, if there is little room for it. */
export function parted(key: string): string {
  const pattern = bundle.getMessage(key)?.attributes['title'];
  return pattern ? filled(pattern) : key;
}

/** Several words in a row. */
export function listed(parts: readonly string[]): string {
  return parts.join(text('list-comma'));
}

/** The keys that begin so, in the order of the files. */
export function keysOf(beginning: string): string[] {
  return bundle ? known.filter((key) => key.startsWith(beginning)) : [];
}

/** Whether there is such a text. */
export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}

const RULES = /\s*[(（][A-Z]{1,2}-\d[^)）]*[)）]/g;

const COMMANDS = /\s*[(（][a-z]+_[a-z_]+(:[^)）]+)?[)）]/g;

/** A text without the numbers of rules, which nobody needs who plays. */
export function withoutRules(told: string): string {
  return told.replace(RULES, '');
}

/** What a module adds, without the names that it has in commands. */
export function aboutModule(name: string): string {
  return text(`module-${name}`).replace(COMMANDS, '');
}
