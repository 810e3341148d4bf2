// How large things are, told after each layout. Svelte's own bindings ask at once, too, which lays out
// all of a table within the task that draws it.
import type { Attachment } from 'svelte/attachments';

/** Tell that the size of an element is known, or has changed, until it is taken back; without an observer, once. */
export function observeSize(element: Element, tell: () => void): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') {
    tell();
    return undefined;
  }
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tell how high an element is, as soon as that is known and whenever it changes. */
export function watchHeight(tell: (height: number) => void): Attachment<HTMLElement> {
  return (element) => observeSize(element, () => tell(element.clientHeight));
}
