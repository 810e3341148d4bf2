// Faces as numbers, as the server knows them: their parts, and which one goes with a name.
import type { Reacted } from '../wire.ts';

export const PARTS = ['hat', 'beard', 'head', 'colour'] as const;
export type Part = (typeof PARTS)[number];
export type Looks = Record<Part, number>;

/** How many there are of each part. */
export const MANY = 12;
/** How many faces there are; they are numbered from 0 on. */
export const FACES = MANY ** PARTS.length;
const SEED = 46226; // gives every name that bots have a hat of its own

/** The parts of a face; a number that is none is brought back among them. */
export function looksOf(face: number): Looks {
  const number = ((Math.trunc(face) % FACES) + FACES) % FACES || 0;
  return {
    hat: number % MANY,
    beard: Math.floor(number / MANY) % MANY,
    head: Math.floor(number / MANY ** 2) % MANY,
    colour: Math.floor(number / MANY ** 3),
  };
}

/** The number of a face with these parts. */
export const faceWith = ({ hat, beard, head, colour }: Looks): number =>
  ((colour * MANY + head) * MANY + beard) * MANY + hat;

/** Whether somebody who sees no colors could take one for the other. */
export function areAlike(one: number, other: number): boolean {
  const [a, b] = [looksOf(one), looksOf(other)];
  return a.hat === b.hat && a.beard === b.beard;
}

/** The face that goes with a name, where nobody has chosen or drawn one. */
export function faceOf(name: string): number {
  let value = SEED;
  for (const byte of new TextEncoder().encode(name)) value = Math.imul(value ^ byte, 16777619);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return ((value ^ (value >>> 12)) >>> 0) % FACES;
}

/** The faces that people pull, in the order in which they are offered. */
export const REACTIONS: readonly Reaction[] = [
  'laugh',
  'shock',
  'suspicion',
  'cheer',
  'sweat',
  'greed',
];
export type Reaction = Reacted['reaction'];
