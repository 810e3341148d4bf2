// One device that goes around: whom it goes to, who looks, and that nothing of it is left behind.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Passing } from '../src/around/passing.svelte.ts';
import { forgetPerson, keepPeople, peopleAt, seatToken } from '../src/device/seats.ts';
import { endedGame } from '../src/own-games/games.ts';
import type { Connection } from '../src/server/connection.ts';
import { marksOf } from '../src/state/marks.svelte.ts';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';
import Circle from './Circle.svelte';
import { FakeConnection, sample } from './fake.svelte.ts';

const TOKENS = ['token-of-seat-0000', 'token-of-seat-1111', 'token-of-seat-2222'];
const [ADA, BO] = [0, 1];
const HOLD = 500;
const STAYS = 8000;

/** What the device is told while it is covered. */
function covered(holder: number | null = BO): FakeConnection {
  const welcome = sample('Turn');
  const seats = welcome.table.seats.map((seat, number) => ({
    ...seat,
    kind: number < TOKENS.length ? ('person' as const) : seat.kind,
  }));
  const connection = new FakeConnection({
    ...welcome,
    you: null,
    prompt: null,
    view: { ...welcome.view!, seat: null, role: null, hand: [], asked: holder },
    table: { ...welcome.table, seats, settings: { ...welcome.table.settings, shared: true } },
  });
  connection.covered = true;
  connection.holder = holder;
  return connection;
}

/** What somebody is told who looks. */
function own(connection: FakeConnection, seat: number): FakeConnection {
  const line = new FakeConnection({
    ...sample('Turn'),
    you: seat,
    table: connection.table!,
    view: { ...connection.view!, seat, role: 'saboteur', hand: ['map', 'cross'] },
  });
  line.code = connection.code;
  line.holder = connection.holder;
  return line;
}

