// What pages show where there is no server, or none that answers.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Unreachable from '../src/controls/Unreachable.svelte';
import Home from '../src/pages/Home.svelte';
import { transport } from '../src/server/transport.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { CATALOGUE } from './catalogue.ts';

beforeEach(() => loadWords());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('leads to a guide at the same address, which is no page of the app', async () => {
  vi.spyOn(transport, 'isShared', 'get').mockReturnValue(false);
  vi.spyOn(transport, 'ask').mockImplementation(async () => Response.json(CATALOGUE));
  vi.stubEnv('MOTHERLODE_GUIDE', '/serve');
  render(Home);
  const guide = await screen.findByTestId('guide');
  expect(guide.getAttribute('href')).toBe('/serve');
  let isKept = true;
  const look = (event: Event) => {
    isKept = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  await fireEvent.click(guide);
  expect(isKept).toBe(false);
});

it('leads to no guide if whoever built the pages knows none', async () => {
  vi.spyOn(transport, 'isShared', 'get').mockReturnValue(false);
  vi.spyOn(transport, 'ask').mockImplementation(async () => Response.json(CATALOGUE));
  render(Home);
  await screen.findByTestId('make-table');
  expect(screen.queryByTestId('guide')).toBeNull();
});

it('says that the game is being started, and lets nobody press in vain', async () => {
  vi.useFakeTimers();
  const starting = vi.spyOn(transport, 'isStarting', 'get').mockReturnValue(false);
  const onretry = vi.fn(() => void starting.mockReturnValue(true));
  render(Unreachable, { onretry });
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.textContent).toContain('Try again');
  button.click();
  flushSync();
  expect([button.disabled, button.textContent?.includes('lantern')]).toEqual([true, true]);
  starting.mockReturnValue(false); // it didn't come
  vi.advanceTimersByTime(5_000);
  flushSync();
  expect(onretry).toHaveBeenCalledTimes(2);
});
