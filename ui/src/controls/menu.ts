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
