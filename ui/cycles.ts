// Refuses files that need each other: which of them runs first depends on the page, and one may find nothing.
import type { Plugin } from 'vite';

type Needs = Readonly<Record<string, readonly string[]>>;

/** The first files found that need each other in a circle, from one to itself; empty if none do. */
export function circleOf(needs: Needs): string[] {
  const cleared = new Set<string>();
  const search = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return [];
    for (const other of needs[file] ?? []) {
      const circle = search(other, [...way, file]);
      if (circle.length) return circle;
    }
    cleared.add(file);
    return [];
  };
  for (const file of Object.keys(needs)) {
    const circle = search(file, []);
    if (circle.length) return circle;
  }
  return [];
}

export function cycles(): Plugin {
  return {
    name: 'motherlode-cycles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const circle = circleOf(Object.fromEntries(chunks.map((one) => [one.fileName, one.imports])));
      if (!circle.length) return;
      const parts = chunks.filter(({ fileName }) => circle.includes(fileName));
      const told = parts.map(({ fileName, moduleIds }) =>
        [`${fileName}:`, ...moduleIds.slice(0, 12)].join('\n  '),
      );
      this.error(`These files need each other (see codeSplitting):\n${told.join('\n')}`);
    },
  };
}
