// The two views of a table with the words that both need.
import { nextTask } from '../device/painting.ts';
import { moreWords } from '../words/texts.svelte.ts';

const inWords = () => import('../text-view/PlainTable.svelte');
const asPictures = () => import('../table/Table.svelte');

/** A table in words or as pictures; asked for again, it is the same one. */
export async function loadBoard(plain: boolean) {
  const [table] = await Promise.all([plain ? inWords() : asPictures(), moreWords('plain')]);
  await nextTask(); // a table is much to draw: what led to it has had its task
  return table;
}
