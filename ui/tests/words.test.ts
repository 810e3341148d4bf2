// Languages: which one is chosen, and that changing it changes what is shown.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aboutModule,
  bestLanguage,
  changeLanguage,
  keysOf,
  language,
  LANGUAGES,
  loadWords,
  moreWords,
  parted,
  text,
  title,
} from '../src/words/texts.svelte.ts';

beforeEach(() => loadWords());

describe('the language at first', () => {
  it.each([
    [['uk-UA', 'en'], 'uk'],
    [['de-DE', 'pt-PT'], 'pt-BR'],
    [['ja'], 'ja'],
    [['KO-kr'], 'ko'],
    [['', 'xx', 'en-GB'], 'en'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, best) => {
    expect(bestLanguage(wanted)).toBe(best);
  });
});

describe.each(Object.keys(LANGUAGES))('texts in %s', (tag) => {
  it('replace all others, and know the cards by name', async () => {
    await moreWords('rules');
    const keys = keysOf('');
    const english = { words: text('play-at-once'), card: title('card-map') };
    await changeLanguage(tag);
    expect(language()).toBe(tag);
    expect(document.documentElement.lang).toBe(tag);
    expect(keysOf('').length).toBeGreaterThanOrEqual(keys.length * 0.95);
    if (tag !== 'en') {
      expect(text('play-at-once')).not.toBe(english.words);
      expect(title('card-map')).not.toBe(english.card);
    }
  });
});

it.each(Object.keys(LANGUAGES))(
  'tells in %s what a module adds without its commands',
  async (tag) => {
    await moreWords('rules');
    await changeLanguage(tag);
    expect(text('module-treasure_chests')).toContain('treasure_chests:diamond');
    expect(aboutModule('treasure_chests')).not.toContain('treasure_chests');
  },
);

it('parts a title only where there is no room for it', async () => {
  await changeLanguage('uk');
  expect(title('card-digger')).toBe('Золотошукач');
  expect(parted('card-digger')).toBe('Золото\u00adшукач');
});

it('falls back to English for a language nobody has; a text nobody has shows its key', async () => {
  await changeLanguage('tlh');
  expect(language()).toBe('en');
  await changeLanguage('ja');
  expect(text('no-such-text')).toBe('no-such-text');
});

it('shows what was asked for last, with every file that was asked for', async () => {
  const asked = [
    changeLanguage('ja'),
    moreWords('rules'),
    moreWords('gallery'),
    changeLanguage('uk'),
  ];
  await asked[1];
  expect(language()).toBe('uk');
  expect(keysOf('rule-').length).toBeGreaterThan(0);
  await Promise.all(asked);
  expect(language()).toBe('uk');
  expect(keysOf('').length).toBe(new Set(keysOf('')).size);
});
