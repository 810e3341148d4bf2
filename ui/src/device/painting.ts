// What may come a moment later: done in one go once the picture that a tap asks for has been painted.

/** Go on in a task of its own, so that what is tapped meanwhile is heard in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let waiting: (() => void)[] = [];
let late: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after which nobody waits for a picture any more: hidden pages paint none. */
const UNSEEN = 200;

/** Do something after the next picture; the way to take it back. */
export function afterPaint(deed: () => void): () => void {
  if (waiting.length === 0) {
    requestAnimationFrame(() => setTimeout(doAll));
    late = setTimeout(doAll, UNSEEN);
  }
  waiting.push(deed);
  return () => (waiting = waiting.filter((one) => one !== deed));
}

function doAll() {
  clearTimeout(late);
  const deeds = waiting;
  waiting = [];
  for (const deed of deeds) deed();
}
