// Roles: the own card, open or covered; what each is after; how many are in play.
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Marks, roundOf } from '../src/state/marks.svelte.ts';
import { aimOf, roleCount } from '../src/words/roles.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { company, fixture, key, part, press, sitDown } from './table.ts';

/** An event that comes so many milliseconds later than it does. */
function later(event: Event, passed: number): Event {
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + passed });
  return event;
}

describe('the role', () => {
  const covered = () => !part('role-card')!.querySelector('[data-role]');

  it('is covered until it is held', async () => {
    await sitDown(company('Turn'));
    expect(covered()).toBe(true);
    expect(part('role-card')!.textContent).not.toContain('Digger');
    await fireEvent.pointerDown(part('role-card')!, { button: 0 });
    expect(covered()).toBe(false);
    await fireEvent(window, later(new PointerEvent('pointerup'), 320));
    expect(covered()).toBe(true);
  });

  it('stays open when it is tapped, until it is tapped again', async () => {
    await sitDown(company('Turn'));
    for (const now of [false, true]) {
      await fireEvent.pointerDown(part('role-card')!, { button: 0 });
      await fireEvent.pointerUp(window);
      expect(covered()).toBe(now);
    }
  });

  it('is covered again in the next round, though it is the same one', async () => {
    const { connection } = await sitDown(company('Turn'));
    expect(part('role-card')!.textContent).toContain('Peek!');
    await fireEvent.keyDown(part('role-card')!, { key: 'Enter' });
    expect(covered()).toBe(false);
    connection.view = { ...connection.view!, round: connection.view!.round + 1 };
    await tick();
    expect(covered()).toBe(true);
    await fireEvent.keyDown(part('role-card')!, { key: 'Enter' });
    await fireEvent.keyDown(part('role-card')!, { key: 'Enter' });
    expect(part('role-card')!.textContent).not.toContain('Peek!');
  });

  it('is a picture and no button once all roles lie open', async () => {
    const { connection } = await sitDown(company('Turn'));
    expect(part('role-card')!.tagName).toBe('BUTTON');
    connection.view = { ...connection.view!, role: 'digger', revealed: true };
    await tick();
    expect(covered()).toBe(false);
    expect(part('role-card')!.getAttribute('role')).toBe('img');
    expect(part('role-card')!.getAttribute('aria-label')).toBe('Your role: Digger.');
    await fireEvent.pointerDown(part('role-card')!, { button: 0 });
    await fireEvent.pointerUp(window);
    connection.view = { ...connection.view, revealed: false };
    await tick();
    expect(covered()).toBe(true);
  });

  it('keeps the keyboard when it becomes a picture, and afterwards', async () => {
    const { connection } = await sitDown(company('Turn'));
    part('role-card')!.focus();
    for (const revealed of [true, false]) {
      connection.view = { ...connection.view!, revealed };
      await tick();
      await tick();
      expect(document.activeElement).toBe(part('role-card'));
    }
    part('hand-0')!.focus();
    connection.view = { ...connection.view!, revealed: true };
    await tick();
    await tick();
    expect(document.activeElement).toBe(part('hand-0'));
  });

  it('stays as it was left when the page is left, or loaded again', async () => {
    await sitDown(company('Turn'));
    await key('Enter', part('role-card')!);
    expect(covered()).toBe(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await fireEvent(document, new Event('visibilitychange'));
    expect(covered()).toBe(false);
    vi.restoreAllMocks();
    await sitDown(company('Turn'));
    expect(covered()).toBe(false);
    expect(new Marks('TEST').ofRound(roundOf(company('Turn'))).roleOpen).toBe(true);
  });

  it('lies open against bots, also when somebody sits down, until it is covered', async () => {
    const { connection } = await sitDown(fixture('Turn'));
    expect(covered()).toBe(false);
    connection.table = company('Turn').table;
    await tick();
    expect(covered()).toBe(false);
    await key('Enter', part('role-card')!);
    expect(covered()).toBe(true);
    connection.table = fixture('Turn').table;
    await tick();
    expect(covered()).toBe(true);
  });

  it('says when one wins, to the keyboard and while it is held, but not while it is covered', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await sitDown(company('Turn'));
    await fireEvent.pointerEnter(part('role-card')!, { pointerType: 'mouse' });
    vi.advanceTimersByTime(2000);
    await tick();
    expect(part('explain')).toBeNull();
    await fireEvent.pointerDown(part('role-card')!, { button: 0 });
    vi.advanceTimersByTime(500);
    await tick();
    expect(part('explain')!.textContent).toContain('You win if a tunnel reaches the treasure');
    await fireEvent(window, later(new PointerEvent('pointerup'), 600));
    expect(part('explain')).toBeNull();
    expect(covered()).toBe(true);
    await key('Enter', part('role-card')!);
    expect(part('explain')!.textContent).toContain('You win if');
  });
});

