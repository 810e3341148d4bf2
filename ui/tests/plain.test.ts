// The table in words: every kind of decision is answered by name and by keys; nothing is told twice.
import { fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardsOf } from '../src/text-view/narrowing.svelte.ts';
import PlainTable from '../src/text-view/PlainTable.svelte';
import { preferences } from '../src/device/preferences.svelte.ts';
import type { Option, Welcome } from '../src/wire.ts';
import { changeLanguage, LANGUAGES } from '../src/words/texts.svelte.ts';
import { company, fixture, KINDS_SEEN, part, type Played, sitDown } from './table.ts';

const TURNS = import.meta.glob<string>('../fixtures/turns/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const turn = (number: string) => JSON.parse(TURNS[`../fixtures/turns/${number}.json`]!) as Welcome;

const choices = () =>
  [...(part('choices')?.getElementsByTagName('button') ?? [])] as HTMLButtonElement[];
const names = () => choices().map((button) => button.textContent!.trim());
const key = async (name: string, on: Element = document.activeElement!) => {
  await fireEvent.keyDown(on, { key: name });
  await tick();
};

/** Whether a line leads to an option, as its words say. */
function leads(button: HTMLButtonElement, option: Option, index: number, chosen: string[]) {
  const { part: kind, value, index: whole } = button.dataset;
  if (whole !== undefined) return Number(whole) === index;
  if (kind === 'card') return cardsOf(option).includes(value!);
  if (kind === 'more') {
    const left = [...cardsOf(option)];
    for (const card of chosen) left.splice(left.indexOf(card), 1);
    return left.includes(value!);
  }
  if (kind === 'turned') return value === (option.turned ? 'yes' : 'no');
  return String(option[kind as 'verb']) === value;
}

/** Answer with an option by keys alone; the keyboard is led from step to step. */
async function answer(played: Played, option: Option, index: number): Promise<void> {
  const chosen: string[] = [];
  for (let step = 0; step < 6; step++) {
    const lines = choices();
    const line = lines.find((button) => leads(button, option, index, chosen));
    if (!line) throw new Error(`no ${option.text} among ${names().join(' | ')}`);
    for (let moved = 0; document.activeElement !== line && moved <= lines.length; moved++) {
      await key('ArrowDown');
    }
    expect(document.activeElement).toBe(line);
    if (line.dataset['part'] === 'card' || line.dataset['part'] === 'more') {
      chosen.push(line.dataset['value']!);
    }
    (document.activeElement as HTMLElement).click(); // what Enter does on a button
    await tick();
    await tick();
    if (line.dataset['index'] !== undefined) break;
  }
  if (played.welcome.prompt!.window) return;
  expect(played.answered(), option.text).toBeNull(); // nothing is sent without confirming
  expect(document.activeElement).toBe(part('confirm'));
  expect(part('deed')!.textContent!.trim()).not.toBe('');
  (document.activeElement as HTMLElement).click();
  await tick();
}

afterEach(() => {
  vi.useRealTimers();
  preferences.plain = false;
});

describe.each(KINDS_SEEN)('the question of %s in words', (kind) => {
  it('is answered with every option by keys', async () => {
    const played = await sitDown(fixture(kind), PlainTable);
    expect(part(`prompt-${kind}`)).not.toBeNull();
    if (part('deed')) return; // the only answer; ui/tests/answering.test.ts confirms it
    for (const [index, option] of played.welcome.prompt!.options.entries()) {
      if (index > 9 && index % 5) continue; // of very many, some
      await played.askAgain();
      await tick();
      await answer(played, option, index);
      expect(played.answered(), option.text).toBe(index);
    }
  });

  it('has lines that are told apart, and no key in place of a text', async () => {
    await sitDown(fixture(kind), PlainTable);
    expect(new Set(names()).size).toBe(names().length);
    expect(document.body.textContent).not.toMatch(/\b(ask|do|verb|plain|keys|maze|role)-[\w-]+/);
  });
});

describe('names of what can be pressed', () => {
  const buttons = () =>
    [...document.getElementsByTagName('button')]
      .filter((one) => !one.closest('dialog'))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent!.trim());

  it.each(Object.keys(TURNS))('are all different at %s, at each step', async (path) => {
    const played = await sitDown(JSON.parse(TURNS[path]!) as Welcome, PlainTable);
    const walk = async (depth: number): Promise<void> => {
      const all = buttons();
      expect(all.filter((name) => !name)).toEqual([]);
      if (new Set(all).size < all.length)
        expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
      if (depth > 2) return;
      for (let place = 0; ; place++) {
        const line = choices()[place];
        if (!line) break;
        if (line.dataset['index'] !== undefined) continue;
        line.click();
        await tick();
        await tick();
        await walk(depth + 1);
        part('back')!.click();
        await tick();
        await tick();
      }
    };
    await walk(0);
    expect(played.answered()).toBeNull();
  });
});

