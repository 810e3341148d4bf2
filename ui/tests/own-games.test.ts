// Tables of this device where they take a while: a page without a server starts its program first.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSeat, seatCodes } from '../src/device/seats.ts';
import OwnGames from '../src/lobby/OwnGames.svelte';
import Games from '../src/pages/Games.svelte';
import { transport } from '../src/server/transport.ts';
import { standalone } from '../src/server/standalone/transport.ts';
import { loadWords } from '../src/words/texts.svelte.ts';

const answers: ((answer: Response) => void)[] = [];

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(transport, 'isShared', 'get').mockReturnValue(false);
  vi.spyOn(transport, 'ask').mockImplementation(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  await loadWords('en', ['figures']);
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

const damaged = () => Response.json({ code: 'unreadable', reason: '' }, { status: 409 });

it('shows tables that can’t be opened, and a way to save and to delete them', async () => {
  vi.spyOn(transport, 'ask').mockImplementation(() => Promise.resolve(damaged()));
  const forget = vi.spyOn(standalone, 'forget').mockResolvedValue(true);
  for (let count = 0; count < 10; count++) keepSeat(`BCDF${count}`, 'token');
  render(Games);
  const row = await screen.findByTestId('damaged-BCDF3');
  expect(row.textContent).toContain('This table is damaged');
  expect(row.textContent).toContain('Save my games to a file');
  expect(screen.getAllByTestId(/^damaged-BCDF/)).toHaveLength(10);
  await fireEvent.click(screen.getByTestId('delete-BCDF3'));
  expect(forget).not.toHaveBeenCalled();
  await fireEvent.click(row.querySelector('[data-testid=delete-sure]')!);
  expect(forget).toHaveBeenCalledWith('BCDF3');
  await vi.waitFor(() => expect(screen.queryByTestId('damaged-BCDF3')).toBeNull());
  expect(seatCodes()).not.toContain('BCDF3');
});

it('shows none of them that a server can’t open: nobody here can do anything about it', async () => {
  vi.spyOn(transport, 'isShared', 'get').mockReturnValue(true);
  const asked = vi.spyOn(transport, 'ask').mockImplementation(async () => damaged());
  keepSeat('BCDFG', 'token');
  render(OwnGames, { whole: true });
  await vi.waitFor(() => expect(asked).toHaveResolved());
  await new Promise((resolve) => setTimeout(resolve)); // what was told has been heard
  expect(screen.queryByTestId('own-games')).toBeNull();
});
