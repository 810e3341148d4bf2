// One's own games on this device, and the figures of a server.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupRows } from '../src/statistics/rows.ts';
import {
  addGames,
  endedGame,
  forgetGames,
  gamesIn,
  keptGames,
  readGames,
} from '../src/own-games/games.ts';
import { keepSeat } from '../src/device/seats.ts';
import * as saved from '../src/server/standalone/saved.ts';
import { readTables } from '../src/server/standalone/saved.ts';
import { standalone } from '../src/server/standalone/transport.ts';
import { transport } from '../src/server/transport.ts';
import type { KeptGame } from '../src/own-games/games.ts';
import { totals } from '../src/own-games/totals.ts';
import Figures from '../src/pages/Figures.svelte';
import Games from '../src/pages/Games.svelte';
import type { FiguresInfo } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, lobbyTable, sample } from './fake.svelte.ts';

const GAME: KeptGame = {
  code: 'ABCDE',
  game: 1,
  at: 1_700_000_000_000,
  rules: { game: 'base', edition: 'jubilee', modules: ['veto'] },
  names: ['Ada', 'Bo', 'Cy'],
  you: 0,
  rounds: [
    { role: 'digger', winner: 'diggers', paid: true },
    { role: 'saboteur', winner: 'diggers', paid: false },
  ],
  scores: [5, 3, 4],
  winners: [0],
  aborted: false,
};

beforeEach(async () => {
  localStorage.clear();
  await loadWords();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps a game once, the newest first, and forgets it', () => {
  expect(addGames([GAME, { ...GAME, code: 'FGHJK', at: GAME.at + 1 }])).toBe(2);
  expect(addGames([GAME])).toBe(0);
  expect(keptGames().map((game) => game.code)).toEqual(['FGHJK', 'ABCDE']);
  forgetGames(keptGames()[0]);
  expect(keptGames().map((game) => game.code)).toEqual(['ABCDE']);
  forgetGames();
  expect(keptGames()).toEqual([]);
});

it('keeps games as long as the page where nothing may be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addGames([GAME]);
  expect(keptGames()).toHaveLength(1);
  vi.restoreAllMocks();
  forgetGames();
});

