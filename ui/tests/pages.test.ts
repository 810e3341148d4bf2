// The pages: first page, making a table, lobby, joining, goodbye; and that no text is missing.
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Invite from '../src/side-panel/Invite.svelte';
import Join from '../src/lobby/Join.svelte';
import JoinByCode from '../src/lobby/JoinByCode.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import { usualName } from '../src/device/names.ts';
import Goodbye from '../src/pages/Goodbye.svelte';
import Home from '../src/pages/Home.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import Footer from '../src/controls/Footer.svelte';
import { preferences } from '../src/device/preferences.svelte.ts';
import { seatToken } from '../src/device/seats.ts';
import { hasText, loadWords } from '../src/words/texts.svelte.ts';
import { CATALOGUE, checked } from './catalogue.ts';
import { connect, lobbyTable, sample } from './fake.svelte.ts';

type Asked = { method: string; path: string; body: unknown };
let asked: Asked[] = [];
let answers: Record<string, (body: never) => unknown> = {};

class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

beforeAll(async () => {
  const all = readdirSync(`${import.meta.dirname}/../../src/motherlode/locale/en`);
  await loadWords(
    'en',
    all.map((file) => file.replace('.ftl', '')),
  );
  vi.stubGlobal('scrollTo', () => {});
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  asked = [];
  answers = {
    'GET /api/catalogue': () => CATALOGUE,
    'GET /api/tables': () => ({ tables: [] }),
    'POST /api/check': checked,
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    const told = body ? JSON.parse(body) : undefined;
    asked.push({ method, path, body: told });
    const make = answers[`${method} ${path}`];
    if (!make) throw new TypeError('offline');
    const made = make(told as never);
    if (made instanceof Refusal) {
      const failure = { code: made.code, reason: 'as the server says' };
      return { ok: false, statusText: '', json: async () => failure };
    }
    return { ok: true, json: async () => made };
  });
});
afterEach(cleanup);

const posted = (path: string) => asked.filter((one) => one.method === 'POST' && one.path === path);

describe('the first page', () => {
  it('starts a game with one click, and keeps seat and name', async () => {
    answers['POST /api/tables'] = () => ({ code: 'GOLD42', seat: 0, token: 'a'.repeat(22) });
    render(Home);
    await fireEvent.input(screen.getByTestId('name'), { target: { value: ' Hanna ' } });
    await fireEvent.click(await screen.findByTestId('preset-quick'));
    await waitFor(() => expect(location.pathname).toBe('/t/GOLD42'));
    expect(posted('/api/tables')[0]?.body).toEqual({
      name: 'Hanna',
      settings: { game: 'base', players: 5, edition: 'english' },
      shuffle: expect.stringMatching(/^[0-9a-f]{64}$/),
      start: true,
    });
    expect(seatToken('GOLD42')).toBe('a'.repeat(22));
    expect(localStorage.getItem('motherlode.preferences')).toContain('Hanna');
  });

  it('opens a lobby with one click', async () => {
    answers['POST /api/tables'] = () => ({ code: 'GOLD42', seat: 0, token: 'a'.repeat(22) });
    render(Home);
    await screen.findByTestId('preset-quick');
    await fireEvent.input(screen.getByTestId('name'), { target: { value: 'Hanna' } });
    await fireEvent.click(screen.getByTestId('make-table'));
    await waitFor(() => expect(location.pathname).toBe('/t/GOLD42'));
    expect(posted('/api/tables')[0]?.body).toEqual({
      name: 'Hanna',
      settings: { game: 'base', players: 5, edition: 'english' },
      start: false,
    });
  });

  it('opens one for whoever comes by the address for it, too', async () => {
    answers['POST /api/tables'] = () => ({ code: 'GOLD42', seat: 0, token: 'a'.repeat(22) });
    render(NewTable);
    const field = await screen.findByTestId('name');
    await fireEvent.input(field, { target: { value: ' ' } });
    await fireEvent.submit(field.closest('form')!);
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await fireEvent.input(field, { target: { value: 'Hanna' } });
    await fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(location.pathname).toBe('/t/GOLD42'));
    expect(posted('/api/tables')).toHaveLength(1);
  });

  it('has a name ready, and asks for one if it is taken away', async () => {
    render(Home);
    const field = screen.getByTestId<HTMLInputElement>('name');
    expect(field.value).not.toBe('');
    await fireEvent.input(field, { target: { value: '   ' } });
    await fireEvent.click(await screen.findByTestId('preset-quick'));
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    await fireEvent.input(field, { target: { value: 'x'.repeat(21) } });
    await fireEvent.click(screen.getByTestId('preset-quick'));
    expect(screen.getByText('Use 20 characters or fewer.')).toBeTruthy();
    expect(posted('/api/tables')).toEqual([]);
  });

  it('says so when the server does not answer, and goes on when it does', async () => {
    delete answers['GET /api/catalogue'];
    render(Home);
    const notice = await screen.findByTestId('unreachable');
    answers['GET /api/catalogue'] = () => CATALOGUE;
    await fireEvent.click(within(notice).getByText('Try again'));
    expect(await screen.findByTestId('preset-quick')).toBeTruthy();
  });

  it('forgets seats at tables that are gone, and lists the others', async () => {
    localStorage.setItem('motherlode.seats', JSON.stringify({ GONE1: 'x', GOLD42: 'y' }));
    answers['GET /api/tables/GOLD42'] = () => lobbyTable();
    answers['GET /api/tables/GONE1'] = () => new Refusal(404, 'no_table');
    render(Home);
    const own = within(await screen.findByTestId('own-games'));
    expect(own.getByTestId('table-GOLD42')).toBeTruthy();
    expect(own.queryByTestId('table-GONE1')).toBeNull();
    expect(seatToken('GONE1')).toBeNull();
    expect(seatToken('GOLD42')).toBe('y');
  });

  it.each([
    ['gold42', '/t/GOLD42'],
    ['https://mine.example/t/GOLD42', '/t/GOLD42'],
    [' GO LD 42 ', '/t/GOLD42'],
  ])('finds the table in “%s”', async (written, path) => {
    render(JoinByCode);
    const field = screen.getByTestId('code');
    await fireEvent.input(field, { target: { value: written } });
    await fireEvent.submit(field.closest('form')!);
    expect(location.pathname).toBe(path);
  });

  it('refuses what is no code', async () => {
    render(JoinByCode);
    const field = screen.getByTestId('code');
    await fireEvent.input(field, { target: { value: '<b>' } });
    await fireEvent.submit(field.closest('form')!);
    expect(location.pathname).toBe('/');
    expect(screen.getByRole('alert').textContent).toMatch(/not a table code/);
  });
});

