// The menu of a table: its groups, what the host decides for all, and what everyone chooses for themselves.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import TableMenu from '../src/side-panel/TableMenu.svelte';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';
import { connect, lobbyTable, sample } from './fake.svelte.ts';

beforeEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  preferences.volume = 75;
  await loadWords();
  await moreWords('table');
});

const open = () => fireEvent.click(screen.getByTestId('table-menu'));
const group = (name: string) =>
  within(document.querySelector<HTMLElement>(`[data-group=${name}]`)!);
const ids = (name: string) =>
  group(name)
    .queryAllByTestId(/^menu-(?!group)/)
    .map((entry) => entry.dataset['testid']);

describe('the menu of a table', () => {
  it('switches coordinates on and off', async () => {
    preferences.plain = preferences.coordinates = false;
    const { connection } = connect(sample('Turn'));
    render(TableMenu, { connection });
    for (const on of [true, false]) {
      await open();
      await fireEvent.click(screen.getByTestId('menu-coordinates'));
      expect(preferences.coordinates).toBe(on);
    }
  });

  it('proposes to call the round, votes to break off and back, leaves only when sure', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(TableMenu, { connection });
    const choose = async (id: string) => {
      await fireEvent.click(screen.getByTestId('table-menu'));
      await fireEvent.click(screen.getByTestId(id));
    };
    await choose('menu-call');
    await choose('menu-abort');
    fake.table = {
      ...fake.table!,
      seats: fake.table!.seats.map((seat) => ({ ...seat, abort: true })),
    };
    flushSync();
    await choose('menu-abort');
    await choose('menu-leave');
    expect(fake.sent).toEqual([
      { type: 'call' },
      { type: 'abort', agrees: true },
      { type: 'abort', agrees: false },
    ]);
    await fireEvent.click(screen.getByTestId('leave-sure'));
    expect(fake.sent.at(-1)).toEqual({ type: 'leave' });
  });

  it('lets the host, and nobody else, switch chat, claims and room for latecomers', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(TableMenu, { connection });
    await open();
    await fireEvent.click(screen.getByTestId('menu-chat'));
    fake.table = { ...fake.table!, settings: { ...fake.table!.settings, chat: false } };
    flushSync();
    await open();
    await fireEvent.click(screen.getByTestId('menu-claims'));
    await open();
    await fireEvent.click(screen.getByTestId('menu-late'));
    expect(fake.sent).toEqual([
      { type: 'allow_talk', chat: false, claims: true },
      { type: 'allow_talk', chat: false, claims: false },
      { type: 'allow_late', late: false },
    ]);
    fake.table = {
      ...fake.table!,
      seats: fake.table!.seats.map((seat) => ({ ...seat, host: false })),
    };
    flushSync();
    await open();
    expect(screen.queryByTestId('menu-chat')).toBeNull();
  });

  it('has the invitation, and says truly what it is good for', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(TableMenu, { connection });
    await fireEvent.click(screen.getByTestId('table-menu'));
    expect(screen.queryByTestId('menu-take')).toBeNull(); // one has a seat
    await fireEvent.click(screen.getByTestId('menu-invite'));
    const told = () => screen.getByTestId('invitation').textContent;
    expect(screen.getByTestId('code').textContent).toBe(fake.code);
    expect(told()).toMatch(/replace a bot/);
    fake.table = { ...fake.table!, settings: { ...fake.table!.settings, late: false } };
    flushSync();
    expect(told()).toMatch(/Bots keep their seats/);
    const seats = fake.table.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    fake.table = { ...fake.table, seats };
    flushSync();
    expect(told()).toMatch(/no bot/);
  });

  it('has groups for the game, the view and the table, and the way out below', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(TableMenu, { connection });
    await open();
    expect(ids('game')).toEqual(['menu-rules', 'menu-unconfirmed', 'menu-call', 'menu-abort']);
    expect(ids('view')).toEqual([
      'menu-volume',
      'menu-language',
      'menu-coordinates',
      'menu-quiet-bots',
      'menu-plain',
      'menu-keys',
    ]);
    expect(ids('table').slice(0, 3)).toEqual(['menu-invite', 'menu-device', 'menu-pace']);
    expect(ids('leave')).toEqual(['menu-home', 'menu-leave']);
    fake.table = lobbyTable();
    fake.view = null;
    fake.you = 1;
    flushSync();
    expect(ids('game')).toEqual(['menu-rules', 'menu-unconfirmed']);
    expect(ids('table')).toEqual(['menu-invite', 'menu-device']); // the rest is the host's
  });

  it('unfolds one group at a time where room is dear', async () => {
    vi.stubGlobal('innerWidth', 360);
    render(TableMenu, { connection: connect(sample('Turn')).connection });
    await open();
    const isShown = (id: string) => screen.getByTestId(id).closest('[hidden]') === null;
    expect([isShown('menu-rules'), isShown('menu-volume')]).toEqual([true, false]);
    await fireEvent.click(screen.getByTestId('menu-group-view'));
    expect([isShown('menu-rules'), isShown('menu-volume')]).toEqual([false, true]);
    expect(screen.getByTestId('menu-group-game').getAttribute('aria-expanded')).toBe('false');
    expect(isShown('menu-leave')).toBe(true);
  });

  it('moves with arrows over all that is in sight, and closes with Escape', async () => {
    render(TableMenu, { connection: connect(sample('Turn')).connection });
    await open();
    const at = () => (document.activeElement as HTMLElement).dataset['testid'];
    const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
    expect(at()).toBe('menu-rules');
    await key('End');
    expect(at()).toBe('menu-leave');
    await key('ArrowDown');
    expect(at()).toBe('menu-rules');
    for (let step = 0; step < 5; step++) await key('ArrowDown');
    expect(at()).toBe('menu-language'); // past the slider, which keeps its value
    expect(preferences.volume).toBe(75);
    await key('Escape');
    expect(at()).toBe('table-menu');
    expect(screen.queryByTestId('menu-rules')).toBeNull();
  });

  it('has the volume, kept on this device', async () => {
    render(TableMenu, { connection: connect(sample('Turn')).connection });
    await open();
    const slider = screen.getByTestId<HTMLInputElement>('menu-volume');
    expect(slider.value).toBe('75');
    await fireEvent.input(slider, { target: { value: '20' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('20%');
    expect(localStorage.getItem('motherlode.preferences')).toContain('"volume":20');
  });

  it('lets the host change how fast bots play', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(TableMenu, { connection });
    await open();
    await fireEvent.change(screen.getByTestId('menu-pace'), { target: { value: 'slow' } });
    expect(fake.sent).toEqual([{ type: 'set_pace', pace: 'slow' }]);
  });
});
