// The own hand and role card: what is new, what is covered, and where the keyboard stays.
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { fixture, key, part, press, question, sitDown } from './table.ts';

describe('the hand', () => {
  it('greys what cannot be used', async () => {
    await sitDown(fixture('LayPath'));
    expect(part('hand-2')!.getAttribute('aria-disabled')).toBe('true');
    await press('hand-2');
    expect(part('hand-2')!.getAttribute('aria-pressed')).toBe('false');
  });

  it('collects three cards in the duel', async () => {
    const played = await sitDown(fixture('DuelTurn'));
    await press('hand-0');
    await press('verb-pass');
    expect(question()).toBe('Choose 2 more cards');
    await press('hand-4');
    expect(part('confirm')!.hasAttribute('disabled')).toBe(true);
    await press('hand-5');
    await press('confirm');
    const { options } = played.welcome.prompt!;
    expect(options[played.answered()!]!.cards).toEqual([
      'curve_ne',
      'fix_pick',
      'fix_lantern_cart',
    ]);
  });
});

/** An event that comes so many milliseconds later than it does. */
function later(event: Event, passed: number): Event {
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + passed });
  return event;
}

describe('the role', () => {
  const covered = () => !part('role-card')!.querySelector('[data-role]');

  it('is covered until it is held', async () => {
    await sitDown(fixture('Turn'));
    expect(covered()).toBe(true);
    expect(part('role-card')!.textContent).not.toContain('Digger');
    await fireEvent.pointerDown(part('role-card')!, { button: 0 });
    expect(covered()).toBe(false);
    await fireEvent(window, later(new PointerEvent('pointerup'), 320));
    expect(covered()).toBe(true);
  });

  it('stays open when it is tapped, until it is tapped again', async () => {
    await sitDown(fixture('Turn'));
    for (const now of [false, true]) {
      await fireEvent.pointerDown(part('role-card')!, { button: 0 });
      await fireEvent.pointerUp(window);
      expect(covered()).toBe(now);
    }
  });

  it('is covered again in the next round, though it is the same one', async () => {
    const { connection } = await sitDown(fixture('Turn'));
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
    const { connection } = await sitDown(fixture('Turn'));
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
    const { connection } = await sitDown(fixture('Turn'));
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

  it('is covered again when the page is left', async () => {
    await sitDown(fixture('Turn'));
    await key('Enter', part('role-card')!);
    expect(covered()).toBe(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await fireEvent(document, new Event('visibilitychange'));
    expect(covered()).toBe(true);
    vi.restoreAllMocks();
  });
});
