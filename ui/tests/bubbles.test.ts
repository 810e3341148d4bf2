// A table that talks: bubbles, reactions, and claims about whatever was tapped.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Bubbles from '../src/side-panel/Bubbles.svelte';
import { type Box, bubblePlace } from '../src/side-panel/bubblePlaces.ts';
import { Bubbles as Air, reading } from '../src/side-panel/bubbles.svelte.ts';
import Players from '../src/side-panel/Players.svelte';
import TappedDialog from '../src/side-panel/TappedDialog.svelte';
import Talk from '../src/side-panel/Talk.svelte';
import SeatStrip from '../src/table/SeatStrip.svelte';
import Table from '../src/table/Table.svelte';
import { preferences } from '../src/device/preferences.svelte.ts';
import { unfolded } from '../src/events/acts.ts';
import { marksOf } from '../src/state/marks.svelte.ts';
import { playersOf } from '../src/state/players.ts';
import { tapped } from '../src/state/tapped.svelte.ts';
import { opinionsOf } from '../src/state/trust.ts';
import type { Happened, Talk as Said, Update } from '../src/wire.ts';
import { changeLanguage, loadWords, moreWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';
import { fixture, press, sitDown, wideScreen } from './table.ts';

beforeAll(() => loadWords());
beforeEach(() => (tapped.open = false));
afterEach(cleanup);

const line = (sequence: number, said: Partial<Said>): Happened => ({
  sequence,
  talk: { type: 'talk', sequence, seat: 1, ...said },
});

describe('bubbles', () => {
  it('show what is said from now on, at whose seat, and for everybody but the muted', async () => {
    const { fake, connection } = connect(sample('Turn'));
    fake.history = [line(100, { text: 'Old news' })];
    marksOf(connection).mute(fake.view!.seats[2]!.name, true);
    render(Bubbles, { connection });
    await tick();
    expect(screen.queryByTestId('bubble-1')).toBeNull();
    fake.history = [
      ...fake.history,
      line(101, { text: 'Hello' }),
      line(102, { seat: 2, text: 'Not heard' }),
      line(103, { seat: 3, claim: 'suspect', about: 1 }),
    ];
    await tick();
    expect(screen.getByTestId('bubble-1').textContent).toContain('Hello');
    expect(screen.queryByTestId('bubble-2')).toBeNull();
    const accused = fake.view!.seats[1]!.name;
    expect(screen.getByTestId('bubble-3').textContent).toContain(`I suspect ${accused}`);
  });

  it('measure nothing while nobody speaks', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const looked = vi.spyOn(document, 'querySelectorAll');
    render(Bubbles, { connection });
    await fireEvent(window, new Event('resize'));
    await tick();
    expect(looked).not.toHaveBeenCalled();
    fake.history = [...fake.history, line(901, { text: 'Hello' })];
    await tick();
    await tick();
    expect(looked).toHaveBeenCalled();
    looked.mockRestore();
  });

  it('say what a bot says in the words of the reader, unless bots are muted', async () => {
    await moreWords('talk');
    const { fake, connection } = connect(sample('Turn'));
    render(Bubbles, { connection });
    const accused = fake.view!.seats[1]!.name;
    fake.history = [
      ...fake.history,
      line(901, { seat: 2, claim: 'suspect', about: 1, line: 'felled-4' }),
      line(902, { seat: 3, line: 'hello-Kit' }),
      line(903, { seat: 0, claim: 'trust', about: 1, line: 'of_a_later_version-9' }),
    ];
    await tick();
    const words = (seat: number) => screen.getByTestId(`bubble-${seat}`).textContent;
    expect(words(2)).toContain(`Rocks don’t fall by themselves, ${accused}.`);
    expect(words(3)).toContain('My first day down here!');
    expect(words(0)).toContain(`I trust ${accused}`);
    await changeLanguage('uk');
    expect(words(3)).toContain('Мій перший день');
    await changeLanguage('en');
    preferences.quietBots = true;
    render(Talk, { connection });
    fake.history = [
      ...fake.history,
      line(904, { seat: 2, line: 'won-1' }),
      line(905, { text: 'Hi' }),
    ];
    await tick();
    expect(screen.queryByText(/A good day/)).toBeNull();
    expect(words(1)).toContain('Hi');
    expect(screen.getByTestId('talk').textContent).not.toContain('My first day');
    preferences.quietBots = false;
    await tick();
    expect(screen.getByTestId('talk').textContent).toContain('My first day');
  });

  it('are faint where something can be chosen behind them, and over the climax of a round', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const card = document.createElement('div');
    document.body.append(card);
    render(Bubbles, { connection });
    fake.history = [...fake.history, line(901, { text: 'Hello' })];
    await tick();
    const bubble = screen.getByTestId('bubble-1');
    const at = (left: number) => ({ left, top: 0, width: 90, height: 90 }) as DOMRect;
    bubble.getBoundingClientRect = () => at(0);
    card.getBoundingClientRect = () => at(50);
    const look = async () => {
      await fireEvent(window, new Event('resize'));
      return bubble.classList.contains('faint');
    };
    card.dataset['laid'] = '1,0';
    expect(await look()).toBe(false);
    card.dataset['cell'] = '1,0';
    expect(await look()).toBe(true);
    card.getBoundingClientRect = () => at(90);
    expect(await look()).toBe(false);
    card.getBoundingClientRect = () => at(50);
    const maze = document.createElement('div');
    maze.dataset['testid'] = 'maze';
    maze.getBoundingClientRect = () => at(100);
    document.body.append(maze);
    maze.append(card);
    expect(await look()).toBe(false); // behind the bubble it lies beyond the edge of the maze
    maze.replaceWith(card);
    delete card.dataset['cell'];
    fake.unfolding = true;
    await tick();
    await tick();
    expect(bubble.classList.contains('faint')).toBe(true);
    card.remove();
  });

  it('are faint as soon as the maze has moved below them, by itself or by a finger', async () => {
    const { connection, tell } = await sitDown(fixture('Turn'));
    const { card } = connection.prompt!.options.find(({ verb }) => verb === 'lay')!;
    await press(`hand-${connection.view!.hand!.indexOf(card!)}`);
    const ground = screen.getByTestId('maze');
    const layer = ground.querySelector<HTMLElement>('.layer')!;
    const at = (left: number) => ({ left, top: 0, width: 90, height: 90 }) as DOMRect;
    ground.getBoundingClientRect = () => at(0);
    const [cell, ...others] = ground.querySelectorAll<HTMLElement>('[data-cell]');
    for (const other of others) other.getBoundingClientRect = () => at(500);
    const looked = vi.spyOn(ground, 'getBoundingClientRect');
    await fireEvent(layer, new Event('transitionend'));
    expect(looked).not.toHaveBeenCalled(); // nobody speaks
    tell({ type: 'talk', sequence: 901, seat: 1, text: 'Hello' });
    await tick();
    await tick();
    const bubble = screen.getByTestId('bubble-1');
    bubble.getBoundingClientRect = () => at(0);
    const isFaint = () => bubble.classList.contains('faint');
    cell!.getBoundingClientRect = () => at(50);
    await fireEvent(cell!, new Event('transitionend', { bubbles: true }));
    expect(isFaint()).toBe(false); // what glows there has changed, not the maze
    await fireEvent(layer, new Event('transitionend', { bubbles: true }));
    expect(isFaint()).toBe(true);
    cell!.getBoundingClientRect = () => at(90);
    await fireEvent.pointerDown(ground, { pointerId: 1, clientX: 0, clientY: 0 });
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 40, clientY: 0 });
    expect(isFaint()).toBe(false);
    cell!.getBoundingClientRect = () => at(50);
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 0, clientY: 0 });
    expect(isFaint()).toBe(true);
  });

  it('go when the reader changes the language', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(Bubbles, { connection });
    fake.history = [...fake.history, line(901, { text: 'Hello' })];
    await tick();
    expect(screen.getByTestId('bubble-1')).toBeTruthy();
    const { language } = preferences;
    preferences.language = 'uk';
    await tick();
    expect(screen.queryByTestId('bubble-1')).toBeNull();
    preferences.language = language;
  });

  it('are hidden from screen readers, which hear the log; a face is told once', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const { container } = render(Bubbles, { connection });
    fake.history = [...fake.history, line(900, { text: 'Hello' })];
    fake.reacted = { type: 'reacted', sequence: 900, seat: 2, reaction: 'greed' };
    await tick();
    expect(screen.getByTestId('bubble-1').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByTestId('bubble-2').querySelector('[data-reaction=greed]')).not.toBeNull();
    const name = fake.view!.seats[2]!.name;
    await waitFor(() =>
      expect(container.querySelector('[aria-live]')!.textContent).toBe(`${name}: Gold fever`),
    );
  });

  it('stay as long as their words take to read, one for each seat, three at most', () => {
    vi.useFakeTimers();
    const air = new Air();
    air.say(0, () => 'a');
    air.say(0, () => 'b');
    expect(air.shown.map((bubble) => bubble.words())).toEqual(['b']);
    for (const seat of [1, 2, 3]) air.say(seat, () => 'x'.repeat(40));
    expect(air.shown.map((bubble) => bubble.seat)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(reading('b'));
    expect(air.shown).toHaveLength(3);
    vi.advanceTimersByTime(reading('x'.repeat(40)) - reading('b'));
    expect(air.shown).toHaveLength(0);
    expect(reading('가'.repeat(9))).toBeGreaterThan(reading('a'.repeat(9)));
    expect(reading('a'.repeat(500))).toBe(9000);
    vi.useRealTimers();
  });

  it('hang beside a row or below a seat, over nothing that is asked, nor over each other', () => {
    const size = { width: 200, height: 60 };
    const air: Box = { left: 0, top: 0, width: 1280, height: 500 };
    const row = (top: number) => ({
      face: { left: 10, top, width: 44, height: 44 },
      seat: { left: 0, top, width: 264, height: 52 },
      air,
      isRow: true,
    });
    const first = bubblePlace(size, row(100), []);
    expect(first).toMatchObject({ left: 272, top: 92 });
    const second = bubblePlace(size, row(110), [first]);
    expect(second.top).toBeGreaterThanOrEqual(first.top + first.height);
    expect(bubblePlace(size, row(600), []).top + 60).toBeLessThanOrEqual(500);
    const low = bubblePlace(size, row(600), []);
    const above = bubblePlace(size, row(610), [low]);
    expect(above.top + above.height).toBeLessThanOrEqual(low.top);
    const narrow = { ...air, width: 390 };
    const strip = {
      face: { left: 350, top: 50, width: 34, height: 34 },
      seat: { left: 340, top: 48, width: 120, height: 44 },
      air: narrow,
      isRow: false,
    };
    expect(bubblePlace(size, strip, [])).toMatchObject({ left: 182, top: 100 });
    expect(bubblePlace(size, { ...strip, isOver: true }, []).top).toBe(40); // the maze is seen
    const kept = { left: 270, top: 40, width: 44, height: 140 }; // the buttons of the maze
    expect(bubblePlace(size, { ...row(100), kept }, []).left).toBeGreaterThanOrEqual(314);
    expect(bubblePlace(size, { ...row(400), kept }, []).left).toBe(272);
    const cards = [{ left: 280, top: 60, width: 150, height: 80 }]; // they are seen, not far from the seat
    const aside = bubblePlace(size, { ...row(100), cards }, []);
    expect(aside.top).toBeGreaterThanOrEqual(140);
    expect(aside.top).toBeLessThan(160);
    const wall = [{ left: 0, top: 0, width: 900, height: 500 }];
    expect(bubblePlace(size, { ...row(100), cards: wall }, [])).toEqual(first);
  });
});

