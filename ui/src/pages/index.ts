// The pages by the names that addresses have; each is loaded when it is first asked for.
import type { Component } from 'svelte';

export type Page = Component<{ code: string }>;

const files = import.meta.glob<{ default: Page }>('./*.svelte');
const names: Record<string, string> = {
  home: 'Home',
  new: 'NewTable',
  around: 'PassAround',
  table: 'TablePage',
  watch: 'Watch',
  cards: 'Cards',
  rules: 'Rules',
  learn: 'Learn',
  games: 'Games',
  figures: 'Figures',
  about: 'About',
  replay: 'Replay',
  check: 'CheckShuffle',
  sandbox: 'Sandbox',
  puzzles: 'Puzzles',
  puzzle: 'Puzzle',
  operator: 'Operator',
};

/** A page; asked for again, it is the same one. */
export async function loadPage(name: string): Promise<Page> {
  const file = files[`./${names[name]}.svelte`] ?? files['./NotFound.svelte']!;
  return (await file()).default;
}
