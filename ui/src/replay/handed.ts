// The position a sandbox is opened with; it outlives a reload, not the tab.
const KEY = 'motherlode.sandbox';
let handed: string | null = null;

/** Give a position to the sandbox that is opened next. */
export function handOver(position: string): void {
  handed = position;
  try {
    sessionStorage.setItem(KEY, position);
  } catch {
    // it lasts as long as this page
  }
}

/** The position that was given, if any. */
export function handedOver(): string | null {
  try {
    return handed ?? sessionStorage.getItem(KEY);
  } catch {
    return handed;
  }
}
