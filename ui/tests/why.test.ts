// Why can't I? Greyed cards ask, answers are told in words; rules are searched in any language.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalText } from '../src/server/errors.ts';
import OwnCards from '../src/text-view/OwnCards.svelte';
import { Choosing } from '../src/prompts/choosing.svelte.ts';
import PromptBar from '../src/prompts/PromptBar.svelte';
import { reasonText } from '../src/words/reasons.ts';
import { reading } from '../src/rulebook/reading.svelte.ts';
import { hasWords, pieces, soughtWords } from '../src/rulebook/search.ts';
import Hand from '../src/table/Hand.svelte';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';
import { wideScreen } from './table.ts';

beforeAll(() => {
  wideScreen();
  return loadWords('en', ['reasons']);
});
afterEach(() => {
  cleanup();
  reading.close();
});

const inner = { code: 'lay-forbidden', rules: ['B-25'], values: { tools: ['pick', 'cart'] } };

describe('reasons', () => {
  it('are put into words by their code, with reasons within them', async () => {
    const why = { code: 'line', rules: ['B-25'], values: { line: 3, why: inner } };
    expect(reasonText(why)).toMatch(/^Line 3: no path cards while .*: [^:]+, [^:]+\.$/);
    await loadWords('ja', ['reasons']);
    expect(reasonText(why)).toMatch(/^3行目：.*：つるはし、トロッコ。$/);
    await loadWords('en', ['reasons']);
  });

  it('are told as the server says them where there is no text', () => {
    expect(reasonText(null, 'the duel is for 2 players (D-1)')).toBe('The duel is for 2 players.');
    expect(reasonText({ code: 'of-a-newer-server' }, 'so it is')).toBe('So it is.');
  });

  it('of a refusal are in the language of the page even before their texts have come', async () => {
    await loadWords('uk');
    expect(refusalText('not_host', 'only the host can do that')).toMatch(/^Це може .*\.$/);
    expect(refusalText('incompatible', 'these are apart', inner)).toMatch(/^Ці налаштування .*\.$/);
    await loadWords('en', ['reasons']);
    expect(refusalText('incompatible', 'these are apart', inner)).toMatch(
      /^No path cards while .*\.$/,
    );
  });
});

describe('a search', () => {
  it('finds every word, whatever its case and accents', () => {
    expect(hasWords('O túnel leva à carta inicial', soughtWords('CARTA tunel'))).toBe(true);
    expect(hasWords('O túnel leva à carta inicial', soughtWords('tunel escada'))).toBe(false);
    expect(hasWords('막다른 길은 통로를 끊어서', soughtWords('막다른 통로'))).toBe(true);
    expect(hasWords('行き止まりで通路は途切れ', soughtWords('通路'))).toBe(true);
    expect(hasWords('гачок', soughtWords('гачок'))).toBe(true);
    expect(hasWords('anything', soughtWords('  '))).toBe(true);
  });

  it('marks what it has found and loses nothing', () => {
    for (const [words, sought, found] of [
      ['Um túnel, dois túneis', 'tun', ['tún', 'tún']],
      ['坑道の通路と通路', '通路', ['通路', '通路']],
      ['aaa', 'aa', ['aaa']],
      ['nothing here', '', []],
    ] as const) {
      const cut = pieces(words, soughtWords(sought));
      expect(cut.map((piece) => piece.words).join('')).toBe(words);
      expect(cut.filter((piece) => piece.found).map((piece) => piece.words)).toEqual(found);
    }
  });
});

describe('a card in the plain view', () => {
  it('says why it can’t be played when it is opened', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const options = fake.prompt!.options.filter(({ verb }) => verb !== 'lay');
    fake.prompt = { ...fake.prompt!, options };
    const { container } = render(OwnCards, { connection });
    const [first, , , , playable] = container.querySelectorAll('details');
    for (const card of [playable!, first!]) card.open = true; // it tells that itself, once
    await vi.waitFor(() => expect(fake.sent).toHaveLength(1));
    expect(fake.sent).toMatchObject([{ type: 'why', card: 'curve_nw' }]);
    fake.because = { type: 'because', sequence: 1, id: '', why: inner };
    await tick();
    expect(first!.textContent).toContain('No path cards while');
    expect(playable!.textContent).not.toContain('No path cards');
  });
});

