// How others come to a table of a server that was opened on its own computer.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import OtherDevices from '../src/controls/OtherDevices.svelte';
import { address } from '../src/device/address.svelte.ts';
import { keepSeat, seatLink } from '../src/device/seats.ts';
import Invite from '../src/side-panel/Invite.svelte';
import { Reach, reach } from '../src/server/reach.svelte.ts';
import type { ReachInfo } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';

const NEAR = 'http://192.168.1.7:8000';
const CLOSED: ReachInfo = { address: '', name: '', offer: '' };
const OFFERED: ReachInfo = { ...CLOSED, offer: NEAR };
const OPEN: ReachInfo = { address: NEAR, name: 'http://motherlode.local:8000', offer: '' };

let told: ReachInfo = CLOSED;
let opened: ReachInfo | string = OPEN; // or the code of a refusal
let asked: string[] = [];

beforeAll(() => loadWords('en', ['web']));

beforeEach(() => {
  localStorage.clear();
  asked = [];
  told = CLOSED;
  opened = OPEN;
  reach.info = CLOSED;
  reach.failure = '';
  reach.known = false;
  address.found = '';
  vi.stubGlobal('fetch', async (path: string, { method = '', headers = {} } = {}) => {
    const { authorization = '' } = headers as { authorization?: string };
    asked.push(`${method} ${path} ${authorization}`.trim());
    const made = method === 'POST' ? opened : told;
    return typeof made === 'string'
      ? { ok: false, statusText: '', json: async () => ({ code: made, reason: '' }) }
      : { ok: true, json: async () => made };
  });
});

afterEach(() => {
  cleanup();
  address.found = '';
});

const link = () => screen.getByLabelText<HTMLInputElement>('Table link').value;

it('shows no picture that leads nowhere, and says what to do', async () => {
  render(Invite, { code: 'GOLD42' });
  await waitFor(() => screen.getByTestId('reach-closed'));
  expect(screen.getByTestId('reach-closed').textContent).toContain('README');
  expect(screen.queryByRole('img')).toBeNull();
  expect(link()).toBe(`${location.origin}/t/GOLD42`);
});

it('shows where others find the table, by address and by name', async () => {
  told = OPEN;
  keepSeat('GOLD42', 'token');
  render(Invite, { code: 'GOLD42' });
  const picture = await screen.findByRole('img');
  expect(picture.getAttribute('src')).toContain(`qr.svg?at=${encodeURIComponent(NEAR)}`);
  expect(link()).toBe(`${NEAR}/t/GOLD42`);
  expect(screen.getByTestId('reach-name').textContent).toContain(' motherlode.local:8000');
  expect(seatLink('GOLD42')).toBe(`${NEAR}/t/GOLD42#seat=token`);
});

it('lets other devices in after asking', async () => {
  told = OFFERED;
  render(Invite, { code: 'GOLD42' });
  await fireEvent.click(await screen.findByTestId('reach-open'));
  expect(screen.getByTestId('reach-dialog').textContent).toContain(' 192.168.1.7:8000');
  expect(asked).toEqual(['GET /api/reach']);
  await fireEvent.click(screen.getByTestId('reach-confirm'));
  await screen.findByRole('img');
  expect(asked).toEqual(['GET /api/reach', 'POST /api/reach']);
  expect(link()).toBe(`${NEAR}/t/GOLD42`);
  expect(screen.queryByTestId('reach-open')).toBeNull();
});

it('asks once more for the name, which takes a while to find', async () => {
  told = OFFERED;
  opened = { ...OPEN, name: '' };
  render(Invite, { code: 'GOLD42' });
  await fireEvent.click(await screen.findByTestId('reach-open'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await reach.open();
  told = OPEN;
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(asked).toEqual(['GET /api/reach', 'POST /api/reach', 'GET /api/reach']);
  expect((await screen.findByTestId('reach-name')).textContent).toContain('motherlode.local');
});

it('says why nobody could be let in', async () => {
  told = OFFERED;
  opened = 'cannot_open';
  render(Invite, { code: 'GOLD42' });
  await fireEvent.click(await screen.findByTestId('reach-open'));
  await fireEvent.click(screen.getByTestId('reach-confirm'));
  const failure = await screen.findByTestId('reach-failed');
  expect(failure.textContent).toContain('Another program may be using the port');
  expect(screen.getByTestId<HTMLButtonElement>('reach-confirm').disabled).toBe(false);
});

it('shows the operator’s token', async () => {
  told = OFFERED;
  const mine = new Reach(() => 'the-operators-own-token');
  render(OtherDevices, { reach: mine });
  await mine.look();
  await mine.open();
  flushSync();
  const token = 'Bearer the-operators-own-token';
  expect(asked).toEqual([`GET /api/reach ${token}`, `POST /api/reach ${token}`]);
  expect(screen.getByTestId('reach-name')).toBeTruthy();
});
