// Programs at a table: the host's switch, and the mark that everyone sees.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Lobby from '../src/lobby/Lobby.svelte';
import Players from '../src/side-panel/Players.svelte';
import SeatStrip from '../src/table/SeatStrip.svelte';
import PlayerList from '../src/text-view/PlayerList.svelte';
import { loadWords } from '../src/words/texts.svelte.ts';
import { CATALOGUE } from './catalogue.ts';
import { connect, lobbyTable, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

it('lets the host let programs sit, and marks each for everyone', async () => {
  const check = { refusal: '', games: {}, modules: {}, players: {} };
  const answers = (address: string) => (address.endsWith('/check') ? check : CATALOGUE);
  vi.stubGlobal('fetch', async (address: string) => ({
    ok: true,
    json: async () => answers(address),
  }));
  const table = lobbyTable();
  const seats = table.seats.map((seat, number) => ({ ...seat, program: number === 1 }));
  const welcome = { ...sample('Turn'), you: 0, view: null, history: [] };
  const { fake, connection } = connect({ ...welcome, table: { ...table, seats } });
  render(Lobby, { connection });
  expect(within(screen.getByTestId('seat-1')).getByText('program')).toBeTruthy();
  expect(within(screen.getByTestId('seat-0')).queryByText('program')).toBeNull();
  await fireEvent.click(await screen.findByRole('switch', { name: /^Let programs play/ }));
  const settings = { ...table.settings, programs: true };
  expect(fake.sent).toEqual([{ type: 'configure', settings }]);
});

it('marks the seat of a program beside the maze, on a phone and in words', () => {
  const welcome = sample('Turn');
  const seats = welcome.table.seats.map((seat, number) => ({ ...seat, program: number === 0 }));
  const { connection } = connect({ ...welcome, table: { ...welcome.table, seats } });
  const marked = (id: string) => screen.getByTestId(id).querySelector('[aria-label="program"]');
  render(Players, { connection });
  expect(marked('player-0')).toBeTruthy();
  expect(marked('player-1')).toBeNull();
  cleanup();
  render(SeatStrip, { connection, onopen: () => {} });
  expect(marked('strip-0')).toBeTruthy();
  expect(marked('strip-1')).toBeNull();
  cleanup();
  render(PlayerList, { connection });
  expect(screen.getByTestId('player-0').textContent).toMatch(/Ada \(.*program/);
  expect(screen.getByTestId('player-1').textContent).not.toContain('program');
});
