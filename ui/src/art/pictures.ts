// What is shown on cards that are not laid: which signs, where, and what kind of thing they do.
import type { CardInfo } from '../wire';

/** What a card means for those it is about: each tone has its own colour and badge. */
export type Tone = 'harm' | 'help' | 'look' | 'act';

/** A sign of the shared drawings: its name, where its middle lies, its width, colour and turn. */
export interface Sign {
  sign: string;
  x: number;
  y: number;
  width: number;
  height?: number;
  colour?: string;
  turn?: number;
}

export interface Picture {
  tone: Tone;
  signs: Sign[];
}

const at = (sign: string, x: number, y: number, width: number, more?: Partial<Sign>): Sign => ({
  sign,
  x,
  y,
  width,
  ...more,
});
const card = (sign: string, x: number, y: number, width: number, turn = 0): Sign =>
  at(sign, x, y, width, { height: width * 1.5, turn });

const ACTIONS: Record<string, Picture> = {
  rockfall: {
    tone: 'harm',
    signs: [
      at('falling', 50, 21, 70, { height: 21 }),
      at('boulder', 34, 48, 44),
      at('boulder', 70, 60, 38, { turn: 80 }),
      at('boulder', 44, 86, 40, { turn: 200 }),
    ],
  },
  map: { tone: 'look', signs: [at('map', 50, 62, 80)] },
  theft: { tone: 'act', signs: [at('theft', 50, 62, 78)] },
  hands_off: { tone: 'help', signs: [at('theft', 50, 44, 52), at('palm', 52, 76, 60)] },
  trapped: { tone: 'harm', signs: [at('trapped', 50, 62, 78)] },
  free: { tone: 'help', signs: [at('trapped', 50, 46, 58), at('key', 56, 80, 54)] },
  inspection: {
    tone: 'look',
    signs: [at('hat', 48, 58, 72, { colour: 'var(--danger)' }), at('glass', 60, 74, 60)],
  },
  swap_hats: {
    tone: 'act',
    signs: [
      at('hat', 36, 37, 48, { colour: 'var(--blue)' }),
      at('hat', 64, 90, 48, { colour: 'var(--danger)' }),
      at('swap', 50, 63, 40),
    ],
  },
  swap_hands: {
    tone: 'act',
    signs: [
      card('mini', 26, 40, 32, -12),
      card('mini-path', 44, 38, 32, 6),
      card('mini-curve', 58, 90, 32, -6),
      card('mini', 76, 86, 32, 12),
      at('swap', 50, 64, 44),
    ],
  },
  back_and_forth: {
    tone: 'act',
    signs: [
      card('mini-goal', 30, 44, 34, -6),
      card('mini-goal', 70, 80, 34, 6),
      at('swap', 50, 63, 42),
    ],
  },
  storage: {
    tone: 'act',
    signs: [
      card('mini', 34, 38, 28, -14),
      card('mini-lit', 54, 34, 28, 8),
      at('crate', 50, 80, 66),
    ],
  },
  veto: { tone: 'harm', signs: [at('stop', 50, 62, 82), at('palm', 50, 61, 54)] },
  turnabout: { tone: 'act', signs: [at('round', 50, 64, 78)] },
  pathfinder: {
    tone: 'act',
    signs: [
      card('mini-path', 32, 42, 36, -8),
      card('mini-curve', 68, 50, 36, 8),
      at('compass', 50, 88, 48),
    ],
  },
  diversion: {
    tone: 'act',
    signs: [card('mini-path', 28, 82, 32, -10), at('signpost', 56, 60, 68)],
  },
};

const CHESTS: Record<string, Picture> = {
  chest_gold: { tone: 'help', signs: [at('nugget', 50, 42, 54)] },
  chest_no_maps: { tone: 'harm', signs: [at('map', 44, 40, 62), at('ban', 72, 52, 34)] },
  chest_no_draw: { tone: 'harm', signs: [card('mini', 42, 44, 38), at('minus', 72, 44, 30)] },
  chest_extra_draw: { tone: 'help', signs: [card('mini', 42, 44, 38), at('plus', 72, 44, 32)] },
  chest_move_goal: { tone: 'act', signs: [card('mini-goal', 32, 44, 36), at('right', 71, 44, 40)] },
  chest_take_card: {
    tone: 'act',
    signs: [card('mini-path', 36, 42, 36, -10), at('palm', 64, 50, 46)],
  },
  chest_pick_of_three: {
    tone: 'help',
    signs: [
      card('mini', 28, 46, 30, -12),
      card('mini', 72, 46, 30, 12),
      card('mini-lit', 50, 40, 34),
    ],
  },
  chest_look_at_role: {
    tone: 'look',
    signs: [at('hat', 50, 32, 48, { colour: 'var(--danger)' }), at('eye', 50, 60, 46)],
  },
  chest_dig_discards: {
    tone: 'help',
    signs: [
      card('mini', 34, 48, 30, -16),
      card('mini-lit', 62, 42, 32, 10),
      at('pick', 36, 46, 42),
    ],
  },
  chest_collapse_deck: {
    tone: 'harm',
    signs: [
      card('mini', 34, 50, 30, -12),
      card('mini', 64, 52, 30, 10),
      at('boulder', 40, 30, 32),
      at('boulder', 64, 36, 28, { turn: 90 }),
    ],
  },
};

/** How a chest opens, by what it holds. */
const OPENED: Record<Tone, string> = {
  help: 'chest-open',
  harm: 'chest-bad',
  look: 'chest-lit',
  act: 'chest-lit',
};

const TOOL_PLACES: Record<number, [number, number, number][]> = {
  1: [[50, 62, 78]],
  2: [
    [50, 35, 52],
    [50, 88, 52],
  ],
  3: [
    [50, 31, 44],
    [31, 78, 42],
    [69, 90, 42],
  ],
};

/** The picture of a card that has no tunnels; nothing for a card nobody has drawn. */
export function pictureOf(card: CardInfo): Picture | null {
  if (card.name.startsWith('break_')) return tools(card.tools ?? [], '-broken', 'harm');
  if (card.name.startsWith('fix_') || card.verb === 'fix')
    return tools(card.tools ?? [], '', 'help');
  const chest = CHESTS[card.name];
  if (chest) {
    return { tone: chest.tone, signs: [...chest.signs, at(OPENED[chest.tone], 50, 92, 54)] };
  }
  return ACTIONS[card.name] ?? null;
}

function tools(names: string[], state: string, tone: Tone): Picture | null {
  const places = TOOL_PLACES[names.length];
  if (!places || !names.every((name) => ['pick', 'lantern', 'cart'].includes(name))) return null;
  return { tone, signs: names.map((name, place) => at(name + state, ...places[place]!)) };
}
