// A space where a card doesn't fit says why: to a mouse that rests there, and to the keyboard.
import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import { elapse, sit } from './asked.ts';
import { fixture, part, type Played, press } from './table.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  preferences.way = 'auto';
});

describe('a place that can’t be chosen', () => {
  const explain = async ({ connection }: Played) => {
    connection.because = { type: 'because', sequence: 1, id: '', why: { code: 'lay-alone' } };
    await tick();
  };

  it('explains itself to the keyboard, cell by cell', async () => {
    preferences.way = 'across';
    const played = await sit(fixture('Turn'));
    const asked = vi.spyOn(played.connection, 'askWhy');
    const maze = part('maze')!;
    await fireEvent.keyDown(maze, { key: 'ArrowUp', shiftKey: true });
    expect(asked).not.toHaveBeenCalled(); // no card is chosen
    await press('hand-0');
    const [first] = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
    first!.focus();
    const [column, row] = first!.dataset['cell']!.split(',').map(Number) as [number, number];
    for (let steps = 0; steps < 9 && !asked.mock.calls.length; steps++) {
      await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp', shiftKey: true });
    }
    const [about] = asked.mock.calls.at(-1)!;
    expect(about).toMatchObject({ card: 'curve_nw', cell: [column, expect.any(Number) as number] });
    expect(about.cell![1]).toBeLessThan(row);
    await explain(played);
    expect(part('why')).not.toBeNull();
    expect(document.querySelector(`[data-doubted="${about.cell!.join(',')}"]`)).not.toBeNull();
  });

  it('explains itself to a mouse that rests beside the maze, until it goes on', async () => {
    const played = await sit(fixture('Turn'));
    const asked = vi.spyOn(played.connection, 'askWhy');
    await press('hand-0');
    const maze = part('maze')!;
    // in jsdom the maze has no size: one pixel is some part of a cell
    const over = (x: number, y: number) =>
      fireEvent.pointerMove(maze, { clientX: x, clientY: y, pointerType: 'mouse' });
    for (let x = -2000; x < 2000 && !asked.mock.calls.length; x += 10) {
      await over(x, 0);
      await elapse(700);
    }
    const [about] = asked.mock.calls[0]!;
    expect(about.cell).toBeDefined();
    await explain(played);
    expect(part('why')).not.toBeNull();
    await fireEvent.pointerLeave(maze);
    await tick();
    expect(part('why')).toBeNull();
  });
});
