// The form of settings: what goes together, editions, a game's own setting, and chests by hand.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Complete,
  inUsualEdition,
  presetOf,
  USUAL,
  withGame,
  withModule,
  withPreset,
} from '../src/settings/settings.ts';
import TableSettings from '../src/settings/TableSettings.svelte';
import type { Check, Settings } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { CATALOGUE, checked } from './catalogue.ts';

let asked: Settings[] = [];
let answer: (settings: Settings) => Check = checked;
const last = () => asked.at(-1)!;

beforeAll(async () => {
  const all = readdirSync(`${import.meta.dirname}/../../src/motherlode/locale/en`);
  await loadWords(
    'en',
    all.map((file) => file.replace('.ftl', '')),
  );
});

beforeEach(() => {
  asked = [];
  answer = checked;
  vi.stubGlobal('fetch', async (_: string, { body = '{}' } = {}) => {
    asked.push(JSON.parse(body) as Settings);
    return { ok: true, json: async () => answer(last()) };
  });
});
afterEach(cleanup);

describe('the settings', () => {
  const changes: Complete[] = [];
  const form = (settings: Partial<typeof USUAL>, people = 1) => {
    changes.length = 0;
    return render(TableSettings, {
      settings: { ...USUAL, ...settings },
      catalogue: CATALOGUE,
      people,
      onchange: (next: Complete) => changes.push(next),
    });
  };

  it('dims what can’t be, says why only when it is tapped, and links to lessons', async () => {
    form({ game: 'duel', players: 2 });
    const veto = within(screen.getByTestId('module-veto'));
    const toggle = veto.getByRole<HTMLInputElement>('switch');
    await waitFor(() => expect(toggle.getAttribute('aria-disabled')).toBe('true'));
    expect(screen.queryByText(/doesn’t go with the duel/)).toBeNull();
    await fireEvent.click(toggle);
    expect(veto.getByText('Veto doesn’t go with the duel.')).toBeTruthy();
    expect(toggle.checked).toBe(false);
    const counts = within(screen.getByTestId('players'));
    expect(counts.getByLabelText('2').getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText('Not so many.')).toBeNull();
    await fireEvent.click(counts.getByLabelText('5'));
    expect(counts.getByRole('status').textContent).toBe('Not so many.');
    expect(changes).toEqual([]);
    expect(screen.queryByTestId('try-veto')).toBeNull(); // there is no lesson
    expect(screen.getByTestId('try-greedy_dwarf').getAttribute('href')).toBe('/learn#greedy_dwarf');
  });

  it('has presets that take one tap, and knows them again', async () => {
    form({ clock: 45, first: 4 });
    const chosen = (name: string) =>
      screen.getByTestId(`lobby-${name}`).getAttribute('aria-pressed') === 'true';
    expect(chosen('base')).toBe(true);
    await fireEvent.click(screen.getByTestId('lobby-duel'));
    expect(changes.at(-1)).toMatchObject({ game: 'duel', players: 2, clock: 45, first: null });
    expect([chosen('base'), chosen('duel')]).toEqual([false, true]);
    await fireEvent.click(screen.getByTestId('lobby-saboteur2'));
    expect(changes.at(-1)).toMatchObject({ game: 'saboteur2', players: 6, edition: 'jubilee' });
    await fireEvent.click(within(screen.getByTestId('module-veto')).getByRole('switch'));
    expect(chosen('saboteur2')).toBe(false); // the host's own
  });

  it('keeps a seat for everyone who is here, and says so', async () => {
    form({}, 4);
    expect(screen.getByTestId('lobby-duel').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByTestId('settings-news')).toBeNull();
    await fireEvent.click(screen.getByTestId('lobby-duel'));
    expect(screen.getByTestId('settings-news').textContent).toMatch(/fewer seats than players/);
    const counts = within(screen.getByTestId('players'));
    await fireEvent.click(counts.getByLabelText('3'));
    expect(counts.getByRole('status').textContent).toMatch(/fewer seats than players/);
    await fireEvent.click(within(screen.getByTestId('game-duel')).getByRole('radio'));
    await waitFor(() => expect(last().game).toBe('duel')); // it was asked about
    expect(changes).toEqual([]);
  });

  it('keeps a number of players that somebody has chosen', () => {
    const [, teams, duel] = CATALOGUE.lobbies;
    const seven = { ...USUAL, players: 7 };
    expect(withPreset(seven, teams!, CATALOGUE, 1)?.players).toBe(7);
    expect(withPreset(USUAL, teams!, CATALOGUE, 7)?.players).toBe(7);
    expect(withPreset(seven, duel!, CATALOGUE, 2)?.players).toBe(2);
    expect(withPreset(seven, duel!, CATALOGUE, 3)).toBeNull();
    const other = { ...USUAL, modules: ['veto', 'greedy_dwarf'] };
    const preset = { name: 'own', settings: { ...other, modules: other.modules.toReversed() } };
    expect(presetOf(other, [{ ...preset, counts: [] }])?.name).toBe('own');
  });

  it('says what another game leaves out', async () => {
    form({ modules: ['veto'] });
    await fireEvent.click(within(screen.getByTestId('game-duel')).getByRole('radio'));
    const news = await screen.findByTestId('settings-news');
    expect(news.textContent).toMatch(/has 2 seats/);
    expect(news.textContent).toMatch(/No longer included: Veto/);
  });

  it('adds modules, with their settings, and asks the server about each change', async () => {
    form({});
    await fireEvent.click(within(screen.getByTestId('module-veto')).getByRole('switch'));
    await fireEvent.click(within(screen.getByTestId('module-treasure_chests')).getByRole('switch'));
    const choice = within(await screen.findByTestId('setting-treasure_chests'));
    await fireEvent.click(choice.getByLabelText('Diamond'));
    await waitFor(() => expect(last().modules).toEqual(['veto', 'treasure_chests:diamond']));
    await fireEvent.click(choice.getByLabelText('Square'));
    await waitFor(() => expect(last().modules).toEqual(['veto', 'treasure_chests']));
  });

  it('takes a module away whatever its setting', () => {
    const chosen = { ...USUAL, modules: ['treasure_chests:random', 'veto'] };
    expect(withModule(chosen, 'treasure_chests', null).modules).toEqual(['veto']);
  });

  it('adapts players and modules to another game', async () => {
    const before = { ...USUAL, players: 5, modules: ['veto'], first: 4 };
    const next = await withGame(before, 'duel', CATALOGUE, async (settings) => checked(settings));
    expect(next).toMatchObject({ game: 'duel', players: 2, modules: [], first: null });
    const back = await withGame({ ...next!, modules: [] }, 'base', CATALOGUE, async (one) =>
      checked(one),
    );
    expect(back).toMatchObject({ game: 'base', players: 3, edition: 'english' });
  });

  it('drops an edition that another game doesn’t have, and says so', async () => {
    form({ edition: 'korean' });
    expect(screen.getByTestId('edition-facts').textContent).toContain('per player');
    await fireEvent.click(within(screen.getByTestId('game-saboteur2')).getByRole('radio'));
    const news = await screen.findByTestId('settings-news');
    expect(news.textContent).toContain('Jubilee edition');
    expect(last().edition).toBe('jubilee');
    expect(screen.queryByTestId('edition')).toBeNull();
    expect(screen.queryByTestId('edition-facts')).toBeNull();
    await fireEvent.click(within(screen.getByTestId('game-duel')).getByRole('radio'));
    await waitFor(() =>
      expect(screen.getByTestId('settings-news').textContent).toMatch(/no edition/),
    );
    expect(screen.queryByTestId('edition-facts')).toBeNull();
  });

  it.each([
    ['en', 'english'],
    ['ko', 'korean'],
    ['uk', 'jubilee'],
    ['pt-BR', 'jubilee'],
  ])('follow the rulebook in %s', (language, usual) => {
    expect(inUsualEdition(USUAL, CATALOGUE, language).edition).toBe(usual);
    const other = { ...USUAL, game: 'saboteur2' };
    expect(inUsualEdition(other, CATALOGUE, language).edition).toBe('jubilee');
  });

  it('has the game’s own setting', async () => {
    form({ game: 'saboteur2', modules: ['veto'] });
    const gold = within(screen.getByTestId('setting-saboteur2'));
    await fireEvent.click(gold.getByLabelText('In the open'));
    const modules = () => last().modules;
    await waitFor(() => expect(modules()).toEqual(['veto', 'saboteur2:open']));
    await fireEvent.click(screen.getByText('Clear all'));
    await waitFor(() => expect(modules()).toEqual(['saboteur2:open']));
    await fireEvent.click(gold.getByLabelText(/^Face down/));
    await waitFor(() => expect(modules()).toEqual([]));
  });

  it('moves a chest that is set by hand, or says why it can’t lie there', async () => {
    answer = (settings) => ({
      ...checked(settings),
      refusal: settings.modules?.[0]?.includes('3,0') ? 'chests never lie edge to edge (X-1)' : '',
      table: [{ cell: [0, 0], card: 'start' }],
      places: { treasure_chests: [[2, 0]] },
    });
    form({ modules: ['treasure_chests'] });
    const choice = within(await screen.findByTestId('setting-treasure_chests'));
    await fireEvent.click(choice.getByLabelText('By hand'));
    const maze = within(await screen.findByTestId('by-hand-treasure_chests'));
    const space = await maze.findByLabelText<HTMLButtonElement>('Space 3,0');
    expect(space.disabled).toBe(true);
    await fireEvent.click(maze.getByLabelText('Chest at 3,1'));
    await fireEvent.click(space);
    await screen.findByText('Chests never lie edge to edge.');
    await fireEvent.click(maze.getByLabelText('Space 2,0'));
    await waitFor(() => expect(last().modules).toEqual(['treasure_chests:3,-1 2,0 5,-1 5,1']));
    await waitFor(() => expect(maze.queryByLabelText('Chest at 3,1')).toBeNull());
  });
});
