// The own hand: what can be used, and what is collected.
import { describe, expect, it } from 'vitest';
import { fixture, part, press, question, sitDown } from './table.ts';

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