describe('claims about players', () => {
  it('mark their rows with the newest word of each, until the round ends', () => {
    const history: Happened[] = [
      line(1, { seat: 2, claim: 'suspect', about: 0 }),
      line(2, { seat: 3, claim: 'suspect', about: 0 }),
      line(3, { seat: 2, claim: 'trust', about: 0 }),
    ];
    expect(opinionsOf(history).get(0)).toEqual([
      { seat: 3, trusts: false },
      { seat: 2, trusts: true },
    ]);
    const next = { sequence: 4, event: { event: 'RoundStarted', fields: {} } };
    expect(opinionsOf([...history, next]).size).toBe(0);
  });

  it('give way in the strip, where each seat comes into sight as its hood comes off', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const before = fake.view!;
    before.seats[3]!.role = 'digger'; // somebody has looked at it
    wideScreen();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    render(Table, { connection });
    await tick();
    const shown: number[] = [];
    for (const { seat } of playersOf(connection))
      screen.getByTestId(`strip-${seat}`).scrollIntoView = (how) => {
        if ((how as ScrollIntoViewOptions).behavior === 'instant') shown.push(seat);
      };
    const seats = before.seats.map((seat) => ({ ...seat, role: 'digger' }));
    const events = [{ event: 'RolesRevealed', fields: {} }];
    const view = { ...before, seats, revealed: true, asked: null };
    fake.unfolding = true;
    for (const act of unfolded(before, { events, view } as Update, fake.rules)) {
      fake.view = act.view;
      if (act.stage !== null) fake.onEvents(act.stage ?? act.events);
      await tick();
    }
    expect(shown).toEqual(seats.map((_, place) => (fake.you! + 1 + place) % seats.length));
  });

  it('show as faces with a sign in the list, as a number in the strip', () => {
    const { fake, connection } = connect(sample('Turn'));
    const seat = (fake.you! + 1) % fake.view!.seats.length;
    fake.history = [line(900, { seat: fake.you!, claim: 'suspect', about: seat })];
    render(Players, { connection });
    const row = screen.getByTestId(`player-${seat}`);
    const mark = row.querySelector('[data-testid=suspected]')!;
    expect(mark.getAttribute('title')).toBe(`Suspected by ${fake.view!.seats[fake.you!]!.name}`);
    expect(mark.querySelectorAll('[data-face]')).toHaveLength(1);
    cleanup();
    render(SeatStrip, { connection, onopen: () => {} });
    const strip = screen.getByTestId(`strip-${seat}`);
    expect(strip.querySelector('[data-testid=suspected]')!.textContent.trim()).toBe('1');
  });
});

