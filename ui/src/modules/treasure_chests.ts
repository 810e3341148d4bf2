// Treasure chests: covered tunnels with a chest below, and what the chests hold.
import { at, cardAt, fitted, type Picture, type Sign, type Tone } from '../art/signs.ts';
import { fallen, glow, looked, stir, turned } from '../kit/facts.ts';
import { cellOf } from '../kit/geometry.ts';
import { texts } from './lists.ts';
import type { Covered, Kept, ModulePages } from './entry.ts';

/** How a chest opens, by what it holds. */
const OPENED: Record<Tone, string> = {
  help: 'chest-open',
  harm: 'chest-bad',
  look: 'chest-lit',
  act: 'chest-lit',
};

const opened = (tone: Tone, ...signs: Sign[]): Picture => ({
  tone,
  signs: [...signs, at(OPENED[tone], 50, 92, 54)],
});

const WORDS = {
  hidden: 'maze-chest',
  known: 'maze-chest-known',
  plain: 'plain-chest',
  plainKnown: 'plain-chest-known',
};

function chests(kept: Kept): Covered[] {
  const tunnels = texts(kept['tunnel_cards']);
  const cards = texts(kept['chest_cards']);
  const lookers = Array.isArray(kept['looker_masks']) ? kept['looker_masks'] : [];
  return texts(kept['cells']).map((cell, place) => ({
    cell: cellOf(cell ?? '0,0'),
    back: 'chest',
    tunnel: tunnels[place] ?? null,
    below: cards[place] ?? null,
    lookers: texts(lookers[place]).filter((name) => name !== null),
    words: WORDS,
  }));
}

export const treasureChests: ModulePages = {
  name: 'treasure_chests',
  pictures: {
    chest_gold: opened('help', at('nugget', 50, 42, 54)),
    chest_no_maps: opened('harm', at('map', 44, 40, 62), at('ban', 72, 52, 34)),
    chest_no_draw: opened('harm', cardAt('mini', 42, 44, 38), at('minus', 72, 44, 30)),
    chest_extra_draw: opened('help', cardAt('mini', 42, 44, 38), at('plus', 72, 44, 32)),
    chest_move_goal: opened('act', cardAt('mini-goal', 32, 44, 36), at('right', 71, 44, 40)),
    chest_take_card: opened('act', cardAt('mini-path', 36, 42, 36, -10), at('palm', 64, 50, 46)),
    chest_pick_of_three: opened(
      'help',
      cardAt('mini', 28, 46, 30, -12),
      cardAt('mini', 72, 46, 30, 12),
      cardAt('mini-lit', 50, 40, 34),
    ),
    chest_look_at_role: opened(
      'look',
      at('hat', 50, 32, 48, { colour: 'var(--danger)' }),
      at('eye', 50, 60, 46),
    ),
    chest_dig_discards: opened(
      'help',
      cardAt('mini', 34, 48, 30, -16),
      cardAt('mini-lit', 62, 42, 32, 10),
      at('pick', 36, 46, 42),
    ),
    chest_collapse_deck: opened(
      'harm',
      cardAt('mini', 34, 50, 30, -12),
      cardAt('mini', 64, 52, 30, 10),
      at('boulder', 40, 30, 32),
      at('boulder', 64, 36, 28, { turn: 90 }),
    ),
  },
  features: { tunnel_: (_, { room }) => [fitted('chest', room)] },
  plans: {
    ChestsHidden: (fact) =>
      fact.list('cells').map((cell) => stir({ cell: cellOf(String(cell)) }, 'arrive')),
    TunnelTurned: turned('chest'),
    ChestOpened: (fact) => [
      { move: 'pop', prop: { chest: 'open' }, to: fact.cell },
      { move: 'rise', prop: fact.card(), to: fact.cell, delay: 40 },
      glow(fact.cell),
    ],
    ChestSeen: looked,
    ChestBuried: fallen(() => ({ back: 'chest' })),
  },
  beats: { TunnelTurned: 260 },
  touches: { ChestOpened: { seat: 'card' } },
  moments: { ChestOpened: 'goal', ChestBuried: 'fall' },
  moves: ['ChestBuried'],
  turnsOver: ['TunnelTurned'],
  signs: (kept) => (kept['no_maps'] ? [{ icon: 'map', words: 'table-no-maps', off: true }] : []),
  things: (kept) => ({ covered: chests(kept) }),
};