it('reads tables that were saved to a file, and who sits there', () => {
  const row = { table: 'ABCDE', sequence: 1, at: 1.5, body: '{}' };
  const seats = { table: 'ABCDE', seat: 'token', people: [null, 'token'] };
  const file = (...lines: unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const second = { ...row, sequence: 2, command: 'c' };
  expect(readTables(file(row, second, seats))).toEqual({ ABCDE: { rows: [row, second], seats } });
  const withList = file({ games: [GAME, { code: '?' }] }, row, second, seats);
  expect(readTables(withList)).toEqual(readTables(file(row, second, seats)));
  expect(gamesIn(withList)).toEqual([GAME]);
  expect([gamesIn(file(row)), gamesIn('hello')]).toEqual([[], []]);
  for (const wrong of [
    '',
    '[]',
    'null',
    file({ ...row, table: '../x' }),
    file({ ...row, body: 1 }),
    file(row, { table: 'ABCDE', seat: 'token' }),
    JSON.stringify([GAME]),
  ])
    expect(readTables(wrong)).toBeNull();
});

it('reads only files that hold games', () => {
  expect(readGames(JSON.stringify([GAME]))).toEqual([GAME]);
  const wrong = [{ code: '<b>' }, { at: 1e300 }, { at: '' }, { you: 9 }, { aborted: 1 }];
  const files = wrong.map((change) => JSON.stringify([{ ...GAME, ...change }]));
  for (const file of ['', '{}', '[1]', '[null]', ...files]) {
    expect(readGames(file), file).toBeNull();
  }
  expect(addGames([GAME, GAME])).toBe(1);
  localStorage.setItem('motherlode.games', 'rubbish');
  expect(keptGames()).toEqual([]);
});

it('sees a game that has ended, and none while it is played', () => {
  const { connection } = connect(sample('Turn'));
  expect(endedGame(connection, 7)).toBeNull();
  connection.ending = { seed: '1', salt: 'x', aborted: true, nuggets: [] };
  expect(endedGame(connection, 7)).toBeNull(); // or in the lobby of the next, where seats move
  connection.table = { ...connection.table!, phase: 'over' };
  const ended = endedGame(connection, 7)!;
  expect(ended).toMatchObject({ at: 7, aborted: true, winners: [], you: connection.you });
  expect(readGames(JSON.stringify([ended]))).toHaveLength(1);
  const name = connection.view!.seats[connection.you!]!.name;
  const taken = { sequence: 0, event: { event: 'SeatTaken', fields: { seat: name, was: 'Bot' } } };
  const { history } = connection;
  connection.history = [...history, taken]; // who came when it was over
  expect(endedGame(connection, 7)).toBeNull();
  const round = (number: number) => ({
    sequence: 0,
    event: { event: 'RoundEnded', fields: { round: number, winner: 'diggers' } },
  });
  const roles = connection.view!.seats.map(() => 'digger');
  const open = { sequence: 0, event: { event: 'RolesRevealed', fields: { roles } } };
  connection.history = [round(1), open, taken, round(2), open];
  expect(endedGame(connection, 7)!.rounds).toHaveLength(1); // the others were a bot's
  connection.history = history;
  connection.table = { ...connection.table!, lesson: 'base' }; // learning is no game
  expect(endedGame(connection, 7)).toBeNull();
});

it('adds up what the games came to', () => {
  const rows = totals([GAME, { ...GAME, code: 'X', aborted: true, winners: [] }]);
  expect(rows.map(({ name, won, of }) => [name, won, of])).toEqual([
    ['', 1, 1],
    ['digger', 2, 2],
    ['saboteur', 0, 2],
  ]);
});

it('shows the own games and forgets all only when asked twice', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('fetch', fetched);
  addGames([GAME]);
  render(Games);
  const list = await screen.findByTestId('finished');
  expect(list.textContent).toContain('You won');
  expect(within(list).getByText('Watch replay').getAttribute('href')).toBe('/replay/ABCDE/1');
  await fireEvent.click(within(list).getByText('Save game record'));
  // of this game, not of the table's last one
  expect(fetched).toHaveBeenCalledWith('/api/tables/ABCDE/games/1/record', expect.anything());
  const file = screen.getByTestId<HTMLInputElement>('games-file');
  const foreign = new File(['hello'], 'x.json');
  Object.defineProperty(file, 'files', { value: [foreign] });
  foreign.text = () => Promise.resolve('hello');
  Object.defineProperty(file, 'value', { value: '', writable: true });
  await fireEvent.change(file);
  expect(await screen.findByText(/has no Motherlode games/)).toBeTruthy();
  await fireEvent.click(screen.getAllByText('Remove all').at(0)!);
  expect(keptGames()).toHaveLength(1);
  await fireEvent.click(
    within(screen.getByTestId('forget-all')).getAllByText('Remove all').at(-1)!,
  );
  expect(keptGames()).toEqual([]);
  expect(await screen.findByTestId('games-none')).toBeTruthy();
});

