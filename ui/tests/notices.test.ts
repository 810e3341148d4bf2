// What the host is told of bots, and for how long.
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Game from '../src/pages/Game.svelte';
import type { Notice } from '../src/wire.ts';
import { fixture, part, sitDown } from './table.ts';

const CODES: Notice['code'][] = ['bot_failed', 'bot_late', 'bot_missing', 'bot_chatty'];

afterEach(() => vi.useRealTimers());

it.each(CODES)('says in one sentence which bot it is: %s', async (code) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { connection, welcome, tell } = await sitDown(fixture('Turn'), Game);
  expect(part('toast')).toBeNull();
  tell({ type: 'notice', sequence: 9, code, seat: 1 });
  await tick();
  const { name } = welcome.table.seats[1]!;
  expect(part('toast')!.textContent).toMatch(new RegExp(`^${name}.+\\.$`));
  vi.advanceTimersByTime(6000);
  await tick();
  expect(part('toast')).toBeNull();
  connection.table = { ...welcome.table }; // what else happens doesn't bring it back
  await tick();
  expect(part('toast')).toBeNull();
});
