// Names of people: one to begin with, and what is wrong with one before it is sent.
import { preferences } from './preferences.svelte.ts';
import { text } from '../words/texts.svelte.ts';

const KEY = 'motherlode.suggested';
let suggested = ''; // drawn once for this tab, so that it doesn't change from page to page

/** The name this person played under last, or a friendly one. */
export function usualName(): string {
  return preferences.name || suggestedName();
}

/** Another friendly name, if this one was only suggested and somebody has it already. */
export function freeName(name: string, taken: readonly string[]): string {
  const isFree = (other: string) => !taken.some((one) => one.toLowerCase() === other.toLowerCase());
  if (isFree(name) || name !== suggested || preferences.name) return name;
  return (
    text('names')
      .split(',')
      .map((other) => other.trim())
      .find(isFree) ?? name
  );
}

function suggestedName(): string {
  const names = text('names').split(',');
  const drawn = () => names[Math.floor(Math.random() * names.length)]!.trim();
  try {
    suggested ||= sessionStorage.getItem(KEY) || drawn();
    sessionStorage.setItem(KEY, suggested);
  } catch {
    suggested ||= drawn(); // nothing may be kept: as long as this page
  }
  return suggested;
}

/** A name in a list, told apart if it is one's own. */
export const nameInList = (name: string, isYou: boolean): string =>
  isYou ? text('name-you', { name }) : name;

/** What is wrong with a name; empty if nothing is. */
export function nameProblem(name: string): string {
  const told = name.trim();
  if (!told) return text('name-empty');
  return [...told].length > 20 ? text('name-long') : '';
}
