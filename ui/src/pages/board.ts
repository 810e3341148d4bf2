// The two views of a table with the words that both need.
import { moreWords } from '../words/texts.svelte.ts';

const inWords = () => import('../text-view/PlainTable.svelte');
const asPictures = () => import('../table/Table.svelte');
/** What is drawn next has a task of its own: nobody's tap waits for all of a table at once. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** A table in words or as pictures; asked for again, it is the same one. */
export async function loadBoard(plain: boolean) {
  const [table] = await Promise.all([plain ? inWords() : asPictures(), moreWords('plain')]);
  await breath();
  return table;
}
