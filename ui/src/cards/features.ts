// What else is to be seen on a card of the maze, and where there is room for it.
import { fitted, type Room, type Sign } from '../art/signs.ts';
import { FEATURES } from '../modules/index.ts';
import { isBlind, middleOf, openings, type Side, type Tunnel } from './shapes.ts';

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

/** The signs on a card of the maze, by how its name begins. */
export function featuresOf(name: string, tunnels: Tunnel[]): Sign[] {
  const room = roomOf(tunnels);
  const begins = Object.keys(FEATURES).find((start) => name.startsWith(start));
  if (!begins) return name.startsWith('goal_') ? [fitted('unknown', room)] : [];
  const main = tunnels.find((tunnel) => !isBlind(tunnel));
  return FEATURES[begins]!(name, { room, middle: main ? middleOf(main, tunnels) : null });
}
