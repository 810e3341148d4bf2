// Cards that are dragged from the hand: where they fall, and what is asked then.
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { targetAt } from '../src/table/dragging.ts';
import { fixture, part, press, sitDown } from './table.ts';

const question = () => part('question')?.textContent?.trim();

describe('a card dragged from the hand', () => {
  async function drag(card: string, onto: Element | null): Promise<void> {
    document.elementsFromPoint = () => (onto ? [onto] : []);
    const from = { pointerId: 1, button: 0, clientX: 0, clientY: 0 };
    await fireEvent.pointerDown(part(card)!, from);
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 60, clientY: 60 });
    await tick();
    if (onto) expect(onto.hasAttribute('data-over')).toBe(true);
    if (onto?.getAttribute('data-testid')) {
      document.elementsFromPoint = () => [part(onto.getAttribute('data-testid')!)!];
    }
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 60, clientY: 60 });
    expect(document.querySelector('[data-over]')).toBeNull();
    await new Promise((done) => setTimeout(done));
  }

  it('goes to a player', async () => {
    const played = await sitDown(fixture('Turn'));
    await drag('hand-4', part('player-1'));
    expect(question()).toBe('Play Broken Mine Cart on Bo');
    await press('confirm');
    expect(played.welcome.prompt!.options[played.answered()!]!.text).toBe('break_cart > Bo');
  });

  it('goes to the discard pile', async () => {
    await sitDown(fixture('Turn'));
    await drag('hand-4', part('discard'));
    expect(question()).toBe('Discard Broken Mine Cart');
  });

  it('falls on what is seen, and through nothing that covers the maze', async () => {
    await sitDown(fixture('Turn'));
    await press('hand-3');
    const place = part('cell-3,-1')!;
    const maze = part('maze')!;
    const at = (...elements: Element[]) => {
      document.elementsFromPoint = () => [...elements, document.body];
      return targetAt(5, 5);
    };
    expect(at(place, maze)).toEqual({ cell: [3, -1] });
    expect(at(part('maze-all')!, place, maze)).toBeNull();
    expect(at(part('question')!, maze)).toBeNull();
    expect(at(maze.querySelector('svg')!, maze)).toHaveProperty('cell');
  });

  it('that has no use asks why only where it is dropped on something', async () => {
    const { connection } = await sitDown(fixture('LayPath'));
    const asked = vi.spyOn(connection, 'askWhy');
    await drag('hand-2', null);
    expect(asked).not.toHaveBeenCalled();
    await drag('hand-2', part('player-1'));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stays chosen when it is dropped elsewhere', async () => {
    const played = await sitDown(fixture('Turn'));
    await drag('hand-4', null);
    expect(part('hand-4')!.getAttribute('aria-pressed')).toBe('true');
    expect(played.answered()).toBeNull();
  });
});
