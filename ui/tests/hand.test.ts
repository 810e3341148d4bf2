// The own hand: what can be used, and what is collected.
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fixture, part, press, question, sitDown } from './table.ts';

describe('the hand', () => {
  it('greys what cannot be used', async () => {
    await sitDown(fixture('LayPath'));
    expect(part('hand-2')!.getAttribute('aria-disabled')).toBe('true');
    await press('hand-2');
    expect(part('hand-2')!.getAttribute('aria-pressed')).toBe('false');
  });

  it('explains a card that is held, until it is dragged after all', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    document.elementsFromPoint ??= () => [];
    await sitDown(fixture('Turn'));
    const finger = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 50 };
    await fireEvent.pointerDown(part('hand-0')!, { ...finger, clientY: 500 });
    vi.advanceTimersByTime(500);
    await tick();
    expect(part('explain')).not.toBeNull();
    await fireEvent.pointerMove(window, { ...finger, clientY: 400 });
    expect(part('explain')).toBeNull();
    await fireEvent.pointerUp(window, { ...finger, clientY: 400 });
    vi.advanceTimersByTime(1); // the click that would follow a drag is over
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
