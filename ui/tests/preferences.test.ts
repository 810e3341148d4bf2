// What a person prefers: kept on the device, shared between tabs, asked for once by an address.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fresh = async (address: string) => {
  history.replaceState(null, '', address);
  vi.resetModules();
  return (await import('../src/device/preferences.svelte.ts')).preferences;
};
const kept = () => JSON.parse(localStorage.getItem('motherlode.preferences') ?? '{}') as object;

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

it('takes what the address asks for, and removes it from there', async () => {
  const preferences = await fresh('/t/GOLD4?eyes=open&plain#seat=abc');
  expect(preferences.plain).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/t/GOLD4?eyes=open#seat=abc');
  expect(kept()).toMatchObject({ plain: true });
});

it('leaves other addresses as they are', async () => {
  const preferences = await fresh('/replay/GOLD4/1?eyes=open#12');
  expect(preferences.plain).toBe(false);
  expect(location.search + location.hash).toBe('?eyes=open#12');
});

it('stays silent for whoever had switched sounds off', async () => {
  localStorage.setItem('motherlode.preferences', '{"sound": false}');
  expect((await fresh('/')).volume).toBe(0);
  localStorage.setItem('motherlode.preferences', '{"sound": true}');
  expect((await fresh('/')).volume).toBe(75);
});

it('lets an address ask for pictures, too', async () => {
  localStorage.setItem('motherlode.preferences', '{"plain": true}');
  expect((await fresh('/?plain=0')).plain).toBe(false);
  expect(location.search).toBe('');
});

it('follows the switch and other tabs after that', async () => {
  const preferences = await fresh('/t/GOLD4?plain');
  preferences.plain = false;
  preferences.reread();
  expect(preferences.plain).toBe(false);
  localStorage.setItem('motherlode.preferences', '{"plain": true}');
  preferences.reread();
  expect(preferences.plain).toBe(true);
  expect(kept()).toEqual({ plain: true }); // nothing is written back
});