describe('a long list', () => {
  it('is parted by card, then by what is done, and steps back to where it was', async () => {
    await sitDown(turn('19'), PlainTable);
    expect(choices().length).toBeLessThan(12);
    const before = names();
    await key('2', part('question')!);
    expect(part('chosen')!.textContent).toContain(before[1]!.replace(/: \d+ choices?$/, ''));
    expect(document.activeElement).toBe(choices()[0]);
    await key('Escape');
    await tick();
    expect(names()).toEqual(before);
    expect(document.activeElement).toBe(choices()[1]);
  });
});

describe('the maze by rows', () => {
  it('names places, cards as they lie, and what is known of goals', async () => {
    await sitDown(fixture('Turn'), PlainTable);
    expect(part('row-0')!.textContent).toMatch(/0,0: Start[^;]*; open left, right, up, down/);
    const hidden = [...document.querySelectorAll('#maze li')].filter((line) =>
      line.textContent!.includes('goal, face down'),
    );
    expect(hidden).toHaveLength(3);
  });

  it('names the places for the card that is chosen', async () => {
    const { welcome } = await sitDown(fixture('Turn'), PlainTable);
    expect(part('legal')).toBeNull();
    await key('1', part('question')!);
    const card = choices().length && part('chosen')!.textContent!;
    expect(card).toBeTruthy();
    const first = welcome.prompt!.options.find((option) => option.cell)!;
    expect(part('legal')!.textContent).toContain(first.cell!.join(','));
  });
});

describe('the own role', () => {
  it('is hidden until it is asked for, unless one plays against bots', async () => {
    await sitDown(fixture('Turn'), PlainTable);
    expect(part('own-role')!.textContent).toContain('You win if');
    const { welcome } = await sitDown(company('Turn'), PlainTable);
    expect(welcome.view!.role).toBeTruthy();
    expect(part('own-role')).toBeNull();
    screen.getByRole('button', { name: 'Show my role' }).click();
    await tick();
    expect(part('own-role')!.textContent).toMatch(/Digger|Saboteur/);
    screen.getByRole('button', { name: 'Hide my role' }).click();
    await tick();
    expect(part('own-role')).toBeNull();
  });
});

