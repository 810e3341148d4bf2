// The rules reader: a search reads the names under the pictures, too.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { allChapters, chapters } from '../src/rulebook/chapters.ts';
import Contents from '../src/rulebook/Contents.svelte';
import { onePage, summarized } from '../src/rulebook/onePage.ts';
import Reader from '../src/rulebook/Reader.svelte';
import { hasText, loadWords } from '../src/words/texts.svelte.ts';

const BASE = {
  ...{ name: 'base', is_game: true, settings: [], rules: ['B'], taught: true },
  ...{ by_hand: '', editions: ['jubilee', 'english'] },
};
const EDITIONS = ['jubilee', 'english'].map((name, place) => ({
  name,
  languages: [],
  values: { 'round-end': ['hands-empty', 'all-passed'][place]! },
  minimum_path: 0,
}));
const FILES = ['web', 'cards', 'modules', 'rules', 'editions', 'rulings'];

/** A reader of the rules, laid out once: gives what it finds of all that is sought, one by one. */
async function searching(language: string) {
  await loadWords(language, FILES);
  const { container } = render(Reader, { chapters: chapters({ modules: [BASE] }) });
  return async (sought: string) => {
    await fireEvent.input(container.querySelector('input')!, { target: { value: sought } });
    return [...container.querySelectorAll('article')];
  };
}

afterEach(async () => {
  cleanup();
  await loadWords();
});

describe('the editions and our rulings', () => {
  async function read(language = 'en') {
    await loadWords(language, FILES);
    const all = allChapters({ modules: [BASE], editions: EDITIONS });
    return render(Reader, { chapters: all, open: true }).container;
  }

  function leads(container: HTMLElement, rule: string, setting: string) {
    const link = container.querySelector(`[id="${rule}"] .see a`)!;
    expect(link.getAttribute('href')).toBe(`#${setting}`);
    expect(container.querySelector(`[id="${setting}"]`)).not.toBeNull();
  }

  it('lead from a rule to what editions say of it in another language, too', async () => {
    leads(await read('ja'), 'B-54', 'round-end');
  });

  // the whole book is laid out once for all that is looked up in it
  it('are led to, tell whom a box is for, and list every rule with a ruling', async () => {
    const container = await read();
    leads(container, 'B-36', 'discard');
    leads(container, 'B-54', 'round-end');
    const said = container.querySelector('[id="round-end"]')!.textContent;
    expect(said).toContain('English edition: once everyone has passed');
    const chapter = container.querySelector('[data-testid="chapter-editions"]')!;
    expect(chapter.querySelector('.about')!.textContent).toMatch(/Ages 8 and up, about 30 minutes/);
    const links = [...container.querySelectorAll('[data-testid="chapter-rulings"] a')];
    const ids = links.map((link) => link.getAttribute('href')!.slice(1));
    expect(ids).toEqual(expect.arrayContaining(['B-12', 'B-37', 'B-52']));
    for (const id of ids) expect(container.querySelector(`[id="${id}"] .ruled`)).not.toBeNull();
    const assumed = container.querySelector('[data-testid="chapter-assumed"]')!;
    expect(assumed.querySelectorAll('article')).toHaveLength(5);
    expect(assumed.textContent).toContain('src/motherlode/rules/shared/large_card.py');
  });
});

describe('the numbers of rules', () => {
  it('lead to the rules, wherever they stand', async () => {
    await loadWords('en', FILES);
    const asked: string[] = [];
    const all = chapters({ modules: [BASE] });
    const onrule = (rule: string) => asked.push(rule);
    const { container } = render(Reader, { chapters: all, onrule });
    const link = container.querySelector<HTMLElement>('[id="B-14"] a[href^="/rules#"]')!;
    expect(link.getAttribute('href')).toBe(`/rules#${link.textContent}`);
    await fireEvent.click(link);
    expect(asked).toEqual([link.textContent]);
  });

  it('stand in the summary of every game, each of a rule there is', async () => {
    for (const language of ['en', 'ja', 'ko', 'pt-BR', 'uk']) {
      await loadWords(language, [...FILES, 'summaries']);
      const games = summarized(['base', 'saboteur2', 'tournament', 'duel', 'veto']);
      expect(games).toHaveLength(4);
      for (const part of games.flatMap(onePage)) {
        expect(part.words, `${language} ${part.heading}`).not.toBe('');
        for (const id of part.words.match(/[A-Z]-\d+/g) ?? []) {
          expect(hasText(`rule-${id}`), id).toBe(true);
        }
        for (const name of part.pictures) expect(hasText(`card-${name}`), name).toBe(true);
      }
    }
  });

  it('make the contents, which open the chapter that is read', async () => {
    await loadWords('en', FILES);
    const all = allChapters({ modules: [BASE], editions: EDITIONS });
    const { container } = render(Contents, { chapters: all, at: 'B-22' });
    const now = container.querySelectorAll('[aria-current]');
    expect([...now].map((one) => one.getAttribute('href'))).toEqual(['#B-22']);
    expect(container.querySelectorAll('ul ul')).toHaveLength(1);
    expect(container.querySelector('[href="#chapter-rulings"]')).not.toBeNull();
  });
});

describe('a search in the rules', () => {
  it.each([
    ['en', 'pickaxe repair'],
    ['uk', 'зламана кирка'],
  ])('in %s finds “%s” under a picture and marks it', async (language, sought) => {
    const found = await searching(language);
    const articles = await found(sought);
    expect(articles.length).toBeGreaterThan(0);
    const captions = articles.flatMap((one) => [...one.querySelectorAll('figcaption mark')]);
    const marks = captions.map((mark) => mark.textContent!.toLowerCase());
    for (const word of sought.split(' ')) expect(marks.join(' ')).toContain(word);
  });

  it('shows the rule that is about it first, and nothing if none is', async () => {
    const found = await searching('en');
    for (const [sought, first] of [
      ['dead end', 'B-22'],
      ['END dead-', 'B-22'],
      ['rockfall', 'B-34'],
      ['Dead-end', 'B-22'],
      ['rock fall', 'B-34'],
      ['b-25', 'B-25'],
      ['submarine', undefined],
      ['tools broken', 'B-25'],
    ] as const) {
      const articles = await found(sought);
      expect(articles[0]?.id, sought).toBe(first);
      if (sought === 'rockfall') {
        expect(articles[0]!.querySelector('h3 mark')!.textContent).toBe('Rockfall');
      }
    }
  });
});
