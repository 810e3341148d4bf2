// Codes of tables as people read and write them.
import { expect, it } from 'vitest';
import { plainCode, shownCode } from '../src/device/codes.ts';
import { goTo, route } from '../src/device/route.svelte.ts';

it('shows long codes in groups and short ones as they are', () => {
  expect(shownCode('BCDFGHJKL')).toBe('BCD-FGH-JKL');
  expect(shownCode('BCDFG')).toBe('BCDFG');
  expect(shownCode('')).toBe('');
});

it.each(['BCD-FGH-JKL', 'bcd fgh jkl', ' bcdfghjkl ', 'BCD‑FGH–JKL', 'BCDFGHJKL'])(
  'understands %s',
  (written) => expect(plainCode(written)).toBe('BCDFGHJKL'),
);

it('finds the table of an address however its code is written', () => {
  goTo('/t/bcd-fgh-jkl');
  expect(route()).toEqual({ page: 'table', code: 'BCDFGHJKL' });
  goTo('/replay/bcd%20fgh%20jkl/2');
  expect(route()).toEqual({ page: 'replay', code: 'BCDFGHJKL/2' });
  goTo('/t/%E0');
  expect(route().code).toBe('%E0');
  goTo('/');
});