describe('what is told of its own accord', () => {
  const told = () => [...part('told')!.children].map((line) => line.textContent);

  function update(played: Played, sequence: number, cell: string) {
    const { view, prompt, lesson } = played.welcome;
    const event = { event: 'MapRead', fields: { seat: 'Bo', cell } };
    played.tell({
      type: 'update',
      sequence,
      events: [event],
      view: view!,
      prompt,
      clock: null,
      ending: null,
      intermission: null,
      holder: null,
      lesson,
    });
  }

  it('is every event once, whatever is drawn again', async () => {
    const played = await sitDown(fixture('Turn'), PlainTable);
    expect(told()).toEqual([]); // what is old is read in the log
    update(played, 900, '8,0');
    await tick();
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('Bo');
    update(played, 901, '8,2');
    await tick();
    expect(told()).toHaveLength(2);
    // the line was lost and is back: everything comes again
    played.tell({ ...played.welcome, sequence: 902, history: played.connection.history });
    await tick();
    await changeLanguage('en');
    await tick();
    expect(told()).toHaveLength(2);
  });

  it('calls at once when one is asked, and takes it back', async () => {
    const played = await sitDown(fixture('Turn'), PlainTable);
    expect(part('called')!.textContent).toContain('Your turn');
    expect(part('called')!.getAttribute('aria-live')).toBe('assertive');
    played.connection.prompt = null;
    await tick();
    expect(part('called')!.textContent!.trim()).toBe('');
  });

  it('is the clock when little time is left', async () => {
    vi.useFakeTimers();
    const welcome = fixture('Turn');
    await sitDown(
      { ...welcome, clock: { left: 45_000, total: 60_000, seat: welcome.you } },
      PlainTable,
    );
    await vi.advanceTimersByTimeAsync(16_000);
    expect(told()).toEqual(['You have 30 seconds left']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told()).toContain('You have 10 seconds left');
  });

  it('leaves out who is muted, and waits behind a dialog', async () => {
    const played = await sitDown(fixture('Turn'), PlainTable);
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    update(played, 900, '8,0');
    await tick();
    expect(told()).toEqual([]);
    dialog.remove();
    document.dispatchEvent(new Event('close'));
    await new Promise((done) => setTimeout(done));
    await tick();
    expect(told()).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  it('is led to the question, but not out of a text field', async () => {
    const played = await sitDown(fixture('Turn'), PlainTable);
    expect(document.activeElement!.id).toBe('asked-heading');
    const field = screen.getByLabelText('Say something to everyone');
    field.focus();
    await played.askAgain();
    expect(document.activeElement).toBe(field);
    screen.getByRole('button', { name: 'Hide my role' }).focus();
    await played.askAgain();
    expect(document.activeElement!.id).toBe('asked-heading');
  });
});

describe('talk in words', () => {
  it('says and claims', async () => {
    const played = await sitDown(fixture('Turn'), PlainTable);
    const sent = vi.spyOn(played.connection, 'send');
    const field = screen.getByLabelText<HTMLInputElement>('Say something to everyone');
    await fireEvent.input(field, { target: { value: 'hello' } });
    await fireEvent.submit(field.form!);
    expect(sent).toHaveBeenLastCalledWith({ type: 'say', text: 'hello' });
    const claims = part('claims') as HTMLSelectElement;
    const sentence = [...claims.options].find((one) => one.value.startsWith('I suspect'))!;
    await fireEvent.change(claims, { target: { value: sentence.value } });
    await fireEvent.submit(claims.form!);
    expect(sent.mock.lastCall![0]).toMatchObject({ type: 'claim', claim: 'suspect' });
  });
});

describe('the players in words', () => {
  it('tell cards, broken tools, marks', async () => {
    const welcome = fixture('Turn');
    const seats = welcome.view!.seats.map((seat, number) =>
      number === 1 ? { ...seat, tools: ['lantern', 'trapped'] } : seat,
    );
    await sitDown({ ...welcome, view: { ...welcome.view!, seats } }, PlainTable);
    const line = part('player-1')!;
    expect(line.textContent).toMatch(
      /Bo.*: .*cards in hand; broken: lantern; in front of this player: trapped/,
    );
    const mark = within(line).getByLabelText('My mark for Bo');
    await fireEvent.change(mark, { target: { value: 'saboteur' } });
    expect(line.textContent).toContain('My mark: saboteur');
  });
});

it('watchers read the same table without a question or a hand', async () => {
  const welcome = fixture('Turn');
  const view = { ...welcome.view!, seat: null, role: null, hand: [] };
  await sitDown({ ...welcome, you: null, view, prompt: null }, PlainTable);
  expect(part('turn-of')!.textContent).toContain('You’re watching');
  expect(part('no-prompt')).toBeNull();
  expect(screen.queryByText('Your hand')).toBeNull();
  expect(part('row-0')).not.toBeNull();
});

it.each(Object.keys(LANGUAGES))('speaks %s without a missing text', async (language) => {
  await sitDown(turn('19'), PlainTable);
  await changeLanguage(language);
  await tick();
  expect(document.body.textContent).not.toMatch(/\b(plain|keys|ask|choose|table)-[a-z]/);
  expect(document.body.textContent!.includes('Your turn')).toBe(language === 'en');
  await changeLanguage('en');
});
