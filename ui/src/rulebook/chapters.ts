// The rules by chapters: one for each module, with the cards that its rules speak of.
import shelves from '../art/gallery.json';
import { bareName } from '../settings/settings.ts';
import type { CardInfo, CatalogueInfo, EditionInfo, Settings } from '../wire.ts';
import { aboutModule, hasText, keysOf, moreWords, text, title } from '../words/texts.svelte.ts';
import { ASSUMED, RULED, SETTINGS } from './rulings.ts';

export interface Rule {
  id: string;
  heading: string;
  words: string;
  /** Cards and roles to be drawn beside it. */
  cards: CardInfo[];
  roles: string[];
  /** All cards and roles whose texts name it, drawn or not. */
  about: string[];
  /** The settings of editions that are about it. */
  settings: string[];
  /** Whether part of it is a ruling of our own. */
  isRuled: boolean;
}

export interface Chapter {
  name: string;
  heading: string;
  words: string;
  rules: Rule[];
  /** Rules elsewhere that it leads to. */
  links?: Pick<Rule, 'id' | 'heading'>[];
}

/** Load the texts that chapters are made of. */
export async function readWords(): Promise<void> {
  for (const file of ['rules', 'reasons', 'editions', 'rulings', 'summaries'])
    await moreWords(file);
}

const MOST_PICTURES = 6;
const IDS = /\b[A-Z]-\d+\b/g;

/** The modules that are played with these settings; the base game is the ground of every other. */
export function playedModules(catalogue: CatalogueInfo, settings: Settings): string[] {
  const chosen = new Set([
    'base',
    settings.game ?? 'base',
    ...(settings.modules ?? []).map(bareName),
  ]);
  return catalogue.modules.map(({ name }) => name).filter((name) => chosen.has(name));
}

/** The chapters of these modules, or of all. */
export function chapters(
  catalogue: Pick<CatalogueInfo, 'modules'>,
  names?: readonly string[],
): Chapter[] {
  const drawn = pictures(names);
  return catalogue.modules
    .filter(({ name }) => hasText(`module-${name}`) && (!names || names.includes(name)))
    .map(({ name, rules }) => ({
      name,
      heading: title(`module-${name}`),
      words: aboutModule(name),
      rules: rules.flatMap(ruleIds).map((id) => ({
        id,
        heading: title(`rule-${id}`),
        words: text(`rule-${id}`),
        cards: drawn.cards.get(id) ?? [],
        roles: drawn.roles.get(id) ?? [],
        about: drawn.about.get(id) ?? [],
        settings: SETTINGS.filter((setting) => idsIn(`edition-${setting}`).has(id)),
        isRuled: RULED.includes(id),
      })),
    }));
}

/** What all rules have in common with none: no pictures, no setting, no ruling. */
const plain = (id: string, key: string, words: string): Rule => ({
  ...{ id, heading: title(key), words },
  ...{ cards: [], roles: [], about: [], settings: [], isRuled: false },
});

/** The chapters of all modules, then the editions, our rulings, and what was assumed. */
export function allChapters(catalogue: Pick<CatalogueInfo, 'modules' | 'editions'>): Chapter[] {
  const all = chapters(catalogue);
  const ruled = all.flatMap(({ rules }) => rules).filter(({ isRuled }) => isRuled);
  return [
    ...all,
    editionsChapter(catalogue.editions),
    {
      name: 'rulings',
      heading: title('rulings'),
      words: text('rulings'),
      rules: [],
      links: ruled,
    },
    {
      name: 'assumed',
      heading: title('assumed'),
      words: text('assumed'),
      rules: ASSUMED.map(({ name, file }) =>
        plain(name, `assumed-${name}`, text(`assumed-${name}`, { file })),
      ),
    },
  ];
}

/** The settings in which editions differ, and of each edition what it says and whom it is for. */
function editionsChapter(editions: readonly EditionInfo[]): Chapter {
  const rules = SETTINGS.map((name) =>
    plain(name, `edition-${name}`, [text(`edition-${name}`), ...said(editions, name)].join('\n')),
  );
  const boxes = editions.map(
    ({ name }) => `- ${text(`edition-of-${name}`)}: ${text(`edition-about-${name}`)}`,
  );
  const words = [text('editions'), ...boxes].join('\n');
  return { name: 'editions', heading: title('editions'), words, rules };
}

/** What each edition says of a setting, a line for each. */
const said = (editions: readonly EditionInfo[], setting: string) =>
  editions.map(({ name, values, minimum_path: count }) => {
    const value = text(`value-${values[setting] ?? 'none'}`, { count });
    return `- ${text(`edition-of-${name}`)}: ${value}`;
  });

/** A rule's number, or all those of a letter. */
function ruleIds(rule: string): string[] {
  if (/^[A-Z]$/.test(rule)) return keysOf(`rule-${rule}-`).map((key) => key.slice(5));
  return hasText(`rule-${rule}`) ? [rule] : [];
}

/** By rule, the cards and roles whose own texts name it. */
function pictures(names?: readonly string[]) {
  const cards = new Map<string, CardInfo[]>();
  const roles = new Map<string, string[]>();
  const about = new Map<string, string[]>();
  for (const shelf of shelves.filter(({ module }) => !names || names.includes(module))) {
    for (const card of shelf.cards as CardInfo[]) put(cards, card.name, card);
    for (const role of shelf.roles) put(roles, role, role);
    for (const name of [...shelf.cards.map((card) => card.name), ...shelf.roles]) {
      put(about, name, name, Infinity);
    }
  }
  return { cards, roles, about };
}

/** The numbers of rules that a text names. */
const idsIn = (key: string): Set<string> =>
  new Set(hasText(key) ? (text(key).match(IDS) ?? []) : []);

/** Under each rule its cards, the most different ones first come: one of each kind of drawing. */
function put<Thing>(
  under: Map<string, Thing[]>,
  name: string,
  thing: Thing,
  most = MOST_PICTURES,
): void {
  const key = `card-${name}`;
  for (const id of idsIn(key)) {
    const there = under.get(id) ?? [];
    if (there.length < most) under.set(id, [...there, thing]);
  }
}
