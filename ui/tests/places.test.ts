// Places in words: goals by names that hold on every screen, coordinates only for those who want them.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { preferences } from '../src/device/preferences.svelte.ts';
import Claims from '../src/side-panel/Claims.svelte';
import { describe as worded } from '../src/prompts/describe.ts';
import { question } from '../src/prompts/question.ts';
import type { Goal, Option } from '../src/wire.ts';
import { claimSentence, sentence } from '../src/words/log.ts';
import { goalName } from '../src/words/places.ts';
import { changeLanguage, LANGUAGES, loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
beforeEach(() => {
  preferences.plain = preferences.coordinates = false;
});
afterEach(async () => {
  cleanup();
  preferences.coordinates = false;
  await loadWords();
});

const goalsAt = (...rows: number[]): Goal[] => rows.map((row) => ({ cell: [8, row] }));
const THREE = goalsAt(2, -2, 0);
const named = (goals: Goal[]) => goals.map(({ cell }) => goalName(cell, goals, 'short'));

describe('the names of goals', () => {
  it('go by their rows, for three, for five, and for any other number', () => {
    expect(named(THREE)).toEqual(['Lower', 'Upper', 'Middle']);
    expect(named(goalsAt(-4, -2, 0, 2, 4))).toEqual(['Top', 'Upper', 'Middle', 'Lower', 'Bottom']);
    expect(named(goalsAt(-1, 1))).toEqual(['Goal 1', 'Goal 2']);
    expect(goalName([8, 1], goalsAt(-1, 1))).toBe('goal 2 from the top');
  });

  it.each(Object.keys(LANGUAGES))('differ from each other in %s', async (tag) => {
    await changeLanguage(tag);
    for (const form of ['', 'object', 'of', 'short'] as const) {
      const five = goalsAt(-4, -2, 0, 2, 4);
      expect(new Set(five.map(({ cell }) => goalName(cell, five, form))).size).toBe(5);
    }
  });

  it('stay with a goal that has moved away from the start', () => {
    const moved: Goal[] = [...goalsAt(0, 2), { cell: [9, -2] }];
    expect(goalName([9, -2], moved)).toBe('the upper goal');
    expect(goalName([8, -2], moved)).toBe('the upper goal'); // what was said before it moved
    expect(goalName([3, 5], moved)).toBe('a goal');
  });

  it('are in the log, in claims, and in what one is about to do', () => {
    const fields = { seat: 'Ada', cell: '8,-2', second_cell: '8,0' };
    const told = (event: string) => sentence({ event, fields }, ['Ada'], null, { goals: THREE });
    expect(told('MapRead')).toBe('Ada looks at the upper goal.');
    expect(told('GoalsTakenUp')).toContain('picks up the upper goal and the middle goal and');
    expect(claimSentence({ claim: 'treasure', cell: [8, 2] }, [], THREE)).toBe(
      'The treasure is at the lower goal.',
    );
    const { connection } = connect(sample('Turn'));
    const look: Option = { verb: 'map', form: 'cell', text: 'map', cell: [8, 2] };
    expect(worded(connection, look)).toBe('Look at the lower goal');
  });

  it('take the case that a sentence asks for', async () => {
    await changeLanguage('uk');
    const fields = { seat: 'Ада', cell: '8,-2', goal: 'goal_stone' };
    const told = (event: string) => sentence({ event, fields }, ['Ада'], null, { goals: THREE });
    expect(told('MapRead')).toContain('дивиться верхню мету');
    expect(told('GoalTurned')).toContain('дістається верхньої мети');
  });
});

describe('coordinates', () => {
  const laid = {
    event: 'PathLaid',
    fields: { seat: 'Ada', card: 'cross', cell: '3,-1', turned: false },
  };
  const moved = {
    event: 'GoalMoved',
    fields: { seat: 'Ada', cell: '8,-2', new_cell: '9,-2' },
  };

  it.each(Object.keys(LANGUAGES))(
    'are told in %s to those who want them, and to no other',
    async (tag) => {
      await changeLanguage(tag);
      for (const event of [laid, moved]) {
        expect(sentence(event, ['Ada'], null, { goals: THREE })).not.toMatch(/\d,-?\d/);
      }
      const told = (event: typeof laid | typeof moved) =>
        sentence(event, ['Ada'], null, { goals: THREE, coordinates: true });
      expect(told(laid)).toContain('3,-1');
      expect(told(moved)).toContain('8,-2 → 9,-2');
    },
  );

  it('belong to what one is about to do if they are switched on', () => {
    const { connection } = connect(sample('Turn'));
    const lay: Option = {
      verb: 'lay',
      form: 'cell',
      text: 'cross @ 3,-1',
      card: 'cross',
      cell: [3, -1],
    };
    expect(worded(connection, lay)).not.toContain('3,-1');
    expect(worded(connection, lay, true)).toContain('at 3,-1'); // where many are listed
    preferences.coordinates = true;
    expect(worded(connection, lay)).toContain('at 3,-1');
  });
});

describe('whatever people are called', () => {
  const STRANGE = ['none', 'you', 'somebody', 'self', 'nobody'];

  it.each(STRANGE)('%s is asked about, aimed at and spoken of by name', (name) => {
    const welcome = sample('PayToll');
    welcome.view!.seats.forEach((seat, place) => (seat.name = place ? `${name}${place}` : name));
    welcome.you = welcome.view!.seat = 1;
    welcome.prompt = { ...welcome.prompt!, mover: 0 };
    const { connection } = connect(welcome);
    expect(question(connection)).toBe(`Pay the toll for ${name}?`);
    const hit = { verb: 'break', form: 'seat', text: '', card: 'break_pick', seat: 0 };
    expect(worded(connection, hit)).toContain(`on ${name}`);
    expect(claimSentence({ claim: 'suspect', about: 0 }, [name], [])).toBe(`I suspect ${name}.`);
    render(Claims, { connection });
    expect(screen.getByLabelText(`I trust ${name}.`)).toBeTruthy();
  });

  it.each([
    ['ja', 'ほかのプレイヤーの通行料', 'アダさんの通行料'],
    ['ko', '다른 플레이어의 통행료', '아다 님의 통행료'],
  ])('in %s only a name has its honorific', async (tag, unknown, known) => {
    await changeLanguage(tag);
    const welcome = sample('PayToll');
    welcome.view!.seats[0]!.name = tag === 'ja' ? 'アダ' : '아다';
    welcome.history = [];
    welcome.you = welcome.view!.seat = 1;
    const asked = (mover: number | null) => {
      welcome.prompt = { ...welcome.prompt!, mover };
      return question(connect(welcome).connection);
    };
    expect(asked(null)).toContain(unknown);
    expect(asked(0)).toContain(known);
  });
});
