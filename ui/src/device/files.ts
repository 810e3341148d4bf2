// Files that this device keeps for somebody.

/** Offer a text as a file. */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // browsers take it in the same moment
}

export const RECORD = 'application/jsonl';
