// Tables in the page: Python in WebAssembly and the program, packed when the pages of a folder are built.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filesIn } from './packing.ts';

const MODULE = 'virtual:python';
const OURS = 'motherlode';
/** What Pyodide's own loader fetches, by its names. */
const OF_PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json'];
const PACKER = 'tools/program.py';
// a program of its own: Python's clocks would keep this one from ending
const PACKING = fileURLToPath(new URL('./packing.ts', import.meta.url));

interface Packed {
  /** The files by their names. */
  files: Record<string, Uint8Array>;
  /** Addresses of the API whose answer is one of these files. */
  answers: Record<string, string>;
}

/** All that the program is made of, in one number. */
function fingerprint(folders: string[], files: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of filesIn(folder)) hash.update(path).update(readFileSync(join(folder, path)));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function packed(root: string, wheels: string, kept: string): Packed {
  const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  const made = fingerprint(
    [join(root, 'src', OURS), wheels],
    [join(root, PACKER), PACKING, join(pyodide, 'package.json')],
  );
  const out = join(kept, made);
  if (!existsSync(out)) {
    rmSync(kept, { recursive: true, force: true });
    const given = [join(root, PACKER), join(root, 'src', OURS), wheels, pyodide, out];
    execFileSync(process.execPath, [PACKING, ...given], { stdio: 'inherit' });
  }
  const files: Packed['files'] = {};
  for (const name of OF_PYODIDE) files[name] = readFileSync(join(pyodide, name));
  for (const name of readdirSync(out)) files[name] = readFileSync(join(out, name));
  const answers = JSON.parse(String(readFileSync(join(out, 'answers')))) as Packed['answers'];
  delete files.answers;
  return { files, answers };
}

/** Bring the program along, in a folder that is called by its content; without wheels, nothing. */
export function python(root: string, kept: string, wheels = process.env.MOTHERLODE_WHEELS): Plugin {
  let made: Packed = { files: {}, answers: {} };
  let name = '';
  return {
    name: 'motherlode-python',
    buildStart() {
      if (!wheels) return;
      made = packed(root, wheels, kept);
      const hash = createHash('sha256');
      for (const file of Object.keys(made.files).sort())
        hash.update(file).update(made.files[file]!);
      name = `python-${hash.digest('hex').slice(0, 8)}`;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const answers = JSON.stringify(made.answers);
      const folder = name ? `new URL(['${name}', ''].join('/'), import.meta.url).href` : "''";
      return `export const answers = ${answers};\nexport const folder = ${folder};`;
    },
    generateBundle() {
      for (const [file, source] of Object.entries(made.files))
        this.emitFile({ type: 'asset', fileName: `assets/${name}/${file}`, source });
    },
  };
}
