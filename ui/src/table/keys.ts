// The keys of the table: cards by number, turn, confirm, back, explain, help.
import { tick } from 'svelte';
import { isLost } from '../device/focus.ts';
import { preferences } from '../device/preferences.svelte.ts';
import type { Choosing } from '../prompts/choosing.svelte.ts';
import { explaining } from '../state/explaining.svelte.ts';
import { mayAskHint } from '../state/hinted.ts';
import { helpKey, isWriting, keysHelp } from '../state/keysHelp.svelte.ts';

/** Take a key if it belongs to the table; whoever is writing keeps theirs. */
export function tableKey(event: KeyboardEvent, choosing: Choosing): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target)) return;
  if (event.key.length === 1 && !preferences.keys) return;
  if (helpKey(event)) return;
  const onButton =
    event.target instanceof HTMLElement && event.target.closest('button, a, [role=tab]') !== null;
  if (event.key === 'Escape') {
    if (explaining.name) explaining.close();
    else if (!stepBack(choosing)) return;
  } else if (event.key === '?') {
    if (!explain(choosing)) keysHelp.open = true;
  } else if (!choosing.connection.prompt) {
    return;
  } else if (event.key >= '1' && event.key <= '9') {
    choosing.pickCard(Number(event.key) - 1);
  } else if (event.key.startsWith('Arrow')) {
    if (!goToTargets(event.target)) return;
  } else if (event.key === 't' || event.key === 'T') {
    if (!mayAskHint(choosing.connection)) return;
    choosing.connection.askHint();
  } else if (event.key === 'r' || event.key === 'R') {
    choosing.turn();
  } else if (
    event.key === 'Enter' &&
    choosing.answer !== null &&
    !choosing.connection.prompt.window
  ) {
    if (onButton && !chosenAlready(event.target as HTMLElement)) return;
    choosing.confirm();
  } else {
    return;
  }
  event.preventDefault();
}

/** One step back; a place that vanishes gives the keyboard back to the hand. */
function stepBack(choosing: Choosing): boolean {
  const card = choosing.hand.at(-1);
  if (!choosing.back()) return false;
  void tick().then(() => {
    const hand = document.querySelector<HTMLElement>(`[data-testid="hand-${card ?? 0}"]`);
    if (isLost()) hand?.focus();
  });
  return true;
}

/** From anywhere else, arrows lead to what can be chosen; there the maze takes over. */
function goToTargets(from: EventTarget | null): boolean {
  const owner = '[data-cell], [role=tab], [role=menu], [role=log], [role=application]';
  if (from instanceof HTMLElement && from.closest(owner)) return false;
  const target =
    document.querySelector<HTMLElement>('[data-cell][tabindex="0"]') ??
    document.querySelector<HTMLElement>('.choice[data-seat]');
  target?.focus();
  return target !== null;
}

/** Enter on a thing that is chosen already confirms; elsewhere it presses the button. */
function chosenAlready(element: HTMLElement): boolean {
  return element.closest('button')?.getAttribute('aria-pressed') === 'true';
}

/** Explain the card one is at, or the one that is chosen; false if there is none. */
function explain(choosing: Choosing): boolean {
  if (explaining.name) {
    explaining.close();
    return true;
  }
  const focused = document.activeElement?.closest<HTMLElement>('[data-explains]');
  const chosen = choosing.hand.at(-1);
  const element =
    focused ?? document.querySelector<HTMLElement>(`[data-testid="hand-${chosen ?? -1}"]`);
  const name = element?.dataset['explains'];
  if (!element || !name) return false;
  explaining.show(name, element, true);
  askWhy(element, choosing);
  return true;
}

/** A card of the hand that is explained and can't be played says why, too. */
function askWhy(element: HTMLElement, choosing: Choosing): void {
  const place = /^hand-(\d+)$/.exec(element.dataset['testid'] ?? '')?.[1];
  if (place === undefined) return;
  const name = choosing.connection.view?.hand[Number(place)] ?? '';
  const own = choosing.infos.get(name)?.verb;
  const played = choosing.options.some((option) => option.verb === own && option.card === name);
  if (own && !played) choosing.askWhy({ place: Number(place) });
}
