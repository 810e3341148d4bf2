// Light and dark: as the system has it until somebody chooses; before the first picture.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Look from '../src/controls/Look.svelte';
import { preferences } from '../src/device/preferences.svelte.ts';
import { followTheme } from '../src/device/theme.svelte.ts';
import { loadWords } from '../src/words/texts.svelte.ts';

const FIRST = readFileSync(join(import.meta.dirname, '..', 'public', 'theme.js'), 'utf8');
const KEY = 'motherlode.preferences';
const root = document.documentElement;
let changed = () => {};

function system(daylight: boolean) {
  const query = {
    matches: daylight,
    addEventListener: (_: string, f: () => void) => (changed = f),
  };
  vi.stubGlobal('matchMedia', () => query);
  return query;
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
  delete root.dataset['theme'];
});

describe('before the first picture', () => {
  it.each([
    ['', true, 'light'],
    ['', false, 'dark'],
    ['{"theme":"light"}', false, 'light'],
    ['{"theme":"dark"}', true, 'dark'],
    ['{"theme":"system"}', true, 'light'],
    ['{"theme":"pink"}', false, 'dark'],
    ['not to be read', true, 'light'],
    ['null', false, 'dark'],
  ])('kept %s, daylight %s: %s', (kept, daylight, shown) => {
    system(daylight);
    if (kept) localStorage.setItem(KEY, kept);
    new Function(FIRST)();
    expect(root.dataset['theme']).toBe(shown);
  });
});

describe('choosing', () => {
  async function open() {
    await loadWords();
    preferences.theme = 'system';
    followTheme();
    render(Look, { name: 'theme' });
    return screen.getByTestId<HTMLSelectElement>('theme');
  }
  function choose(select: HTMLSelectElement, value: string) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  it('is kept on this device and shown at once', async () => {
    system(false);
    const select = await open();
    expect(select.value).toBe('system');
    expect(root.dataset['theme']).toBe('dark');
    choose(select, 'light');
    expect(root.dataset['theme']).toBe('light');
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ theme: 'light' });
  });

  it('follows the system only as long as nothing else is chosen', async () => {
    const query = system(false);
    const select = await open();
    query.matches = true;
    changed();
    expect(root.dataset['theme']).toBe('light');
    choose(select, 'dark');
    changed();
    expect(root.dataset['theme']).toBe('dark');
    choose(select, 'system');
    expect(root.dataset['theme']).toBe('light');
  });
});
