// What the pages still lack for the modules of the rules, one sentence for each thing.
import { pictureOf } from '../src/cards/pictures.ts';
import type { ModulePages } from '../src/modules/index.ts';
import type { CardInfo } from '../src/wire.ts';

/** What the rules bring: modules, and by fact and decision the module it comes from, if from one. */
export interface Brought {
  modules: string[];
  events: Record<string, string>;
  decisions: Record<string, string>;
}

/** The cards and roles of a module. */
export interface Shelf {
  module: string;
  cards: CardInfo[];
  roles: string[];
}

/** What the pages know. */
export interface Known {
  pages: readonly ModulePages[];
  plans: object;
  prompts: object;
  roles: object;
}

const isDrawn = (card: CardInfo) => !!card.shape || pictureOf(card) !== null;

const of = (module: string) => (module ? `the module ${module}` : 'the core of the rules');

const formsOf = (module: string) => (module ? "its entry's `prompts`" : 'prompts/forms.ts');

export function missing(brought: Brought, shelves: readonly Shelf[], known: Known): string[] {
  const entries = known.pages.map(({ name }) => name);
  const without = (all: Record<string, string>, has: object) =>
    Object.entries(all).filter(([name]) => !(name in has));
  return [
    ...brought.modules
      .filter((name) => !entries.includes(name))
      .map((name) => `${of(name)} has no entry: list ui/src/modules/${name}.ts in index.ts there`),
    ...entries
      .filter((name) => !brought.modules.includes(name))
      .map((name) => `ui/src/modules has an entry for ${name}, which is no module of the rules`),
    ...shelves.flatMap(({ module, cards, roles }) => [
      ...cards
        .filter((card) => !isDrawn(card))
        .map(
          ({ name }) =>
            `${of(module)}: its card ${name} has no picture in its entry's \`pictures\``,
        ),
      ...roles
        .filter((role) => !(role in known.roles))
        .map((role) => `${of(module)}: its role ${role} has no look in its entry's \`roles\``),
    ]),
    ...without(brought.events, known.plans).map(
      ([name, module]) => `${of(module)}: its event ${name} has no plan in its entry's \`plans\``,
    ),
    ...without(brought.decisions, known.prompts).map(
      ([name, module]) =>
        `${of(module)}: its prompt kind ${name} has no form in ${formsOf(module)}`,
    ),
    ...known.pages.flatMap((pages) => [
      ...strange(pages.name, pages.plans, brought.events, 'event'),
      ...strange(pages.name, pages.prompts, brought.decisions, 'prompt kind'),
    ]),
  ];
}

/** What an entry knows that its module doesn't bring. */
function strange(
  module: string,
  known: object | undefined,
  all: Record<string, string>,
  kind: string,
): string[] {
  return Object.keys(known ?? {})
    .filter((name) => all[name] !== module)
    .map((name) => `${of(module)}: its entry knows the ${kind} ${name}, which it doesn't bring`);
}
