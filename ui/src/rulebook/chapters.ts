// The rules by chapters: one for each module, with the cards that its rules speak of.
import shelves from '../art/gallery.json';
import { bareName } from '../settings/settings.ts';
import type { CardInfo, CatalogueInfo, Settings } from '../wire.ts';
import { aboutModule, hasText, keysOf, text, title } from '../words/texts.svelte.ts';

export interface Rule {
  id: string;
  heading: string;
  words: string;
  /** Cards and roles to be drawn beside it. */
  cards: CardInfo[];
  roles: string[];
  /** All cards and roles whose texts name it, drawn or not. */
  about: string[];
}

export interface Chapter {
  name: string;
  heading: string;
  words: string;
  rules: Rule[];
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
      })),
    }));
}

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

/** Under each rule its cards, the most different ones first come: one of each kind of drawing. */
function put<Thing>(
  under: Map<string, Thing[]>,
  name: string,
  thing: Thing,
  most = MOST_PICTURES,
): void {
  const key = `card-${name}`;
  for (const id of new Set(hasText(key) ? (text(key).match(IDS) ?? []) : [])) {
    const there = under.get(id) ?? [];
    if (there.length < most) under.set(id, [...there, thing]);
  }
}