describe('in a page without a server', () => {
  /** The page, with a table whose only game is over. */
  async function shown() {
    vi.spyOn(transport, 'isShared', 'get').mockReturnValue(false);
    const table = { ...lobbyTable(), code: 'ABCDE', phase: 'over', game: 1 };
    vi.spyOn(transport, 'ask').mockImplementation(async () => Response.json(table));
    keepSeat('ABCDE', 'token');
    addGames([GAME]);
    render(Games);
    const list = await screen.findByTestId('finished');
    await vi.waitFor(() => expect(screen.queryByTestId('own-games-waiting')).toBeNull());
    return list;
  }
  afterEach(() => void vi.restoreAllMocks());

  it('deletes a table with its last game', async () => {
    vi.spyOn(standalone, 'forget').mockResolvedValue(true);
    const list = await shown();
    expect(screen.queryByTestId('own-games')).toBeNull(); // it is told of among the games
    await fireEvent.click(within(list).getByTestId('delete-ABCDE'));
    await fireEvent.click(within(list).getByTestId('delete-sure'));
    await screen.findByTestId('games-none');
    expect(screen.queryByTestId('own-games')).toBeNull();
  });

  it('says what came back before there was no room left', async () => {
    const failure = Object.assign(new saved.NotRestored('full'), { count: 2 });
    vi.spyOn(saved, 'restoreAll').mockRejectedValue(failure);
    const hasSaved = vi.spyOn(saved, 'hasSaved').mockResolvedValue(false);
    await shown();
    hasSaved.mockResolvedValue(true);
    const file = screen.getByTestId<HTMLInputElement>('games-file');
    const text = () =>
      Promise.resolve(`${JSON.stringify({ games: [{ ...GAME, code: 'FGHJK' }] })}\n{}`);
    Object.defineProperty(file, 'files', { value: [{ text }] });
    Object.defineProperty(file, 'value', { value: '', writable: true });
    await fireEvent.change(file);
    const told = await screen.findByText(/no room left/);
    expect(told.textContent).toMatch(/2 tables are back\. Added 1 game\./);
    expect(await screen.findByTestId('games-save-all')).toBeTruthy();
  });
});

const share = (name: string, won: number, of: number) => ({ name, won, of, low: 0.2, high: 0.8 });
const FIGURES: FiguresInfo = {
  rounds: 12,
  games: [
    {
      game: 'base',
      company: 'together',
      rounds: 12,
      winners: [share('diggers', 9, 12), share('saboteurs', 3, 12)],
      roles: [share('digger', 9, 12)],
      players: [
        { name: '5', rounds: 12, winners: [share('diggers', 9, 12), share('saboteurs', 3, 12)] },
      ],
      modules: [{ name: 'veto', rounds: 4, winners: [share('diggers', 1, 4)] }],
      editions: [],
    },
  ],
};

function serve(figures: FiguresInfo) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(figures))));
}

it('draws who wins, with bounds and numbers that can be read', async () => {
  serve(FIGURES);
  render(Figures);
  const shown = await screen.findByTestId('figures');
  expect(shown.textContent).toContain('75%');
  expect(shown.textContent).toContain('9 of 12');
  expect(within(shown).getAllByText('5 players')).toHaveLength(1);
  await fireEvent.click(within(shown).getAllByText('Saboteurs').at(-1)!);
  expect(shown.textContent).toContain('3 of 12');
  expect(groupRows(FIGURES.games[0]!.modules, 'saboteurs', (name) => name)).toEqual([]);
});

it.each([
  [true, 'on this server'],
  [false, 'in this browser'],
])('says so where nothing was counted yet (shared: %s)', async (isShared, where) => {
  const usual = transport.isShared;
  Object.assign(transport, { isShared });
  serve({ rounds: 0, games: [] });
  render(Figures);
  expect((await screen.findByTestId('figures-none')).textContent).toContain(where);
  Object.assign(transport, { isShared: usual });
});

it('says why a game record can’t be saved', async () => {
  addGames([GAME]);
  const failure = { code: 'no_game', reason: 'there’s no such game', why: null };
  const answers = [Response.json(failure, { status: 404 }), new TypeError('no line')];
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
  render(Games);
  const save = await screen.findByRole('button', { name: 'Save game record' });
  await fireEvent.click(save);
  expect((await screen.findByTestId('unsaved')).textContent).toMatch(/no such game/i);
  await fireEvent.click(save);
  await vi.waitFor(() => {
    expect(screen.getByTestId('unsaved').textContent).toMatch(/connection/i);
  });
});