describe('one device', () => {
  let connection: FakeConnection;
  let lines: FakeConnection[];
  let closed: number;

  /** A line for whoever has this token. */
  function open(token: string): Connection {
    const line = own(connection, TOKENS.indexOf(token));
    line.close = () => (closed += 1);
    lines.push(line);
    return line;
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    await loadWords();
    await moreWords('around');
    connection = covered();
    lines = [];
    closed = 0;
    keepPeople(connection.code, TOKENS);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    localStorage.clear();
  });

  const has = (id: string) => screen.queryByTestId(id) !== null;

  function pass(milliseconds: number): void {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  }

  /** The device before its people; Bo holds the button down. */
  function looked(): FakeConnection {
    render(Circle, { connection, open });
    press(screen.getByTestId('look'), HOLD);
    return lines[0]!;
  }

  function press(button: HTMLElement, milliseconds: number): void {
    button.dispatchEvent(new MouseEvent('pointerdown', { button: 0, bubbles: true }));
    pass(milliseconds);
    button.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    flushSync();
  }

  describe('passing', () => {
    it('opens the seat of whoever looks, and closes it', () => {
      const passing = new Passing(connection, open);
      expect([passing.next, passing.own]).toEqual([BO, null]);
      passing.look(BO);
      expect(passing.own?.you).toBe(BO);
      expect(passing.looking).toBe(BO);
      passing.cover();
      expect([passing.own, passing.looking, closed]).toEqual([null, null, 1]);
    });

    it('lets somebody else look, then goes on', () => {
      const passing = new Passing(connection, open);
      passing.wanted = ADA;
      expect(passing.next).toBe(ADA);
      passing.look(ADA);
      passing.cover();
      expect(passing.next).toBe(BO);
    });

    it('shows nothing of a seat that somebody else has by now', () => {
      const passing = new Passing(connection, (token) => {
        const line = open(token) as FakeConnection;
        line.you = TOKENS.indexOf(token) === BO ? ADA : BO;
        return line;
      });
      passing.look(BO);
      expect(passing.own).toBe(null);
      passing.mend();
      expect(peopleAt(connection.code).slice(0, 2)).toEqual([TOKENS[BO], TOKENS[ADA]]);
      expect(passing.own?.you).toBe(BO); // their own, at once
    });

    it('finds the seat of somebody who was moved to one that was open', () => {
      const seats = connection.table!.seats.map((seat, number) => ({
        ...seat,
        kind: number === 2 ? ('bot' as const) : ('person' as const),
      }));
      connection.table = { ...connection.table!, seats };
      const passing = new Passing(connection, (token) => {
        const line = open(token) as FakeConnection;
        line.you = token === TOKENS[2] ? 3 : TOKENS.indexOf(token);
        return line;
      });
      expect([passing.has(2), passing.has(3)]).toEqual([false, true]);
      passing.look(3);
      expect(passing.own?.you).toBe(3);
      passing.cover();
      keepPeople(connection.code, [TOKENS[2]!, TOKENS[BO]!, TOKENS[ADA]!]);
      connection.table = { ...connection.table, seats: seats.slice(0, 4) };
      passing.look(ADA);
      passing.mend();
      expect(passing.own?.you).toBe(ADA);
      expect(peopleAt(connection.code)).toEqual([null, TOKENS[BO], TOKENS[ADA], TOKENS[2]]);
    });

    it('opens nothing for people elsewhere', () => {
      const passing = new Passing(connection, open);
      passing.look(4);
      expect(lines).toEqual([]);
      expect(passing.opening).toBe(false);
    });
  });

  describe('shown', () => {
    it('is opened by holding a button, not by touching it', () => {
      render(Circle, { connection, open });
      expect(screen.getByRole('heading').textContent).toContain('Hand it to Bo');
      const button = screen.getByRole('button', { name: 'Hold to look, Bo', pressed: false });
      press(button, HOLD - 1);
      pass(HOLD);
      expect(lines).toEqual([]);
      press(button, HOLD);
      expect(lines).toHaveLength(1);
      expect(has('cover')).toBe(true);
    });

    it('is opened by a key, or whatever presses buttons for somebody', () => {
      render(Circle, { connection, open });
      screen.getByTestId('look').click();
      flushSync();
      expect(has('cover')).toBe(true);
    });

    it('leaves nothing of what somebody saw when it is covered', () => {
      const { container } = render(Circle, { connection, open });
      const before = container.innerHTML;
      expect(before).not.toContain('saboteur');
      press(screen.getByTestId('look'), HOLD);
      expect(container.innerHTML).toContain('saboteur');
      screen.getByTestId('cover').click();
      flushSync();
      expect(container.innerHTML).toBe(before);
      expect(closed).toBe(1);
    });

    it('covers itself in a window as soon as the next one is asked', () => {
      connection.view = { ...connection.view!, asked: null };
      const line = looked();
      expect(has('cover')).toBe(true);
      line.prompt = null;
      pass(STAYS * 2);
      expect(has('sealed')).toBe(true); // as long as everyone has
      expect(has('cover')).toBe(false); // nobody shows that they were quick
      line.holder = ADA;
      flushSync();
      expect(has('sealed')).toBe(false);
      expect(has('hand-over')).toBe(true);
    });

    it('covers itself some time after a turn, unless it is touched', () => {
      const line = looked();
      pass(STAYS * 2);
      expect(has('cover')).toBe(true); // nobody is hurried
      line.holder = ADA;
      pass(0);
      pass(STAYS - 1);
      dispatchEvent(new Event('pointerdown'));
      pass(0);
      pass(STAYS - 1);
      expect(has('cover')).toBe(true);
      pass(1);
      expect(has('cover')).toBe(false);
    });

    it('covers itself when the page is put away', () => {
      looked();
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      hidden.mockRestore();
      flushSync();
      expect(has('cover')).toBe(false);
    });

    it('covers itself at the end of a round, which is for all', () => {
      const line = looked();
      line.intermission = { ready: [], prolonged: false };
      flushSync();
      expect(has('cover')).toBe(false);
      connection.intermission = line.intermission;
      flushSync();
      expect(has('hand-over')).toBe(false);
    });

    it('lets somebody else look between the turns, but not in a window', () => {
      render(Circle, { connection, open });
      screen.getByTestId('look-else').click();
      flushSync();
      expect(has(`look-as-${BO}`)).toBe(false);
      screen.getByTestId(`look-as-${ADA}`).click();
      flushSync();
      expect(screen.getByRole('heading').textContent).toContain('Hand it to Ada');
      connection.view = { ...connection.view!, asked: null };
      screen.getByText('Cancel').click();
      flushSync();
      expect(has('look-else')).toBe(false);
    });

    it('is covered when somebody leaves the table, and goes on', () => {
      const line = looked();
      line.goodbye = { type: 'goodbye', sequence: 1, code: 'no_seat', reason: '' };
      flushSync();
      expect(has('cover')).toBe(false);
      connection.holder = ADA;
      flushSync();
      press(screen.getByTestId('look'), HOLD);
      expect(has('cover')).toBe(true);
    });

    it('waits for bots, and for people who are elsewhere', () => {
      connection.holder = null;
      connection.view = { ...connection.view!, asked: 3 };
      render(Circle, { connection, open });
      const name = connection.view.seats[3]!.name;
      expect(screen.getByRole('heading').textContent).toContain(`Waiting for ${name}`);
      connection.holder = 3;
      flushSync();
      expect(has('look')).toBe(false);
    });
  });

  it('keeps marks and notes of each person apart', () => {
    marksOf(own(connection, ADA)).paper = 'Bo lies';
    expect(marksOf(own(connection, BO)).paper).toBe('');
    expect(marksOf(connection).paper).toBe('');
    expect(marksOf(own(connection, ADA)).paper).toBe('Bo lies');
  });

  it('remembers a game as that of whoever hosts', () => {
    const seats = connection.table!.seats.map((seat, number) => ({ ...seat, host: number === BO }));
    connection.table = { ...connection.table!, phase: 'over', seats };
    connection.ending = { seed: '1', salt: '', aborted: true, nuggets: [] };
    expect(endedGame(connection, 0)?.you).toBe(BO);
  });

  it('keeps the seats of all its people, and speaks with the first', () => {
    expect(peopleAt(connection.code)).toEqual(TOKENS);
    expect(seatToken(connection.code)).toBe(TOKENS[ADA]);
    forgetPerson(connection.code, TOKENS[ADA]!);
    expect(peopleAt(connection.code)).toEqual([null, ...TOKENS.slice(1)]);
    expect(seatToken(connection.code)).toBe(TOKENS[BO]);
    for (const token of TOKENS) forgetPerson(connection.code, token);
    expect(peopleAt(connection.code)).toEqual([]);
    expect(seatToken(connection.code)).toBe(null);
  });
});
