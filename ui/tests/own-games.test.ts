// Tables of this device where they take a while: a page without a server starts its program first.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSeat } from '../src/device/seats.ts';
import OwnGames from '../src/lobby/OwnGames.svelte';
import { transport } from '../src/server/transport.ts';
import { loadWords } from '../src/words/texts.svelte.ts';

const answers: ((answer: Response) => void)[] = [];

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(transport, 'isShared', 'get').mockReturnValue(false);
  vi.spyOn(transport, 'ask').mockImplementation(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  await loadWords();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('says that tables are on their way, to whoever has some', async () => {
  render(OwnGames);
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  keepSeat('ABCDE', 'token');
  render(OwnGames);
  expect(screen.getByRole('status').textContent).toContain('lantern');
  answers.at(-1)!(Response.json({ code: 'no_table', reason: '' }, { status: 404 }));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
