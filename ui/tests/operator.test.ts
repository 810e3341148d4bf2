// The operator's page, and what the operator says at a table.
import { readdirSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import OperatorNote from '../src/controls/OperatorNote.svelte';
import Goodbye from '../src/pages/Goodbye.svelte';
import Operator from '../src/pages/Operator.svelte';
import { ago } from '../src/operator/when.ts';
import type { OperatorInfo, ReachInfo } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';

const TOKEN = 'the-operators-own-token';
const INFO: OperatorInfo = {
  version: '1.2.3',
  now: 1000,
  began: 0,
  workers: 1,
  ready: true,
  load: { cpu: 0.5, memory: 84e6, lag: 0.004, moves: 12.34, bots_waiting: 0 },
  table_count: 2,
  socket_count: 3,
  message: '',
  tables: [
    {
      code: 'BCDFGHJKL',
      phase: 'playing',
      people: ['Ada', 'Bo'],
      bots: 1,
      sockets: 2,
      watchers: 0,
      public: false,
      touched: 940,
    },
    {
      code: 'MNPQRSTVW',
      phase: 'lobby',
      people: ['Cai'],
      bots: 0,
      sockets: 1,
      watchers: 0,
      public: true,
      touched: 1000,
    },
  ],
  callers: [
    { address: '203.0.113.7', sockets: 2, tables: ['BCDFGHJKL'], own: false },
    { address: '198.51.100.1', sockets: 1, tables: ['MNPQRSTVW'], own: true },
  ],
  bans: [{ address: '203.0.113.99', since: 400, turned_away: 3 }],
};

type Asked = { path: string; body: unknown; token: string };
let asked: Asked[] = [];
let found: ReachInfo = { address: '', name: '', offer: '' };

beforeAll(async () => {
  const all = readdirSync(`${import.meta.dirname}/../../src/motherlode/locale/en`);
  await loadWords(
    'en',
    all.map((file) => file.replace('.ftl', '')),
  );
});

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/operator');
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { body = '', headers = {} as object } = {}) => {
    const { authorization = '' } = headers as { authorization?: string };
    asked.push({ path, body: body ? JSON.parse(body) : undefined, token: authorization });
    const told = path === '/api/reach' ? found : INFO;
    if (authorization === `Bearer ${TOKEN}`) return { ok: true, json: async () => told };
    const failure = { code: 'not_operator', reason: 'that isn’t the operator’s token' };
    return { ok: false, statusText: '', json: async () => failure };
  });
});
afterEach(cleanup);

const last = () => asked.filter(({ path }) => path !== '/api/reach').at(-1)!;

