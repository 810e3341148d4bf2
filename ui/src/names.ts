// Names of people: one to begin with, and what is wrong with one before it is sent.
import { preferences } from './preferences.svelte.ts';
import { text } from './words.svelte.ts';

/** The name this person played under last, or a friendly one. */
export function usualName(): string {
  const names = text('names').split(',');
  return preferences.name || names[Math.floor(Math.random() * names.length)]!.trim();
}

/** What is wrong with a name; empty if nothing is. */
export function nameProblem(name: string): string {
  const told = name.trim();
  if (!told) return text('name-empty');
  return [...told].length > 20 ? text('name-long') : '';
}
