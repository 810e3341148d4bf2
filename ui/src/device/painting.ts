// What may come a moment later: done in one go once the picture that a tap asks for has been painted.

/** Go on in a task of its own, so that what is tapped meanwhile is heard in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let waiting: (() => void)[] = [];
let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Do something after the next picture; the way to take it back. */
export function afterPaint(deed: () => void): () => void {
  if (waiting.length === 0) {
    frame = requestAnimationFrame(() => (timer = setTimeout(doAll)));
    document.addEventListener('visibilitychange', hurry);
    hurry();
  }
  waiting.push(deed);
  return () => (waiting = waiting.filter((one) => one !== deed));
}

/** A hidden page paints nothing that one could wait for. */
function hurry() {
  if (document.hidden) timer = setTimeout(doAll);
}

function doAll() {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', hurry);
  const deeds = waiting;
  waiting = [];
  for (const deed of deeds) deed();
}
