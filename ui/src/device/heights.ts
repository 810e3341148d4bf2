// How high something is, told after each layout. Svelte's own bindings ask at once, too, which lays out
// all of a table within the task that draws it.
import type { Attachment } from 'svelte/attachments';

/** Tell how high an element is, as soon as that is known and whenever it changes. */
export function watchHeight(tell: (height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => tell(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
