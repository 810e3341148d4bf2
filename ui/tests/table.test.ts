// The table by mouse and touch: places, windows, what is told; nothing sent too early.
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Marks, marksOf } from '../src/state/marks.svelte.ts';
import { company, fixture, part, press, sitDown } from './table.ts';

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

describe('while others may react', () => {
  const window = company('VetoWindow');
  const { about, mover } = window.prompt!;
  const view = { ...window.view!, asked: null };
  const words = 'Junction'; // the card that is announced there

  it('whoever has announced a card, or allowed it, reads which, after a reload, too', async () => {
    const { connection } = await sitDown({ ...window, prompt: null, view });
    expect(view.announced).toEqual(about);
    expect(part('announced')!.textContent).toContain(words);
    connection.view = { ...view, announced: null, asked: 1 };
    await tick();
    expect(part('announced')).toBeNull();
  });

  it('spectators read it, and who wants to play it', async () => {
    await sitDown({ ...window, prompt: null, you: null, view: { ...view, seat: null } });
    const name = view.seats[mover!]!.name;
    expect(part('ticker')!.textContent).toMatch(new RegExp(`^${name} announces: .*${words}`));
  });

  it('among bots alone it is still the turn of whoever plays the card', async () => {
    const name = view.seats[mover!]!.name;
    const told = () => [part('turn-of'), part('waiting')].map((one) => one!.textContent);
    await sitDown({ ...fixture('VetoWindow'), prompt: null, view });
    expect(told()).toEqual([`${name}’s turn`, `Waiting for ${name}…`]);
    await sitDown({ ...window, prompt: null, view });
    expect(told()).toEqual(['Anyone can react', 'Anyone can react']);
  });
});

it('what one says oneself is not unread', async () => {
  const { connection } = await sitDown(fixture('Turn'));
  const say = async (seat: number) => {
    const talk = { type: 'talk' as const, sequence: 9000, seat, claim: 'trust' as const, about: 0 };
    connection.history = [...connection.history, { sequence: 9000, talk }];
    await tick();
    await tick(); // it is counted, then shown
    return part('tab-talk')!.textContent.trim();
  };
  expect(await say(connection.you!)).toBe('Chat');
  expect(await say((connection.you! + 1) % connection.view!.seats.length)).toBe('Chat 1');
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

it('allows everything for the round if asked to, over the own turn and a reload', async () => {
  let played = await sitDown(fixture('VetoWindow'));
  const index = played.welcome.prompt!.options.findIndex((option) => option.verb === 'let');
  await press('let-all');
  await played.askAgain();
  await press('let-round');
  played.connection.prompt = fixture('Turn').prompt;
  await tick();
  await played.askAgain();
  expect(played.answered()).toBe(index);
  played = await sitDown(fixture('VetoWindow'));
  expect(played.answered()).toBe(index);
  played.connection.view = { ...played.connection.view!, round: 9 };
  await tick();
  await played.askAgain();
  expect(played.answered()).toBeNull();
});

describe('what was told last', () => {
  const claim = { type: 'talk', sequence: 9000, seat: 1, claim: 'trust', about: 0 } as const;

  it('leaves out whom one has muted', async () => {
    const welcome = fixture('Turn');
    const played = await sitDown(welcome);
    const before = part('ticker')!.textContent;
    marksOf({ code: 'TEST', table: null, you: null }).mute(welcome.view!.seats[1]!.name, true);
    played.tell({ ...claim, text: '' });
    await tick();
    expect(part('ticker')!.textContent).toBe(before);
    marksOf({ code: 'TEST', table: null, you: null }).mute(welcome.view!.seats[1]!.name, false);
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
    expect(part('ticker')!.textContent).toContain('your mine cart');
  });
});

it('says that the game rests while none of its people is there', async () => {
  const welcome = fixture('Turn');
  const seats = welcome.table.seats.map((seat) => ({ ...seat, present: seat.kind === 'bot' }));
  const view = { ...welcome.view!, seat: null, hand: [], role: null };
  await sitDown({ ...welcome, table: { ...welcome.table, seats }, you: null, prompt: null, view });
  expect(part('turn-of')!.textContent).toContain('Paused');
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
  marksOf({ code: 'TEST', table: null, you: null }).suspect('Ada', 'saboteur');
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