it('opens with the token, which is sent in a header alone and kept for this tab', async () => {
  render(Operator);
  const field = await screen.findByTestId('operator-token');
  await fireEvent.input(field, { target: { value: 'a wrong one' } });
  await fireEvent.submit(field.closest('form')!);
  await screen.findByText('That isn’t the token of this server’s operator.');
  expect(sessionStorage.length).toBe(0);
  await fireEvent.input(field, { target: { value: ` ${TOKEN} ` } });
  await fireEvent.submit(field.closest('form')!);
  await screen.findByTestId('operator-desk');
  expect(last()).toEqual({
    path: '/api/operator/overview',
    body: undefined,
    token: `Bearer ${TOKEN}`,
  });
  expect(asked.some(({ path }) => path.includes(TOKEN))).toBe(false);
  expect(localStorage.getItem('motherlode.operator')).toBeNull();
  cleanup();
  render(Operator);
  await screen.findByTestId('operator-desk');
  await fireEvent.click(screen.getByTestId('operator-lock'));
  expect(await screen.findByTestId('operator-token')).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it('takes the token out of the address', async () => {
  history.replaceState(null, '', `/operator#token=${TOKEN}`);
  render(Operator);
  await screen.findByTestId('operator-desk');
  expect(location.href).not.toContain('token');
});

async function atTheDesk() {
  sessionStorage.setItem('motherlode.operator', TOKEN);
  render(Operator);
  await screen.findByTestId('operator-desk');
}

it('shows where others find the server, and lets them in only when that is confirmed', async () => {
  found = { address: '', name: '', offer: 'http://192.168.1.7:8000' };
  await atTheDesk();
  await fireEvent.click(await screen.findByTestId('reach-open'));
  found = { address: 'http://192.168.1.7:8000', name: '', offer: '' };
  await fireEvent.click(screen.getByTestId('reach-confirm'));
  await screen.findByText('They find this server at http://192.168.1.7:8000.');
  expect(screen.queryByTestId('reach-open')).toBeNull();
});

it('finds a table by its code or a name, and closes it only when that is confirmed', async () => {
  await atTheDesk();
  const list = screen.getByTestId('operator-tables');
  expect(list.querySelectorAll('li')).toHaveLength(2);
  for (const wanted of ['bcd-f', 'ADA']) {
    await fireEvent.input(screen.getByTestId('operator-find'), { target: { value: wanted } });
    expect(list.querySelectorAll('li')).toHaveLength(1);
    expect(list.textContent).toContain('BCD-FGH-JKL');
  }
  const before = asked.length;
  await fireEvent.click(screen.getByTestId('operator-close-BCDFGHJKL'));
  expect(asked).toHaveLength(before);
  await fireEvent.click(await screen.findByTestId('operator-confirm'));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(last()).toMatchObject({ path: '/api/operator/close', body: { code: 'BCDFGHJKL' } });
});

it('bans others but not oneself, and lifts bans', async () => {
  await atTheDesk();
  expect(screen.queryByTestId('operator-ban-198.51.100.1')).toBeNull();
  await fireEvent.click(screen.getByTestId('operator-ban-203.0.113.7'));
  await fireEvent.click(await screen.findByTestId('operator-confirm'));
  await waitFor(() => expect(last().path).toBe('/api/operator/bans'));
  expect(last().body).toEqual({ address: '203.0.113.7' });
  await fireEvent.click(screen.getByTestId('operator-lift-203.0.113.99'));
  await waitFor(() => expect(last().path).toBe('/api/operator/bans/lift'));
  expect(last().body).toEqual({ address: '203.0.113.99' });
});

it('says something to everybody', async () => {
  await atTheDesk();
  const field = screen.getByTestId('operator-message');
  await fireEvent.input(field, { target: { value: 'A restart at 20:00.' } });
  await fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(last().path).toBe('/api/operator/message'));
  expect(last().body).toEqual({ text: 'A restart at 20:00.' });
});

it('tells how long ago something was', () => {
  expect(ago(-3)).toBe('now');
  expect(ago(59)).toBe('now');
  expect(ago(60)).toBe('1 minute ago');
  expect(ago(3 * 3600 + 59)).toBe('3 hours ago');
  expect(ago(86_400)).toBe('yesterday');
});

it('shows at a table what the operator says until it is put away or taken back', async () => {
  const { fake, connection } = connect(sample('Turn'));
  render(OperatorNote, { connection, over: true });
  const note = () => screen.queryByTestId('operator-note');
  const say = async (text: string) => {
    fake.announcement = text ? { type: 'announcement', sequence: 1, text } : null;
    flushSync();
    await tick();
  };
  expect(note()).toBeNull();
  await say('A restart at 20:00.');
  expect(note()!.textContent).toMatch(/operator of this server:\s+A restart at 20:00\./);
  await fireEvent.click(screen.getByTestId('operator-note-close'));
  expect(note()).toBeNull();
  await say('Now.');
  expect(note()!.textContent).toContain('Now.');
  await say('');
  expect(note()).toBeNull();
});

it('offers no way back to a table that was closed', () => {
  const goodbye = { type: 'goodbye' as const, sequence: 1, code: 'shut', reason: '' };
  render(Goodbye, { code: 'BCDFGHJKL', goodbye, onagain: () => {} });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This table is closed');
  expect(screen.getByTestId('goodbye').textContent).toContain('has closed this table');
  expect(screen.queryByTestId('again')).toBeNull();
});
