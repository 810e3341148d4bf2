// The table by mouse, touch and keys: hand, role, explanations, targets; nothing sent too early.
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { preferences } from '../src/preferences.svelte.ts';
import { keysHelp } from '../src/table/keysHelp.svelte.ts';
import { Marks, marksOf } from '../src/table/side/marks.svelte.ts';
import type { LessonInfo } from '../src/wire.ts';
import { fixture, part, press, sitDown } from './table.ts';

const key = async (name: string, on: Element = document.body) => {
  await fireEvent.keyDown(on, { key: name });
  await tick();
};
const question = () => part('question')?.textContent?.trim();

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
    expect(question()).toContain('3,-1');
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
    expect(part('explain')!.textContent).toContain('Broken cart');
    expect(part('explain')!.textContent).not.toMatch(/[A-Z]-\d/); // no numbers of rules
    await key('Escape');
    expect(part('explain')).toBeNull();
    expect(part('hand-4')!.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a second tap on a place', () => {
  it('turns the card where both ways are possible', async () => {
    const played = await sitDown(fixture('Turn'));
    const { options } = played.welcome.prompt!;
    await press('hand-3');
    await press('cell-0,2');
    await press('cell-0,2');
    await press('confirm');
    expect(options[played.answered()!]!.text).toBe('dead_n_e_s @ 0,2 turned');
  });

  it('does nothing where only one is', async () => {
    const played = await sitDown(fixture('Turn'));
    const { options } = played.welcome.prompt!;
    await press('hand-0');
    await press('cell-0,2');
    await press('cell-0,2');
    await press('confirm');
    expect(options[played.answered()!]!.text).toBe('curve_nw @ 0,2');
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
    await vi.waitFor(() => expect(part('coach-skip')).not.toBeNull());
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

describe('the role', () => {
  const covered = () => !part('role-card')!.querySelector('[data-role]');

  it('is covered until it is held', async () => {
    await sitDown(fixture('Turn'));
    expect(covered()).toBe(true);
    expect(part('role-card')!.textContent).not.toContain('Digger');
    await fireEvent.pointerDown(part('role-card')!, { button: 0 });
    expect(covered()).toBe(false);
    await new Promise((done) => setTimeout(done, 320));
    await fireEvent.pointerUp(window);
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
    expect(part('role-card')!.textContent).toContain('Look!');
    await fireEvent.keyDown(part('role-card')!, { key: 'Enter' });
    expect(covered()).toBe(false);
    connection.view = { ...connection.view!, round: connection.view!.round + 1 };
    await tick();
    expect(covered()).toBe(true);
    await fireEvent.keyDown(part('role-card')!, { key: 'Enter' });
    await fireEvent.keyDown(part('role-card')!, { key: 'Enter' });
    expect(part('role-card')!.textContent).not.toContain('Look!');
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

it('a new question forgets what was chosen', async () => {
  const played = await sitDown(fixture('Turn'));
  await press('hand-3');
  await press('cell-0,2');
  await played.askAgain();
  expect(part('confirm')).toBeNull();
  expect(part('hand-3')!.getAttribute('aria-pressed')).toBe('false');
});

it('a window offers everybody the same answers', async () => {
  const welcome = fixture('VetoWindow');
  await sitDown(welcome);
  expect(part('word-let')!.hasAttribute('disabled')).toBe(false);
  expect(part('word-veto')!.hasAttribute('disabled')).toBe(true);
  expect(part('confirm')).toBeNull();
});

it('lets everything be until another decision, if asked to', async () => {
  const played = await sitDown(fixture('VetoWindow'));
  const index = played.welcome.prompt!.options.findIndex((option) => option.verb === 'let');
  await press('let-all');
  expect(played.answered()).toBe(index);
  await played.askAgain();
  expect(played.answered()).toBe(index);
  expect(part('prompt-VetoWindow')).toBeNull();
  await press('let-end');
  await played.askAgain();
  expect(played.answered()).toBeNull();
  await press('let-all');
  played.connection.prompt = fixture('Turn').prompt;
  await tick();
  await played.askAgain();
  expect(part('prompt-VetoWindow')).not.toBeNull();
});

describe('what was told last', () => {
  const claim = { type: 'talk', sequence: 9000, seat: 1, claim: 'trust', about: 0 } as const;

  it('leaves out whom one has muted', async () => {
    const welcome = fixture('Turn');
    const played = await sitDown(welcome);
    const before = part('ticker')!.textContent;
    marksOf('TEST').mute(welcome.view!.seats[1]!.name, true);
    played.tell({ ...claim, text: '' });
    await tick();
    expect(part('ticker')!.textContent).toBe(before);
    marksOf('TEST').mute(welcome.view!.seats[1]!.name, false);
    await tick();
    expect(part('ticker')!.textContent).toContain('I trust');
  });

  it('is on the own turn what was done to oneself', async () => {
    const welcome = fixture('Turn');
    const names = welcome.view!.seats.map((seat) => seat.name);
    const own = names[welcome.you!]!;
    const other = names.find((name) => name !== own)!;
    const broken = { seat: other, target: own, card: 'break_cart', tool: 'cart' };
    const passed = { seat: other, count: 1 };
    const history = [
      ...welcome.history,
      { sequence: 900, event: { event: 'ToolBroken', fields: broken } },
      { sequence: 901, event: { event: 'CardsPassed', fields: passed } },
    ];
    await sitDown({ ...welcome, history });
    expect(part('ticker')!.textContent).toContain('your cart');
  });
});

it('says that the game rests while none of its people is there', async () => {
  const welcome = fixture('Turn');
  const seats = welcome.table.seats.map((seat) => ({ ...seat, present: seat.kind === 'bot' }));
  const view = { ...welcome.view!, seat: null, hand: [], role: null };
  await sitDown({ ...welcome, table: { ...welcome.table, seats }, you: null, prompt: null, view });
  expect(part('turn-of')!.textContent).toContain('rests');
});

it('asks whether to break off when others want it, until that is put aside', async () => {
  const welcome = fixture('Turn');
  const other = welcome.you === 0 ? 1 : 0;
  const seats = welcome.table.seats.map((seat, number) => ({ ...seat, abort: number === other }));
  const table = { ...welcome.table, phase: 'playing' as const, seats };
  await sitDown({ ...welcome, table });
  expect(part('abort-wish')!.textContent).toContain(seats[other]!.name);
  await press('abort-not');
  expect(part('abort-wish')).toBeNull();
  await sitDown({ ...welcome, table: { ...table, seats: welcome.table.seats } });
  expect(part('abort-wish')).toBeNull();
});

it('nobody is to play once a game is broken off', async () => {
  const welcome = fixture('Turn');
  await sitDown({ ...welcome, table: { ...welcome.table, phase: 'over' }, prompt: null });
  expect(part('turn-of')!.textContent).toBe('The game is over');
  expect(part('waiting')!.textContent).toBe('The game is over');
  expect(document.querySelector('.player.asked')).toBeNull();
});

it('what is said before the game stays with whoever said it when seats move', async () => {
  const { table, rules } = fixture('Turn');
  const played = await sitDown(fixture('Turn'));
  const lobby = { ...table, phase: 'lobby' as const };
  const bare = { view: null, prompt: null, ending: null, clock: null, history: [], you: 0 };
  played.tell({ ...fixture('Turn'), ...bare, rules, table: lobby });
  played.tell({ type: 'talk', sequence: 1, seat: 1, text: 'hello' });
  expect(played.connection.history.at(-1)!.by).toBe(table.seats[1]!.name);
});

it('keeps suspicions for the round in which they were marked', async () => {
  const welcome = fixture('Turn');
  await sitDown(welcome);
  marksOf('TEST').suspect('Ada', 'saboteur');
  await sitDown(welcome); // as after a reload
  expect(new Marks('TEST').suspicion('Ada')).toBe('saboteur');
  await sitDown({ ...welcome, view: { ...welcome.view!, round: welcome.view!.round + 1 } });
  expect(new Marks('TEST').suspicion('Ada')).toBeNull();
});

it('spectators see the maze and nothing to answer', async () => {
  const welcome = fixture('Turn');
  const view = { ...welcome.view!, seat: null, hand: [], role: null };
  await sitDown({ ...welcome, you: null, prompt: null, view });
  expect(part('maze')).not.toBeNull();
  expect(part('hand')).toBeNull();
  expect(part('role-card')).toBeNull();
});
