// Searching in texts of any language: every word must occur, however it is written; best first.

/** A piece of a text, and whether it was sought. */
export interface Piece {
  words: string;
  found: boolean;
}

const HYPHEN = /[-\u00ad\u2010-\u2012]/;

/** A sign as it is compared: case, width, hyphens and the accents of Latin letters don't count. */
function folded(sign: string): string {
  if (HYPHEN.test(sign)) return '';
  const plain = sign.normalize('NFKC').toLowerCase();
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return /\p{Script=Latin}/u.test(bare) ? bare : plain;
}

const fold = (words: string) => Array.from(words.normalize('NFC'), folded).join('');

/** The words that are sought; a hyphen parts two of them, except in the number of a rule. */
export function soughtWords(sought: string): string[] {
  const written = sought.split(/\s+/);
  const parted = written.flatMap((word) => (/\d/.test(word) ? [word] : word.split(HYPHEN)));
  return parted.map(fold).filter(Boolean);
}

/** Whether a text has all of these words, in any order, or none are sought. */
export function hasWords(words: string, sought: readonly string[]): boolean {
  const all = fold(words);
  return sought.every((word) => all.includes(word));
}

/** A place where a word begins. */
const START = '(?<![\\p{L}\\p{N}])';
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** How well a text fits: all words in a row, each where a word begins, or anywhere in it. */
export function fitness(words: string, sought: readonly string[]): number {
  const all = fold(words);
  const parts = sought.map(escaped);
  const begins = (part: string) => new RegExp(START + part, 'u').test(all);
  if (!sought.every((word) => all.includes(word))) return 0;
  if (begins(parts.join('\\s*'))) return 3;
  return parts.every(begins) ? 2 : 1;
}

/** A text cut at the words that are sought. */
export function pieces(words: string, sought: readonly string[]): Piece[] {
  if (!sought.length) return [{ words, found: false }];
  const signs = Array.from(words.normalize('NFC'));
  const found = marked(signs, sought);
  const made: Piece[] = [];
  signs.forEach((sign, place) => {
    const last = made.at(-1);
    if (last && last.found === found[place]) last.words += sign;
    else made.push({ words: sign, found: found[place]! });
  });
  return made;
}

/** For each sign of a text, whether it belongs to a word that is sought. */
function marked(signs: string[], sought: readonly string[]): boolean[] {
  const owners: number[] = []; // by place in the folded text: the sign it came from
  let all = '';
  signs.forEach((sign, place) => {
    const part = folded(sign);
    all += part;
    for (let step = 0; step < part.length; step++) owners.push(place);
  });
  const found = signs.map(() => false);
  for (const word of sought) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      const [first, last] = [owners[at]!, owners[at + word.length - 1]!];
      found.fill(true, first, last + 1); // with the hyphens in it
    }
  }
  return found;
}
