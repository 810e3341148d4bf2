// The record that was opened last in this tab: a reload shows it again.
const KEY = 'motherlode.record';

export function keepRecord(record: string): void {
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // it lasts as long as this page
  }
}

export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function dropRecord(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
