// The component for each form of a question; what has no form gets a plain list.
import type { Component } from 'svelte';
import type { PromptForm } from '../modules/index.ts';
import type { Connection } from '../server/connection.ts';
import Announced from './Announced.svelte';
import Cards from './Cards.svelte';
import type { Choosing } from './choosing.svelte.ts';
import { FORMS } from './forms.ts';
import FromHand from './FromHand.svelte';
import Nuggets from './Nuggets.svelte';
import Other from './Other.svelte';
import Places from './Places.svelte';
import Players from './Players.svelte';
import Poll from './Poll.svelte';
import Ways from './Ways.svelte';
import Window from './Window.svelte';
import WordRow from './WordRow.svelte';

export interface PromptProps {
  connection: Connection;
  choosing: Choosing;
}

const COMPONENTS: Readonly<Record<PromptForm, Component<PromptProps>>> = {
  turn: FromHand,
  hand: FromHand,
  places: Places,
  players: Players,
  nuggets: Nuggets,
  cards: Cards,
  ways: Ways,
  words: WordRow,
  announced: Announced,
  poll: Poll,
  window: Window,
};

/** The component of each kind of decision that is known. */
export const KINDS: Readonly<Record<string, Component<PromptProps>>> = Object.fromEntries(
  Object.entries(FORMS).map(([kind, form]) => [kind, COMPONENTS[form]]),
);

/** The component for a kind of decision. */
export const promptFor = (kind: string): Component<PromptProps> => KINDS[kind] ?? Other;
