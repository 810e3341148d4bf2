// A folder of plain files, for any host, anywhere in it: what differs from the pages of a server.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = 'manifest.webmanifest';
const LOST = '404.html';

/** Addresses in the manifest are those of the folder, and stray ones lead home. */
export function folder(from: string): Plugin {
  return {
    name: 'motherlode-folder',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: LOST, source: readFileSync(join(from, LOST)) });
    },
    writeBundle({ dir }) {
      const manifest = join(dir ?? '', MANIFEST);
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('"/', '"./'));
    },
  };
}