describe('a greyed card', () => {
  it('can be reached and asks why', async () => {
    const { fake, connection } = connect(sample('Turn'));
    fake.prompt = { ...fake.prompt!, options: [] };
    render(Hand, { connection, choosing: new Choosing(connection) });
    const card = screen.getByTestId('hand-1');
    expect(card.getAttribute('aria-disabled')).toBe('true');
    expect(card.hasAttribute('disabled')).toBe(false);
    await fireEvent.click(card);
    expect(fake.sent).toMatchObject([{ type: 'why', card: fake.view!.hand[1] }]);
  });

  it('that can only be put away says at once why', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const options = fake.prompt!.options.filter(({ verb }) => verb !== 'lay');
    fake.prompt = { ...fake.prompt!, options };
    const choosing = new Choosing(connection);
    render(PromptBar, { connection, choosing });
    choosing.pickCard(0);
    await tick();
    expect(fake.sent).toMatchObject([{ type: 'why', card: 'curve_nw' }]);
    fake.because = { type: 'because', sequence: 1, id: '', why: inner };
    await tick();
    expect(screen.getByTestId('why').textContent).toContain('No path cards while');
    await fireEvent.click(screen.getByTestId('why-rule'));
    expect([reading.open, reading.rule]).toEqual([true, 'B-25']);
    choosing.pickCard(4);
    await tick();
    expect(screen.queryByTestId('why')).toBeNull();
  });
});

it.each(['DiscardOneMore', 'PassMore'])(
  'nothing is wrong with a card that %s asks for',
  async (kind) => {
    const { fake, connection } = connect(sample(kind));
    const choosing = new Choosing(connection);
    render(PromptBar, { connection, choosing });
    choosing.pickCard(0);
    await tick();
    expect(choosing.answer).not.toBeNull();
    expect(fake.sent).toEqual([]);
  },
);

describe('a card that can only be put away', () => {
  it('is told apart in the hand and in words, and can still be chosen', async () => {
    const { fake, connection } = connect(sample('Turn'));
    const options = fake.prompt!.options.filter(({ verb }) => verb !== 'lay');
    fake.prompt = { ...fake.prompt!, options };
    const choosing = new Choosing(connection);
    render(Hand, { connection, choosing });
    const spare = () =>
      [0, 1, 2, 3, 4, 5].filter(
        (place) => screen.getByTestId(`hand-${place}`).querySelector('.sign') !== null,
      );
    expect(spare()).toEqual([0, 1, 2, 3]);
    expect(screen.getByTestId('hand-0').getAttribute('aria-label')).toContain('discard only');
    await fireEvent.click(screen.getByTestId('hand-0'));
    expect(choosing.hand).toEqual([0]);
    fake.prompt = { ...fake.prompt, kind: 'PassMore' }; // where discarding is what is asked
    await tick();
    expect(spare()).toEqual([]);
    cleanup();
    fake.prompt = { ...fake.prompt, kind: 'Turn' };
    const { container } = render(OwnCards, { connection });
    const told = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(told.map((words) => words.includes(': discard only'))).toEqual(
      [0, 1, 2, 3, 4, 5].map((place) => place < 4),
    );
  });

  it('says why at once, but not when a lesson asks for it', async () => {
    for (const [lesson, asked] of [
      [null, 1],
      [{ kind: 'do' }, 0],
    ] as const) {
      const { fake, connection } = connect(sample('Turn'));
      const options = fake.prompt!.options.filter(({ verb }) => verb === 'pass');
      fake.prompt = { ...fake.prompt!, options };
      Object.assign(fake, { lesson });
      const choosing = new Choosing(connection);
      render(PromptBar, { connection, choosing });
      choosing.pickCard(0);
      await tick();
      expect(fake.sent.filter(({ type }) => type === 'why')).toHaveLength(asked);
      cleanup();
    }
  });
});