describe('a tap', () => {
  it('on a player offers what can be said about them, and one’s marks', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const seat = (fake.you! + 1) % fake.view!.seats.length;
    const { name } = fake.view!.seats[seat]!;
    render(Players, { connection });
    render(TappedDialog, { connection });
    await fireEvent.click(screen.getByTestId(`tap-${seat}`));
    expect(screen.getByText(/^Only you can see this/)).toBeTruthy();
    await fireEvent.click(screen.getByTestId('tapped-saboteur'));
    expect(marksOf(connection).suspicion(name)).toBe('saboteur');
    await fireEvent.click(screen.getByTestId('say-trust'));
    expect(fake.sent).toEqual([{ type: 'claim', claim: 'trust', about: seat }]);
    expect(tapped.open).toBe(false);
  });

  it('on a goal offers where the treasure lies', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const { cell } = fake.view!.goals[0]!;
    render(TappedDialog, { connection });
    tapped.cell = cell;
    await tick();
    await fireEvent.click(screen.getByTestId('say-no_treasure'));
    expect(fake.sent).toEqual([{ type: 'claim', claim: 'no_treasure', cell }]);
  });

  it('on oneself offers faces to pull, where there is chat', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(SeatStrip, { connection, onopen: () => {} });
    render(TappedDialog, { connection });
    await fireEvent.click(screen.getByTestId(`strip-${fake.you}`));
    await fireEvent.click(screen.getByTestId('react-cheer'));
    expect(fake.sent).toEqual([{ type: 'react', reaction: 'cheer' }]);
    fake.table = { ...fake.table!, settings: { ...fake.table!.settings, chat: false } };
    tapped.seat = fake.you;
    await tick();
    expect(screen.queryByTestId('reactions')).toBeNull();
  });

  it('of a spectator opens the list of players', async () => {
    const { fake, connection } = connect(sample('Turn'));
    fake.you = null;
    const onopen = vi.fn();
    render(SeatStrip, { connection, onopen });
    await fireEvent.click(screen.getByTestId('strip-0'));
    expect(onopen).toHaveBeenCalledOnce();
    expect(tapped.open).toBe(false);
  });
});

it('the talk offers six faces', async () => {
  const { fake, connection } = connect(sample('Turn'));
  render(Talk, { connection });
  const buttons = screen.getByTestId('reactions').querySelectorAll('button');
  expect([...buttons].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Laugh',
    'Gasp',
    'Suspicious look',
    'Thumbs up',
    'Sweat',
    'Gold fever',
  ]);
  await fireEvent.click(buttons[0]!);
  expect(fake.sent).toEqual([{ type: 'react', reaction: 'laugh' }]);
});
