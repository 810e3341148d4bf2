// Which seats of bots people may take.
import { expect, test } from 'vitest';
import { botPlaces, hasRoom } from '../src/state/freeSeats.ts';
import type { SeatInfo, Settings, TableInfo } from '../src/wire.ts';

const seats = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Cai' },
] as SeatInfo[];

test.each([
  ['lobby', false, '', [1]],
  ['playing', false, '', []],
  ['playing', true, '', [1]],
  ['over', false, '', [1]],
  ['playing', true, 'base', []],
] as const)('%s, latecomers %s, lesson "%s"', (phase, late, lesson, free) => {
  const table = { phase, settings: { late } as Settings, seats, lesson } as TableInfo;
  expect(botPlaces(table).map(({ seat }) => seat)).toEqual(free);
  expect(hasRoom(table)).toBe(free.length > 0);
});
