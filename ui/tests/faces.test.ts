// Faces: every number is drawn, names have the faces the server gives them, one's own is chosen.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEARDS } from '../src/art/faces/beards.ts';
import Face from '../src/art/faces/Face.svelte';
import { HATS } from '../src/art/faces/hats.ts';
import { HEADS } from '../src/art/faces/heads.ts';
import { COLOURS } from '../src/art/faces/pens.ts';
import { preferences } from '../src/device/preferences.svelte.ts';
import FacePicker from '../src/lobby/FacePicker.svelte';
import { areAlike, FACES, faceOf, faceWith, looksOf, MANY } from '../src/server/faces.ts';
import { loadWords } from '../src/words/texts.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

describe('faces', () => {
  it('have as many parts as the numbers say', () => {
    expect([HATS, BEARDS, HEADS, COLOURS].map((parts) => parts.length)).toEqual(
      Array(4).fill(MANY),
    );
    for (const face of [0, 143, 1728, 17_017, FACES - 1]) {
      expect(faceWith(looksOf(face))).toBe(face);
    }
    expect(looksOf(FACES)).toEqual(looksOf(0));
    expect(looksOf(Number.NaN)).toEqual(looksOf(0));
  });

  it('are told apart by hat and beard, not by colour', () => {
    const looks = { hat: 3, beard: 5, head: 1, colour: 2 };
    const face = faceWith(looks);
    expect(areAlike(face, faceWith({ ...looks, head: 2, colour: 9 }))).toBe(true);
    expect(areAlike(face, faceWith({ ...looks, hat: 4 }))).toBe(false);
    expect(areAlike(face, faceWith({ ...looks, beard: 4 }))).toBe(false);
  });

  it('go with names as on the server: tests/tables/test_faces.py', () => {
    expect([faceOf('Ada'), faceOf('Bo')]).toEqual([3805, 15609]);
    expect(faceOf('Зоя')).toBe(16301);
  });

  it('are drawn with few shapes and no filters, whatever the parts', () => {
    for (let part = 0; part < MANY; part++) {
      const face = faceWith({ hat: part, beard: part, head: part, colour: part });
      const { container } = render(Face, { face, bot: part % 2 === 0 });
      const shapes = container.querySelectorAll('path, circle, rect');
      expect(shapes.length).toBeGreaterThan(8);
      expect(shapes.length).toBeLessThan(28);
      expect(container.innerHTML).not.toMatch(/filter|undefined|NaN/);
      cleanup();
    }
  });
});

describe('the picker', () => {
  const face = faceWith({ hat: 0, beard: 1, head: 2, colour: 3 });
  const other = faceWith({ hat: 1, beard: 1, head: 7, colour: 7 });
  beforeEach(() => (preferences.face = undefined));

  it('turns one part after the other, and remembers what was chosen', async () => {
    const onchoose = vi.fn();
    render(FacePicker, { open: true, face, others: [], onchoose });
    await fireEvent.click(screen.getByTestId('face-hat-previous'));
    await fireEvent.click(screen.getByTestId('face-colour-next'));
    await fireEvent.click(screen.getByTestId('face-keep'));
    const chosen = faceWith({ hat: 11, beard: 1, head: 2, colour: 4 });
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(chosen);
    expect(preferences.face).toBe(chosen);
  });

  it('keeps nobody’s face but one’s own', async () => {
    render(FacePicker, { open: true, face, others: [other], onchoose: vi.fn() });
    expect(screen.queryByTestId('face-taken')).toBeNull();
    await fireEvent.click(screen.getByTestId('face-hat-next'));
    expect(screen.getByTestId('face-taken').textContent).toContain('hat');
    expect((screen.getByTestId('face-keep') as HTMLButtonElement).disabled).toBe(true);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await fireEvent.click(screen.getByTestId('face-lot'));
    expect(screen.queryByTestId('face-taken')).toBeNull();
  });
});
