// Files of the pages that would need each other are found before anybody loads them.
import { expect, it } from 'vitest';
import { circleOf } from '../cycles.ts';

it('finds files that need each other, however long the way', () => {
  expect(circleOf({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  expect(circleOf({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] })).toEqual(['b', 'c', 'b']);
});
