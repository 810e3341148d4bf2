// The banner while the line is lost: not for a blink, and a little later when the server restarts.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LineLost from '../src/controls/LineLost.svelte';
import { transport } from '../src/server/transport.ts';
import { FakeConnection, sample } from './fake.svelte.ts';

const isShown = () => screen.queryByTestId('line-lost') !== null;

function pass(milliseconds: number): boolean {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
  return isShown();
}

it('says that the server can’t write, as long as it can’t', () => {
  const connection = new FakeConnection(sample('Turn'));
  render(LineLost, { connection });
  const isTold = () => screen.queryByTestId('server-cant-write') !== null;
  expect(isTold()).toBe(false);
  connection.unwritten = true;
  flushSync();
  expect(isTold()).toBe(true);
  connection.online = false; // then that is the news
  flushSync();
  expect(isTold()).toBe(false);
  connection.online = true;
  connection.unwritten = false;
  flushSync();
  expect(isTold()).toBe(false);
});

it('says nothing of a server where there is none', () => {
  const shared = vi.spyOn(transport, 'isShared', 'get').mockReturnValue(false);
  const connection = new FakeConnection(sample('Turn'));
  connection.unwritten = true;
  render(LineLost, { connection });
  expect(screen.queryByTestId('server-cant-write')).toBeNull();
  shared.mockRestore();
});

describe('the banner of a lost line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function lost(restarting: boolean): FakeConnection {
    const connection = new FakeConnection(sample('Turn'));
    render(LineLost, { connection });
    connection.restarting = restarting;
    connection.online = false;
    flushSync();
    return connection;
  }

  it('comes soon, and goes when the line is back', () => {
    const connection = lost(false);
    expect([pass(699), pass(1)]).toEqual([false, true]);
    connection.online = true;
    flushSync();
    expect(isShown()).toBe(false);
  });

  it('does not come for the blink of a restart', () => {
    const connection = lost(true);
    expect(pass(1_400)).toBe(false);
    connection.online = true;
    connection.restarting = false;
    flushSync();
    expect(pass(10_000)).toBe(false);
  });

  it('comes if a restart takes longer', () => {
    const connection = lost(true);
    expect(pass(1_499)).toBe(false);
    connection.restarting = false; // nobody believes it any more
    flushSync();
    expect(pass(1)).toBe(true);
  });
});
