// What a menu is made of: entries, and groups of them.

/** Something to do, or something that is on or off. */
export interface MenuItem {
  label: string;
  onclick?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** For items that are on or off. */
  checked?: boolean;
  testid?: string;
}

/** A number from 0 to 100. */
export interface MenuSlider {
  label: string;
  percent: number;
  oninput: (percent: number) => void;
  /** Once it is let go. */
  onchange?: () => void;
  testid?: string;
}

/** One of a few. */
export interface MenuChoice {
  label: string;
  items: readonly { value: string; label: string }[];
  value: string;
  onchoose: (value: string) => void;
  testid?: string;
}

export type MenuEntry = MenuItem | MenuSlider | MenuChoice;

/** Entries that belong together; a group without a label is always in sight. */
export interface MenuGroup {
  name: string;
  label: string;
  entries: MenuEntry[];
}

/** Arrows, Home and End, and Tab where the keyboard stays in a menu, move among its entries. */
export function moveAmong(all: HTMLElement[], event: KeyboardEvent, tabs = false): void {
  const now = all.indexOf(document.activeElement as HTMLElement);
  const [before, after, last] = [now - 1, now + 1, all.length - 1];
  const steps: Record<string, number> = { ArrowDown: after, ArrowUp: before, Home: 0, End: last };
  if (tabs) steps['Tab'] = event.shiftKey ? before : after;
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[(next + all.length) % all.length]?.focus();
}
