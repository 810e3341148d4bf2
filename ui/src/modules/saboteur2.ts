// Saboteur 2: five more roles, doors, crystals and ladders, thieves, prisoners and swapped hands.
import { at, badge, BEARDS, cardAt, fitted, helmet, type Room, type Sign } from '../art/signs.ts';
import { DECK, type Fact, flock, fly, paid, tool } from '../kit/facts.ts';
import type { Motion } from '../kit/motions.ts';
import type { ModulePages, Spots } from './entry.ts';

/** A crystal that glitters where its light falls. */
function crystal(room: Room): Sign[] {
  const drawn = fitted('crystal', room, 1.4);
  const { x, y, width } = drawn;
  return [
    at('shimmer', x, y + width * 0.1, width * 1.7),
    drawn,
    at('spark', x - width * 0.3, y - width * 0.55, width * 0.42),
    at('spark', x + width * 0.38, y - width * 0.2, width * 0.28),
  ];
}

/** A door in the middle of a tunnel. */
const door =
  (colour: 'blue' | 'green') =>
  (_: string, { middle }: Spots): Sign[] => {
    if (!middle) return [];
    const [x, y] = middle;
    const painted = { colour: `var(--${colour})` };
    return [
      at('door', x, y - 2, 46, { height: 56, ...painted }),
      at(`sign-${colour}`, x, y, 28, painted),
    ];
  };

/** Hands change their owners: each comes from whoever gets another one in the same breath. */
function handTaken(fact: Fact): Motion[] {
  const hands = fact.others.filter(({ event }) => event === 'HandTaken');
  const giver = hands.find(({ fields }) => fields['seat'] !== fact.event.fields['seat']);
  const seat = fact.seating.names.indexOf(String(giver?.fields['seat'] ?? ''));
  return flock(fact.number('count'), DECK, seat < 0 ? 'middle' : { seat }, fact.seat);
}

export const saboteur2: ModulePages = {
  name: 'saboteur2',
  pictures: {
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
        cardAt('mini', 26, 40, 32, -12),
        cardAt('mini-path', 44, 38, 32, 6),
        cardAt('mini-curve', 58, 90, 32, -6),
        cardAt('mini', 76, 86, 32, 12),
        at('swap', 50, 64, 44),
      ],
    },
  },
  features: {
    crystal_: (_, { room }) => crystal(room),
    door_blue: door('blue'),
    door_green: door('green'),
  },
  roles: {
    digger_blue: {
      field: 'blue',
      coat: '#2f5f9e',
      beard: BEARDS.brown,
      signs: [
        at('shovel', 81, 82, 32, { height: 64, turn: 10 }),
        helmet('var(--blue)'),
        at('sign-blue', 46, 105, 26),
      ],
      badge: [badge('sign-blue')],
    },
    digger_green: {
      field: 'green',
      coat: '#2f7a4c',
      beard: BEARDS.blond,
      signs: [
        at('braids', 50, 98, 62, { height: 31, colour: BEARDS.blond[1] }),
        at('cap', 50, 36, 76, { height: 53.2, colour: 'var(--green)' }),
        at('sign-green', 50, 106, 25),
      ],
      badge: [badge('sign-green')],
    },
    boss: {
      field: 'plain',
      coat: 'var(--rock-600)',
      beard: BEARDS.grey,
      signs: [at('chain', 50, 101, 70, { height: 35 }), at('tophat', 50, 36, 78, { height: 54.6 })],
      badge: [at('sign-blue', 45, 129, 13), at('sign-green', 55, 129, 13)],
    },
    profiteer: {
      field: 'violet',
      coat: '#4d3563',
      beard: BEARDS.black,
      signs: [
        at('bowler', 50, 38, 80, { height: 48 }),
        at('monocle', 61, 66, 23, { height: 34.5 }),
        at('coin', 75, 101, 30),
      ],
      badge: [badge('coin')],
    },
    geologist: {
      field: 'crystal',
      coat: '#6d6a4c',
      beard: BEARDS.grey,
      signs: [
        at('goggles', 50, 38, 74, { height: 44.4 }),
        at('crystal', 74, 93, 32, { height: 44.8 }),
      ],
      badge: [badge('crystal', 1.4)],
    },
  },
  fronts: { theft: 'theft', trapped: 'trapped' },
  unpaid: { trapped: 'round-you-trapped' },
  plans: {
    FrontCleared: (fact) => [{ move: 'rise', prop: tool(fact, false), to: fact.seat }],
    CardDiscarded: (fact) => [fly(DECK, fact.seat, 'discard')],
    HandTaken: handTaken,
    GoldStolen: (fact) => paid([fly('token', fact.target ?? 'middle', fact.seat)], fact.seat),
  },
  beats: { HandTaken: 0 },
  moments: { FrontCleared: 'tool', GoldStolen: 'gold', HandTaken: 'surprise' },
  touches: { FrontCleared: { seat: 'help' }, GoldStolen: { seat: 'help', target: 'harm' } },
  aimed: { hands_off: 'harm' },
  turns: ['FrontCleared'],
  thefts: ['GoldStolen'],
  prompts: { PassMore: 'hand', DiscardOneMore: 'hand', Steal: 'players' },
};
