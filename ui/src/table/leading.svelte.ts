// Where the keyboard is led at a table: to the question, to a lesson's coach, or to whom it waits for.
import { untrack } from 'svelte';
import type { Connection } from '../server/connection.ts';
import { isLost, leadTo, mayLead } from '../device/focus.ts';

/**
 * One's turn comes: the keyboard is led to the question; when it ends, it isn't lost.
 * While a lesson is read the place of the question is empty: then its coach is next.
 * A page that was just opened begins at its beginning, where the way to the words is.
 */
export function leadKeyboard(connection: Connection): void {
  let opened = false;
  const next = $derived.by(() => {
    if (connection.prompt) return `asked ${connection.prompt.sequence}`;
    return ['read', 'done'].includes(connection.lesson?.kind ?? '') ? 'coach' : 'waiting';
  });
  $effect(() => {
    const [place = ''] = next.split(' ');
    untrack(() => {
      if (!opened) return void (opened = true);
      const free = isLost() || document.activeElement?.id === 'waiting';
      if (connection.you === null || !(place === 'asked' ? mayLead() : free)) return;
      const part = document.getElementById(place);
      leadTo(place === 'coach' ? part?.querySelector<HTMLElement>('button, a') : part);
    });
  });
}