describe('what a role is after', () => {
  const GAMES: [string, string[]][] = [
    ['base', ['digger', 'saboteur', 'greedy']],
    ['tournament', ['digger', 'saboteur', 'greedy']],
    ['duel', ['digger', 'saboteur']],
    ['saboteur2', ['digger_blue', 'digger_green', 'saboteur', 'boss', 'profiteer', 'geologist']],
  ];

  it.each(GAMES)('is told in %s for every role', async (game, roles) => {
    await loadWords();
    for (const role of roles) {
      const aim = aimOf(role, { game, modules: [] }).join(' ');
      expect(aim).toMatch(/You (always )?win\b|You don’t care who wins/);
      expect(aim).toMatch(/You get |You draw /);
      expect(roleCount(role, 2)).not.toContain('×');
    }
  });

  it('differs with the game and with what is added to it', async () => {
    await loadWords();
    const aims = GAMES.map(([game]) => aimOf('saboteur', { game, modules: [] }).join(' '));
    expect(new Set(aims).size).toBe(4);
    const victim = aimOf('digger', { game: 'base', modules: ['greedy_dwarf', 'victim'] });
    expect(victim).toHaveLength(3);
    expect(victim[2]).toContain('broken tool');
    expect(aimOf('digger', { game: 'base', modules: ['treasure_chests:diamond'] })).toHaveLength(1);
    expect(aimOf('boss', { game: 'saboteur2', modules: [] })[1]).toContain('trapped');
    expect(aimOf('curve_ne', { game: 'base', modules: [] })).toEqual([]);
  });
});

describe('the roles in play', () => {
  it('stand in the header, and are told in full when asked for', async () => {
    await sitDown(fixture('Turn'));
    expect(part('roles')!.textContent.trim()).toContain(' 4 diggers, 2 saboteurs (1 stays hidden)');
    await press('roles');
    const told = part('roles-told')!.textContent;
    expect(told).toContain('6 role cards for 5 players: everyone gets one.');
    expect(told).toContain('The one left over stays hidden');
    expect(part('roles')!.title).toContain('6 role cards for 5 players'); // to whoever points there
    expect(told).toContain('You win if the round ends without the treasure.');
  });

  it('are signs with numbers where there are many', async () => {
    const welcome = fixture('Steal');
    expect(welcome.rules!.game).toBe('saboteur2');
    await sitDown(welcome);
    const roles = part('roles')!;
    expect(roles.textContent.replace(/\s+/g, ' ').trim()).toMatch(/ 443211 −\d+$/);
    expect(roles.textContent).toContain('Roles: 4 blue diggers');
    await press('roles');
    expect(part('roles-told')!.textContent).toContain('role pile');
  });

  it('say that no card is left over where none is', async () => {
    const welcome = fixture('Turn');
    const rules = { ...welcome.rules!, spare_roles: 0 };
    await sitDown({ ...welcome, rules });
    expect(part('roles')!.textContent).not.toContain('hidden');
    await press('roles');
    expect(part('roles-told')!.textContent).toContain('No card is left over.');
  });
});
