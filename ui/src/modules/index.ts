// Everything the pages know of the rule modules: one entry each, in the order of the catalogue.
import { backAndForth } from './back_and_forth.ts';
import { base } from './base.ts';
import { diversion } from './diversion.ts';
import { duel } from './duel.ts';
import { greedyDwarf } from './greedy_dwarf.ts';
import { jackOfAllTrades } from './jack_of_all_trades.ts';
import { newGoals } from './new_goals.ts';
import type { ModulePages, StatusSign, Things } from './entry.ts';
import { party } from './party.ts';
import { pathfinder } from './pathfinder.ts';
import { saboteur2 } from './saboteur2.ts';
import { storage } from './storage.ts';
import { tollTunnels } from './toll_tunnels.ts';
import { tournament } from './tournament.ts';
import { treasureChests } from './treasure_chests.ts';
import { turnabout } from './turnabout.ts';
import { veto } from './veto.ts';
import { victim } from './victim.ts';
import { vote } from './vote.ts';
import { wardrobe } from './wardrobe.ts';
import type { SeatView } from '../wire.ts';

export type * from './entry.ts';

export const MODULES: readonly ModulePages[] = [
  base,
  tournament,
  duel,
  saboteur2,
  greedyDwarf,
  victim,
  backAndForth,
  storage,
  veto,
  turnabout,
  jackOfAllTrades,
  pathfinder,
  diversion,
  newGoals,
  treasureChests,
  wardrobe,
  party,
  tollTunnels,
  vote,
];

type Table<Item> = Readonly<Record<string, Item>>;

/** What all modules have in one table. */
function together<Item>(part: (pages: ModulePages) => Table<Item> | undefined): Table<Item> {
  return Object.assign({}, ...MODULES.map(part)) as Table<Item>;
}

export const PICTURES = together(({ pictures }) => pictures);
export const FEATURES = together(({ features }) => features);
export const ROLES = together(({ roles }) => roles);
export const FRONTS = together(({ fronts }) => fronts);
export const UNPAID = together(({ unpaid }) => unpaid);
export const PLANS = together(({ plans }) => plans);
export const BEATS = together(({ beats }) => beats);
export const TOUCHES = together(({ touches }) => touches);
export const AIMED = together(({ aimed }) => aimed);
export const MOMENTS = together(({ moments }) => moments);
export const ACCUSES = together(({ accuses }) => accuses);
export const PROMPTS = together(({ prompts }) => prompts);
/** Whether everybody is asked for their opinion, and every answer counts. */
export const isPoll = (kind: string): boolean => PROMPTS[kind] === 'poll';
export const WINDOWS = together(({ windows }) => windows);

export const MOVES = MODULES.flatMap(({ moves = [] }) => moves);
export const TURNS = MODULES.flatMap(({ turns = [] }) => turns);
export const TURNS_OVER = MODULES.flatMap(({ turnsOver = [] }) => turnsOver);
export const ASKS = MODULES.flatMap(({ asks = [] }) => asks);
export const THEFTS = MODULES.flatMap(({ thefts = [] }) => thefts);
export const MOVES_LAST = MODULES.flatMap(({ movesLast = [] }) => movesLast);
export const HALLS = MODULES.flatMap(({ hall }) => (hall ? [hall] : []));

/** The signs in the status bar. */
export function signsOf(view: SeatView): StatusSign[] {
  return MODULES.flatMap(({ name, signs }) => (view.kept[name] && signs?.(view.kept[name])) ?? []);
}

/** What lies in the maze besides cards and goals. */
export function thingsKept(view: SeatView): Required<Things> {
  const all = MODULES.flatMap(
    ({ name, things }) => (view.kept[name] && things?.(view.kept[name])) ?? [],
  );
  return {
    covered: all.flatMap(({ covered = [] }) => covered),
    figures: all.flatMap(({ figures = [] }) => figures),
  };
}

/** The side of the large card that these modules play with; empty without it. */
export const hallOf = (modules: readonly string[]): string =>
  MODULES.find(({ name, hall }) => hall && modules.includes(name))?.hall ?? '';
