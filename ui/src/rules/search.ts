// Searching in texts of any language: every word must occur, however it is written.

/** A piece of a text, and whether it was sought. */
export interface Piece {
  words: string;
  found: boolean;
}

/** A sign as it is compared: case, width and the accents of Latin letters don't count. */
function folded(sign: string): string {
  const plain = sign.normalize('NFKC').toLowerCase();
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return /\p{Script=Latin}/u.test(bare) ? bare : plain;
}

const fold = (words: string) => Array.from(words.normalize('NFC'), folded).join('');

/** The words that are sought. */
export function soughtWords(sought: string): string[] {
  return fold(sought).split(/\s+/).filter(Boolean);
}

/** Whether a text has all of these words, or none are sought. */
export function hasWords(words: string, sought: readonly string[]): boolean {
  const all = fold(words);
  return sought.every((word) => all.includes(word));
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
      for (let step = 0; step < word.length; step++) found[owners[at + step]!] = true;
    }
  }
  return found;
}
