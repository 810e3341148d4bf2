// Where the keyboard is: when a page may move it, and to what.
import { afterPaint } from './painting.ts';

const WRITING = 'input, textarea, select, [contenteditable], dialog, [popover], [role=menu]';

/** Whether the keyboard may be led elsewhere: nobody writes, and nothing lies over the page. */
export function mayLead(): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return !document.activeElement?.closest(WRITING);
}

/** Whether the keyboard is nowhere, because what had it is gone. */
export function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Lead the keyboard to a part of the page, and let it be read from there. */
export function leadTo(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus();
}

/** What was just unfolded is brought into sight, as far as there is room. */
export function showUnfolded({ currentTarget }: Event): void {
  const part = currentTarget as HTMLDetailsElement;
  if (part.open) part.scrollIntoView?.({ block: 'nearest' });
}

const PATIENCE = 5000;
let waiting: (() => void) | null = null;

/** Another page comes: lead to its heading as soon as it is there, unless somebody is faster. */
export function leadToNextHeading(): void {
  waiting?.();
  const old = document.querySelector('h1');
  const observer = new MutationObserver(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || heading === old) return;
    waiting?.();
    afterPaint(() => isLost() && leadTo(heading)); // the whole page would be laid out within this task
  });
  const timer = setTimeout(() => waiting?.(), PATIENCE);
  waiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    waiting = null;
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
