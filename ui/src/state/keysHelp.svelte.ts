// Whether the list of keys is shown, and the key that shows it.
import { preferences } from '../device/preferences.svelte.ts';

class KeysShown {
  open = $state(false);
}

export const keysHelp = new KeysShown();

/** Whether keys belong to something else: a field, or a dialog over the table. */
export function isWriting(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLElement && !!target.closest('input, textarea, select');
}

/** The key that shows all keys; true if it was that one. */
export function helpKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isWriting(event.target) || !preferences.keys || event.key.toLowerCase() !== 'h') return false;
  event.preventDefault();
  keysHelp.open = true;
  return true;
}
