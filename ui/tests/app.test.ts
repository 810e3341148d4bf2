// Going from page to page: each asks the server only for what its own address names.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import App from '../src/app/App.svelte';
import { goTo } from '../src/device/route.svelte.ts';
import { tellTrouble } from '../src/server/standalone/trouble.svelte.ts';
import { loadWords } from '../src/words/texts.svelte.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leaves a table for its replay without taking the game for a table', async () => {
  const asked: string[] = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ code: 'no-such-table', reason: 'there is none' }, { status: 404 });
  });
  await loadWords();
  goTo('/t/GOLD42');
  render(App);
  await vi.waitFor(() => expect(asked).toContain('/api/tables/GOLD42'), 20_000);
  goTo('/replay/GOLD42/1');
  const ofGame = '/api/tables/GOLD42/games/1/';
  await vi.waitFor(() => expect(asked.some((path) => path.startsWith(ofGame))).toBe(true), 20_000);
  expect(asked).not.toContain('/api/tables/GOLD42/1');
  expect(screen.queryByTestId('join')).toBeNull();
}, 50_000);

it('shows pages that need no worker although another one had trouble with it', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await loadWords();
  goTo('/about');
  render(App);
  tellTrouble('elsewhere');
  await vi.waitFor(() => expect(screen.queryByTestId('trouble')).not.toBeNull(), 20_000);
  goTo('/cards');
  await vi.waitFor(() => expect(screen.queryByTestId('trouble')).toBeNull(), 20_000);
}, 50_000);

it('leaves no page blank where a part of it can’t be loaded', () => {
  const files = import.meta.glob<string>('../src/**/*.svelte', {
    ...{ query: '?raw', import: 'default', eager: true },
  });
  const count = (source: string, part: string) => source.split(part).length - 1;
  const blank = Object.entries(files).filter(
    ([, source]) => count(source, '{#await') !== count(source, '{:catch'),
  );
  expect(blank.map(([name]) => name)).toEqual([]);
});
