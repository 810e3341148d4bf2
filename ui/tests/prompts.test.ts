// Every kind of decision has its prompt, and every option of it can be reached and sent.
import { screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../src/kit/geometry.ts';
import { describe as worded } from '../src/prompts/describe.ts';
import { KINDS, promptFor } from '../src/prompts/kinds.ts';
import Other from '../src/prompts/Other.svelte';
import type { Option, Welcome } from '../src/wire.ts';
import { hasText, LANGUAGES, loadWords } from '../src/words/texts.svelte.ts';
import { connect } from './fake.svelte.ts';
import { fixture, KINDS_SEEN, part, press, sitDown } from './table.ts';

afterEach(() => vi.useRealTimers());

const has = (name: string) =>
  [...document.getElementsByTagName('button')].some((one) => one.dataset['testid'] === name);

/** Choose an option as a person would: cards, what to do, then its targets. */
async function choose(welcome: Welcome, option: Option): Promise<void> {
  const hand = [...welcome.view!.hand];
  const cards = option.form === 'cards' ? (option.cards ?? []) : option.card ? [option.card] : [];
  if (option.form === 'pick') return press(`keep-${option.card}`);
  for (const [number, card] of cards.entries()) {
    const place = hand.indexOf(card);
    delete hand[place];
    await press(`hand-${place}`);
    if (number === 0 && has(`verb-${option.verb}`)) await press(`verb-${option.verb}`);
  }
  if (option.cell) await press(`cell-${keyOf(option.cell)}`);
  if (option.second) await press(`cell-${keyOf(option.second)}`);
  if (option.side && has(`side-${option.side}`)) await press(`side-${option.side}`);
  if (option.seat != null && option.form !== 'word') await press(`seat-${option.seat}`);
  if (option.payer != null && has(`seat-${option.payer}`)) await press(`seat-${option.payer}`);
  if (option.tool && has(`tool-${option.tool}`)) await press(`tool-${option.tool}`);
  const both = welcome.prompt!.options.some(
    (other) => other.text === option.text.replace(' turned', '') && option.turned,
  );
  if (both) await press('turn');
  if (option.form === 'word') await press(`word-${option.verb}`);
  if (option.form === 'worths') {
    const buttons = screen.getAllByTestId(/^nuggets-/);
    const name = `Take ${option.worths!.join(' + ')} gold`;
    await press(buttons.find((one) => one.getAttribute('aria-label') === name)!.dataset['testid']!);
  }
}

/** Of many that are alike, the first ones and some more; all are reached in choosing.test.ts, without a page. */
function some(options: Option[], first: number, step: number): [number, Option][] {
  const alike =
    ({ verb, form }: Option) =>
    (one: Option) =>
      one.verb === verb && one.form === form;
  return [...options.entries()].filter(
    ([index, option]) =>
      index % step === 0 || options.slice(0, index).filter(alike(option)).length < first,
  );
}

// One page is laid out for all that is done there.
describe.each(KINDS_SEEN)('the prompt of %s', (kind) => {
  const options = fixture(kind).prompt!.options;

  it('has a question of its own, and reaches and sends options by hand and in the list', async () => {
    expect(KINDS).toHaveProperty(kind);
    expect(promptFor(kind)).not.toBe(Other);
    const played = await sitDown(fixture(kind));
    expect(hasText(`ask-${kind}`)).toBe(true);
    expect(part(`prompt-${kind}`)).not.toBeNull();
    const words = document.body.textContent ?? '';
    expect(words).not.toMatch(/\b(ask|do|verb|choose|table|maze|hand|role|card)-[\w-]+/);
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // nothing answers itself meanwhile
    for (const [index, option] of some(options, options.length > 6 ? 3 : 6, 12)) {
      await played.askAgain();
      await choose(played.welcome, option);
      if (!played.welcome.prompt!.window) {
        expect(played.answered(), option.text).toBeNull(); // nothing is sent without confirming
        await press('confirm');
      }
      expect(played.answered(), option.text).toBe(index);
    }
    if (played.welcome.prompt!.window || options.length === 1) return;
    for (const [index, option] of some(options, 1, 12)) {
      await played.askAgain();
      await press('as-list');
      await press(`option-${index}`);
      await press('confirm');
      expect(played.answered(), option.text).toBe(index);
    }
  });
});

it('asks in a plain list what it does not know', async () => {
  const welcome = fixture('CallRound');
  const prompt = { ...welcome.prompt!, kind: 'SomethingNew' };
  const played = await sitDown({ ...welcome, prompt });
  await press('option-1');
  await press('confirm');
  expect(played.answered()).toBe(1);
});

describe.each(Object.keys(LANGUAGES))('an option in %s', (tag) => {
  it.each(['none', 'self', 'other'])('names a payer called %s', async (name) => {
    await loadWords(tag);
    const welcome = fixture('Turn');
    const seats = welcome.view!.seats.map((seat, n) => (n === 1 ? { ...seat, name } : seat));
    const { connection } = connect({ ...welcome, you: 0, view: { ...welcome.view!, seats } });
    const lay: Option = { text: '', verb: 'lay', form: 'cell', card: 'cross', cell: [1, 0] };
    expect(worded(connection, { ...lay, payer: 1 })).toContain(name);
    expect(worded(connection, { ...lay, payer: 0 })).not.toContain(name);
    expect(worded(connection, lay)).not.toContain(name);
    await loadWords();
  });
});
