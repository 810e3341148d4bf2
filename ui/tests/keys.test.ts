// The table by keys: cards, places, the way back, where the keyboard is led.
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import { keysHelp } from '../src/state/keysHelp.svelte.ts';
import type { LessonInfo } from '../src/wire.ts';
import { fixture, key, part, press, question, sitDown } from './table.ts';

describe('keys', () => {
  it('choose, turn, confirm', async () => {
    const played = await sitDown(fixture('Turn'));
    const { options } = played.welcome.prompt!;
    await key('4');
    await press('cell-3,-1');
    await key('r');
    await key('Enter', part('cell-3,-1')!);
    expect(options[played.answered()!]!.text).toBe('dead_n_e_s @ 3,-1 turned');
  });

  it('take every step back without sending anything', async () => {
    const played = await sitDown(fixture('Turn'));
    const first = question();
    await key('4');
    await press('cell-3,-1');
    expect(question()).toContain('Place Dead End');
    await key('Escape');
    await key('Escape');
    expect(question()).toBe(first);
    await key('Enter');
    expect(played.answered()).toBeNull();
  });

  it('leave whoever is writing alone', async () => {
    await sitDown(fixture('Turn'));
    const field = document.createElement('input');
    document.body.append(field);
    await key('4', field);
    expect(part('hand-3')!.getAttribute('aria-pressed')).toBe('false');
    field.remove();
  });

  it('explain the chosen card', async () => {
    await sitDown(fixture('Turn'));
    await key('5');
    await key('?');
    expect(part('explain')!.textContent).toContain('Broken Mine Cart');
    expect(part('explain')!.querySelector('a')!.getAttribute('href')).toBe('/rules#B-30');
    await key('Escape');
    expect(part('explain')).toBeNull();
    expect(part('hand-4')!.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('arrows', () => {
  it('lead from card to card of the hand, which is one stop of the keyboard', async () => {
    await sitDown(fixture('Turn'));
    const stops = () =>
      [...part('hand')!.querySelectorAll('button')].filter((card) => card.tabIndex === 0);
    expect(stops()).toEqual([part('hand-0')]);
    part('hand-0')!.focus();
    await key('ArrowRight', part('hand-0')!);
    expect(document.activeElement).toBe(part('hand-1'));
    await key('ArrowLeft', part('hand-1')!);
    await key('ArrowLeft', part('hand-0')!);
    expect(document.activeElement).toBe(stops()[0]);
    await key('Home', document.activeElement!);
    expect(document.activeElement).toBe(part('hand-0'));
  });

  it('lead up from the hand to what can be chosen, and on from place to place', async () => {
    await sitDown(fixture('Turn'));
    part('hand-3')!.focus();
    await key('ArrowUp', part('hand-3')!);
    expect(document.activeElement).toBe(part('hand-3'));
    await key('4');
    await key('ArrowUp', part('hand-3')!);
    const first = document.activeElement as HTMLElement;
    expect(first.dataset['cell']).toBeDefined();
    expect(first.getAttribute('aria-label')).toMatch(/^Choose .*; (open|dead end) /);
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
      await key(arrow, document.activeElement!);
    }
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    await key('Escape', document.activeElement!);
    await tick();
    expect(document.activeElement).toBe(part('hand-3')); // the places are gone
  });
});

describe('the keyboard', () => {
  it('is led to the question, but not out of a text field', async () => {
    const played = await sitDown(fixture('Turn'));
    expect(document.activeElement).toBe(document.body); // a page begins at its beginning
    await played.askAgain();
    expect(document.activeElement!.id).toBe('asked');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await played.askAgain();
    expect(document.activeElement).toBe(field);
    field.remove();
    part('hand-0')!.focus();
    await played.askAgain();
    expect(document.activeElement!.id).toBe('asked');
    played.connection.prompt = null;
    await tick();
    expect(document.activeElement!.id).toBe('waiting'); // not lost with the question
  });

  it('goes on with the coach where a lesson has no question', async () => {
    const played = await sitDown(fixture('Turn'));
    const lesson: LessonInfo = {
      name: 'base',
      scene: 0,
      step: 3,
      steps: 9,
      kind: 'do',
      key: '',
      at: '',
      seats: [],
    };
    played.connection.lesson = lesson;
    await vi.waitFor(() => expect(part('coach-skip')).not.toBeNull(), 20_000);
    await played.askAgain();
    expect(document.activeElement!.id).toBe('asked');
    played.connection.prompt = null;
    await tick();
    expect(document.activeElement!.id).toBe('waiting');
    played.connection.lesson = { ...lesson, step: 4, kind: 'read' };
    await tick();
    expect(part('waiting')!.textContent).toBe('');
    expect(document.activeElement).toBe(part('coach-next'));
    expect(document.getElementById('waiting')!.hasAttribute('tabindex')).toBe(false);
    played.connection.lesson = { ...lesson, step: 5 };
    await tick();
    expect(document.activeElement!.id).toBe('waiting'); // not lost with the button
  });

  it('finds all keys with H, and can do without single letters', async () => {
    await sitDown(fixture('Turn'));
    await key('h');
    expect(part('keys-dialog')!.textContent).toContain('Esc');
    preferences.keys = false;
    await key('4');
    expect(part('hand-3')!.getAttribute('aria-pressed')).toBe('false');
    preferences.keys = true;
    keysHelp.open = false;
  });

  it('tells the steps of an answer, and each event once', async () => {
    await sitDown(fixture('Turn'));
    const told = () => [...part('told')!.children].map((line) => line.textContent);
    expect(part('called')!.textContent).toContain('Your turn');
    await key('4');
    await press('cell-3,-1');
    expect(told().at(-1)).toContain('3,-1');
  });
});
