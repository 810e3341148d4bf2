// What else is to be seen on a card of the maze, and where there is room for it.
import type { Sign } from './pictures';
import { isBlind, middleOf, openings, type Side, type Tunnel } from './shapes';

/** Rooms in the rock: the middle, the width and the height of what fits in. */
type Room = readonly [x: number, y: number, width: number, height: number];

const WALLS: Record<Side, Room> = {
  N: [50, 26, 56, 44],
  S: [50, 124, 56, 44],
  W: [15, 75, 29, 52],
  E: [85, 75, 29, 52],
};
const CORNERS: [string, Room][] = [
  ['NE', [84.5, 27, 29, 44]],
  ['NW', [15.5, 27, 29, 44]],
  ['SW', [15.5, 123, 29, 44]],
  ['SE', [84.5, 123, 29, 44]],
];

/** The largest free room of a card. */
export function roomOf(tunnels: Tunnel[]): Room {
  const open = openings(tunnels);
  const [first] = tunnels;
  if (tunnels.length === 1 && isBlind(first!)) {
    const beyond: Record<Side, Room> = {
      N: [50, 100, 60, 62],
      S: [50, 48, 60, 62],
      E: [28, 75, 48, 70],
      W: [72, 75, 48, 70],
    };
    return beyond[first!.sides[0]!];
  }
  if (open.length === 2 && tunnels.length === 1) {
    const [x, y] = middleOf(first!, tunnels);
    if (x !== 50) return [x > 50 ? 35 : 65, y > 75 ? 42 : 108, 54, 66];
  }
  const wall = (['N', 'S', 'W', 'E'] as const).find((side) => !open.includes(side));
  if (wall) return WALLS[wall];
  const ends = openings(tunnels.filter(isBlind));
  const free = CORNERS.find(([sides]) => ![...sides].some((side) => ends.includes(side)));
  return (free ?? CORNERS[0]!)[1];
}

/** A sign as large as its room allows. */
function fitted(sign: string, [x, y, width, height]: Room, ratio: number): Sign {
  const wide = Math.min(width, height / ratio);
  return { sign, x, y, width: wide, height: wide * ratio };
}

/** A crystal that glitters where its light falls. */
function crystal(room: Room): Sign[] {
  const drawn = fitted('crystal', room, 1.4);
  const { x, y, width } = drawn;
  return [
    { sign: 'shimmer', x, y: y + width * 0.1, width: width * 1.7 },
    drawn,
    { sign: 'spark', x: x - width * 0.3, y: y - width * 0.55, width: width * 0.42 },
    { sign: 'spark', x: x + width * 0.38, y: y - width * 0.2, width: width * 0.28 },
  ];
}

/** What goals show besides the treasure. */
const SHOWN = ['stone', 'bag', 'dragon', 'spider'];

/** The signs on a card of the maze, out of its name: crystals, chests, what a goal shows. */
export function featuresOf(name: string, tunnels: Tunnel[]): Sign[] {
  const room = roomOf(tunnels);
  if (name.startsWith('crystal_')) return crystal(room);
  if (name.startsWith('tunnel_')) return [fitted('chest', room, 1)];
  const goal = /^goal_([a-z]+)(\d?)/.exec(name);
  if (!goal) return [];
  if (goal[1] === 'treasure') {
    return [
      { sign: 'rays', x: 50, y: 70, width: 98 },
      { sign: 'treasure', x: 50, y: 72, width: 72, height: 58 },
      { sign: 'spark', x: 26, y: 44, width: 16 },
      { sign: 'spark', x: 78, y: 50, width: 12 },
      { sign: 'spark', x: 60, y: 34, width: 9 },
    ];
  }
  const sign = fitted(SHOWN.includes(goal[1]!) ? goal[1]! : 'unknown', room, 1);
  const coins = Number(goal[2] || 0);
  const wide = sign.width;
  return [
    sign,
    ...Array.from({ length: coins }, (_, place) => ({
      sign: 'coin',
      x: sign.x + (place - (coins - 1) / 2) * wide * 0.26,
      y: sign.y + wide * (0.14 + (place - (coins - 1) / 2) * 0.2),
      width: wide * 0.36,
    })),
  ];
}
