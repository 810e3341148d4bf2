// The rules reader: a search reads the names under the pictures, too.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { chapters } from '../src/rulebook/chapters.ts';
import Reader from '../src/rulebook/Reader.svelte';
import { loadWords } from '../src/words/texts.svelte.ts';

const BASE = { name: 'base', is_game: true, settings: [], rules: ['B'], taught: true };
const FILES = ['web', 'cards', 'modules', 'rules'];

async function found(language: string, sought: string) {
  await loadWords(language, FILES);
  const all = chapters({ modules: [BASE] });
  const { container } = render(Reader, { chapters: all });
  await fireEvent.input(container.querySelector('input')!, { target: { value: sought } });
  return [...container.querySelectorAll('article')];
}

afterEach(async () => {
  cleanup();
  await loadWords();
});

describe('a search in the rules', () => {
  it.each([
    ['en', 'pickaxe repair'],
    ['uk', 'зламана кирка'],
  ])('in %s finds “%s” under a picture and marks it', async (language, sought) => {
    const articles = await found(language, sought);
    expect(articles.length).toBeGreaterThan(0);
    const captions = articles.flatMap((one) => [...one.querySelectorAll('figcaption mark')]);
    const marks = captions.map((mark) => mark.textContent!.toLowerCase());
    for (const word of sought.split(' ')) expect(marks.join(' ')).toContain(word);
  });

  it.each([
    ['dead end', 'B-22'],
    ['END dead-', 'B-22'],
    ['Dead-end', 'B-22'],
    ['rockfall', 'B-34'],
    ['rock fall', 'B-34'],
    ['b-25', 'B-25'],
    ['tools broken', 'B-25'],
  ])('finds “%s” first in %s', async (sought, first) => {
    const articles = await found('en', sought);
    expect(articles[0]!.id).toBe(first);
    if (sought === 'rockfall') {
      expect(articles[0]!.querySelector('h3 mark')!.textContent).toBe('Rockfall');
    }
  });

  it('finds nothing where no rule and no picture says it', async () => {
    expect(await found('en', 'submarine')).toHaveLength(0);
  });
});
