// How a printed shape is read and drawn: tunnels, openings, and the lines they follow.
export type Side = 'N' | 'E' | 'S' | 'W';

/** One tunnel of a card: the sides it joins, and whether a ladder stands in it. */
export interface Tunnel {
  sides: Side[];
  ladder: boolean;
}

export const WIDTH = 100;
export const HEIGHT = 150;
const ORDER: Side[] = ['N', 'E', 'S', 'W'];
const ACROSS: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' };
/** Where a tunnel meets the side of a card: exactly in the middle. */
export const MOUTH: Record<Side, readonly [number, number]> = {
  N: [50, 0],
  E: [100, 75],
  S: [50, 150],
  W: [0, 75],
};

/** The tunnels of a shape, as they lie. */
export function tunnelsOf(shape: string, turned = false): Tunnel[] {
  if (!shape) return [];
  return shape.split('|').map((tunnel) => {
    const names = tunnel.split('-');
    const sides = names.filter((name) => name !== 'L').map((name) => lying(name, turned));
    return { sides: ORDER.filter((side) => sides.includes(side)), ladder: names.includes('L') };
  });
}

function lying(name: string, turned: boolean): Side {
  const side = ORDER.find((known) => known === name);
  if (!side) throw new Error(`no card has a side ${name}`);
  return turned ? ACROSS[side] : side;
}

/** The open sides of some tunnels, in the order of the clock. */
export function openings(tunnels: Tunnel[]): string {
  return ORDER.filter((side) => tunnels.some((tunnel) => tunnel.sides.includes(side))).join('');
}

/** Whether a tunnel ends in the card. */
export function isBlind(tunnel: Tunnel): boolean {
  return tunnel.sides.length === 1 && !tunnel.ladder;
}

/** How far a blind tunnel reaches: less where another tunnel passes. */
function blindEnd(side: Side, beside: boolean): readonly [number, number] {
  const ends = {
    N: [50, beside ? 24 : 32],
    E: [beside ? 90 : 80, 75],
    S: [50, beside ? 126 : 118],
    W: [beside ? 10 : 20, 75],
  } as const;
  return ends[side];
}

/** Where a tunnel's blind end, door or middle lies. */
export function middleOf(tunnel: Tunnel, all: Tunnel[]): readonly [number, number] {
  const [first, second] = tunnel.sides;
  if (isBlind(tunnel))
    return blindEnd(
      first!,
      all.some((other) => !isBlind(other)),
    );
  if (tunnel.sides.length === 2 && !tunnel.ladder && second !== ACROSS[first!]) {
    const [upright, lying] = first === 'E' || first === 'W' ? [second!, first] : [first!, second!];
    return [lying === 'E' ? 66 : 34, upright === 'N' ? 52 : 98];
  }
  return [50, 75];
}

/** The line in the middle of a tunnel. */
export function lineOf(tunnel: Tunnel, all: Tunnel[]): string {
  const [first, second] = tunnel.sides;
  const at = (side: Side): string => MOUTH[side].join(' ');
  if (isBlind(tunnel)) return `M${at(first!)}L${middleOf(tunnel, all).join(' ')}`;
  if (tunnel.sides.length === 2 && !tunnel.ladder) {
    if (second === ACROSS[first!]) return `M${at(first!)}L${at(second)}`;
    const [upright, lying] = first === 'E' || first === 'W' ? [second!, first] : [first!, second!];
    const [x, y] = [lying === 'E' ? 77 : 23, upright === 'N' ? 36 : 114];
    return `M${at(upright)}C50 ${y} ${x} 75 ${at(lying)}`;
  }
  return tunnel.sides.map((side) => `M${at(side)}L50 75`).join('');
}

/** A number from a name, always the same: so that each card has its own rock. */
export function chanceOf(name: string, below: number): number {
  let mixed = 2166136261;
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return (mixed >>> 8) % below;
}
