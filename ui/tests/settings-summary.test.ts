// The settings of a table in a few lines, as everyone reads them before the start.
import { render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import SettingsSummary from '../src/settings/SettingsSummary.svelte';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';
import { CATALOGUE } from './catalogue.ts';
import { lobbyTable } from './fake.svelte.ts';

it('tells everyone that programs may sit', async () => {
  await loadWords();
  const settings = { ...lobbyTable().settings, programs: true };
  const { unmount } = render(SettingsSummary, { settings });
  expect(screen.getByTestId('settings').textContent).toContain('Programs can play');
  unmount();
});

it('tells each expansion with its setting', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => CATALOGUE }));
  await loadWords();
  await moreWords('rules');
  const modules = ['veto', 'treasure_chests:diamond'];
  render(SettingsSummary, { settings: { ...lobbyTable().settings, modules } });
  const told = within(screen.getByTestId('settings')).getAllByRole('listitem');
  expect(told.map((one) => one.textContent)).toEqual([
    expect.not.stringContaining(':'),
    expect.stringMatching(/^\w.*: Diamond$/),
  ]);
});