describe('the lobby', () => {
  const open = (you: number | null, table = lobbyTable()) => {
    const { fake, connection } = connect({
      ...sample('Turn'),
      you,
      table,
      view: null,
      history: [],
    });
    render(Lobby, { connection });
    return fake;
  };

  it('lets the host arrange and start', async () => {
    const fake = open(0);
    for (const id of ['bot-3', 'fill', 'up-1', 'down-1', 'remove-1', 'remove-2', 'start']) {
      await fireEvent.click(screen.getByTestId(id));
    }
    await fireEvent.change(screen.getByTestId('level-2'), { target: { value: 'random' } });
    await waitFor(() => screen.getByRole('option', { name: 'Bo, reckless' }));
    await fireEvent.change(screen.getByTestId('character-2'), { target: { value: 'Bo' } });
    expect(fake.sent).toEqual([
      { type: 'sit_bot', seat: 3, level: 'greedy' },
      { type: 'fill' },
      { type: 'move', seat: 1, to: 0 },
      { type: 'move', seat: 1, to: 2 },
      { type: 'remove', seat: 1 },
      { type: 'remove', seat: 2 },
      { type: 'start' },
      { type: 'sit_bot', seat: 2, level: 'random' },
      { type: 'sit_bot', seat: 2, level: 'greedy', character: 'Bo' },
    ]);
  });

  it('shows code and link', () => {
    render(Invite, { code: 'GOLD42' });
    expect(screen.getByTestId('code').textContent).toBe('GOLD42');
    expect(screen.getByLabelText<HTMLInputElement>('Table link').value).toBe(
      `${location.origin}/t/GOLD42`,
    );
  });

  it('lets a guest wait and rename themselves, nothing else', async () => {
    const fake = open(1);
    for (const id of ['bot-3', 'fill', 'up-1', 'remove-2', 'start', 'all-settings']) {
      expect(screen.queryByTestId(id)).toBeNull();
    }
    expect(screen.getByTestId('wait').textContent).toContain('Hanna starts the game');
    expect(screen.getByTestId('promise').textContent).toBe('c0ffee');
    await fireEvent.click(screen.getByTestId('rename'));
    const field = screen.getByTestId('new-name');
    await fireEvent.input(field, { target: { value: 'Guy' } });
    await fireEvent.submit(field.closest('form')!);
    expect(fake.sent).toEqual([{ type: 'rename', name: 'Guy' }]);
  });

  it('can’t start what the rules forbid, and says why', () => {
    open(0, { ...lobbyTable(), refusal: 'the duel is for 2 players (D-1)' });
    expect(screen.getByTestId<HTMLButtonElement>('start').disabled).toBe(true);
    expect(screen.getByTestId('refusal').textContent).toContain('The duel is for 2 players.');
  });

  it('changes the settings for everyone at once', async () => {
    const fake = open(0);
    const veto = within(await screen.findByTestId('module-veto')).getByRole<HTMLInputElement>(
      'switch',
    );
    await fireEvent.click(veto);
    const { settings } = lobbyTable();
    expect(fake.sent).toEqual([
      { type: 'configure', settings: { ...settings, modules: ['veto'] } },
    ]);
    // another change before the first is answered: the answer doesn't undo it
    await fireEvent.click(within(screen.getByTestId('module-greedy_dwarf')).getByRole('switch'));
    const tell = (modules: string[]) => {
      fake.table = { ...lobbyTable(), settings: { ...settings, modules } };
      flushSync();
    };
    const both = ['veto', 'greedy_dwarf'];
    tell(['veto']);
    expect(fake.sent.at(-1)).toMatchObject({ settings: { modules: both } });
    const greedy = within(screen.getByTestId('module-greedy_dwarf'));
    expect(greedy.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    tell(both);
    tell([]); // on another device of the host
    expect(greedy.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('takes back what the table refuses', async () => {
    const fake = open(0);
    const veto = within(await screen.findByTestId('module-veto')).getByRole<HTMLInputElement>(
      'switch',
    );
    await fireEvent.click(veto);
    expect(veto.checked).toBe(true);
    const id = 'refused1';
    fake.refused = { type: 'refused', sequence: 3, id, code: 'too_many', reason: 'no' };
    flushSync();
    expect(veto.checked).toBe(false);
    expect(screen.getByTestId('refused').textContent).toMatch(/fewer seats than players/);
  });

  it('shows guests what changes, and who lost a seat', () => {
    const fake = open(1);
    expect(screen.queryByTestId('all-settings')).toBeNull();
    const { settings, seats } = lobbyTable();
    fake.table = { ...lobbyTable(), settings: { ...settings, modules: ['veto'] } };
    flushSync();
    expect(screen.getByTestId('settings').textContent).toContain('Veto');
    expect(screen.queryByTestId('bots-gone')).toBeNull();
    fake.table = { ...lobbyTable(), seats: seats.slice(0, 2) };
    flushSync();
    expect(screen.getByTestId('bots-gone').textContent).toContain('Rusty');
  });
});

describe('joining', () => {
  const sit = async (name: string) => {
    const field = await screen.findByTestId('name');
    await fireEvent.input(field, { target: { value: name } });
    await fireEvent.submit(field.closest('form')!);
  };

  it('takes a seat with a name only', async () => {
    answers['GET /api/tables/GOLD42'] = () => lobbyTable();
    answers['POST /api/tables/GOLD42/seats'] = () => ({ code: 'GOLD42', seat: 3, token: 'token' });
    const onseat = vi.fn();
    render(Join, { code: 'GOLD42', onseat });
    await sit('Nia');
    await waitFor(() => expect(onseat).toHaveBeenCalledOnce());
    expect(posted('/api/tables/GOLD42/seats')[0]?.body).toEqual({ name: 'Nia' });
    expect(seatToken('GOLD42')).toBe('token');
  });

  it('says in words that a name is taken', async () => {
    answers['GET /api/tables/GOLD42'] = () => lobbyTable();
    answers['POST /api/tables/GOLD42/seats'] = () => new Refusal(409, 'name_taken');
    render(Join, { code: 'GOLD42', onseat: () => {} });
    await sit('Hanna');
    expect(await screen.findByText(/already has that name/)).toBeTruthy();
  });

  it('offers to watch where no seat can be had', async () => {
    const table = lobbyTable();
    const [full, bots] = (['person', 'bot'] as const).map((kind) =>
      table.seats.map((seat) => ({ ...seat, kind })),
    );
    const kept = { ...table.settings, late: false };
    answers['GET /api/tables/FULL1'] = () => ({ ...table, seats: full });
    answers['GET /api/tables/RUNS1'] = () => ({ ...table, seats: full, phase: 'playing' });
    answers['GET /api/tables/KEPT1'] = () => ({
      ...table,
      seats: bots,
      settings: kept,
      phase: 'playing',
    });
    for (const [code, words] of [
      ['FULL1', /All seats at this table are taken/],
      ['RUNS1', /All seats at this table are taken/],
      ['KEPT1', /The game has started/],
    ] as const) {
      render(Join, { code, onseat: () => {} });
      expect((await screen.findByTestId('no-seat')).textContent).toMatch(words);
      expect(screen.getByTestId('watch').getAttribute('href')).toBe(`/t/${code}/watch`);
      cleanup();
    }
  });

  it('lets who comes late take the place of a bot', async () => {
    const { table } = sample('Turn');
    const bots = table.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    const last = bots.at(-1)!;
    answers['GET /api/tables/RUNS1'] = () => table;
    answers['POST /api/tables/RUNS1/seats'] = () => ({ code: 'RUNS1', seat: last, token: 'late' });
    const onseat = vi.fn();
    render(Join, { code: 'RUNS1', onseat });
    expect((await screen.findByTestId('invitation')).textContent).toMatch(/Replace a bot/);
    expect(within(screen.getByRole('group')).getAllByRole('button').length).toBe(bots.length);
    await fireEvent.input(screen.getByTestId('name'), { target: { value: 'Nia' } });
    await fireEvent.click(screen.getByTestId(`take-${last}`));
    await waitFor(() => expect(onseat).toHaveBeenCalledOnce());
    expect(posted('/api/tables/RUNS1/seats')[0]?.body).toEqual({ name: 'Nia', seat: last });
    expect(seatToken('RUNS1')).toBe('late');
    expect(screen.getByTestId('watch').getAttribute('href')).toBe('/t/RUNS1/watch');
  });

  it('suggests no name that somebody has already', async () => {
    preferences.name = ''; // nobody has played here
    const suggested = usualName();
    const table = lobbyTable();
    const seats = table.seats.map((seat, place) => (place ? seat : { ...seat, name: suggested }));
    answers['GET /api/tables/GOLD42'] = () => ({ ...table, seats });
    render(Join, { code: 'GOLD42', onseat: () => {} });
    const { value } = await screen.findByTestId<HTMLInputElement>('name');
    expect(value).not.toBe('');
    expect(value).not.toBe(suggested);
  });

  it('knows no such table', async () => {
    answers['GET /api/tables/NOPE1'] = () => new Refusal(404, 'no_table');
    render(Join, { code: 'NOPE1', onseat: () => {} });
    expect(await screen.findByText('There’s no table NOPE1')).toBeTruthy();
  });

  it('tells who was removed, and lets them come again', async () => {
    const onagain = vi.fn();
    const goodbye = { type: 'goodbye' as const, sequence: 0, code: 'no_seat', reason: '' };
    render(Goodbye, { code: 'GOLD42', goodbye, onagain });
    expect(screen.getByTestId('goodbye').textContent).toContain('isn’t yours anymore');
    await fireEvent.click(screen.getByTestId('again'));
    expect(onagain).toHaveBeenCalledOnce();
  });
});

it('leads from the foot of a page to every other', () => {
  render(Footer);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/learn',
    '/rules',
    '/cards',
    '/games',
    '/replay',
    '/sandbox',
    '/figures',
    '/about',
  ]);
});

describe('texts', () => {
  const root = `${import.meta.dirname}/../src`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );

  it('has every text the pages name', () => {
    const missing = files.flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8');
      const named = [...source.matchAll(/\btext\(\s*'([\w-]+)'/g)].map((found) => found[1]!);
      const either = [...source.matchAll(/\btext\([^(),]*\? '([\w-]+)' : '([\w-]+)'/g)];
      const keys = [...named, ...either.flatMap((found) => [found[1]!, found[2]!])];
      return keys.filter((key) => !hasText(key)).map((key) => `${file}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it('has the texts of every choice', () => {
    const keys = [
      ...['instant', 'fast', 'normal', 'slow'].map((pace) => `pace-${pace}`),
      ...['random', 'greedy', 'reader', 'deceiver', 'searcher', 'master'].map(
        (level) => `level-${level}`,
      ),
      ...['lobby', 'playing', 'over'].map((phase) => `phase-${phase}`),
      ...['treasure', 'no_treasure', 'suspect', 'trust', 'fix'].map((claim) => `claim-${claim}`),
      ...['saboteur', 'digger', 'unsure'].flatMap((one) => [`mark-${one}`, `mark-${one}-short`]),
      ...['quick', 'saboteur2', 'everything'].map((preset) => `preset-${preset}`),
      ...['jubilee', 'english', 'korean', 'japanese'].map((edition) => `edition-of-${edition}`),
      ...['square', 'diamond', 'random'].map((one) => `setting-treasure_chests-${one}`),
      ...['base', 'tournament', 'duel', 'saboteur2'].flatMap((game) => [
        `game-${game}`,
        `game-${game}-hint`,
      ]),
    ];
    expect(keys.filter((key) => !hasText(key))).toEqual([]);
  });
});
