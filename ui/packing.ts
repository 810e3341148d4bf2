// Packs the program for tables in the page, with the Python that runs it there: no other could compile it.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const bytes = (path: string) => new Uint8Array(readFileSync(path));
const SITE = '/lib/python3.14/site-packages';
const PACKED = '/tmp/packed';
const KERNEL = 'motherlode__mypyc.so';

/** All files below a folder, in order. */
export function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => name !== '__pycache__')
    .flatMap((entry) => {
      const path = join(below, entry.name);
      return entry.isDirectory() ? filesIn(folder, path) : [path];
    })
    .sort();
}

/** A Python with what a browser fetches, or with the whole of its standard library. */
export async function started(
  pyodide: string,
  packed = '',
): Promise<Awaited<ReturnType<typeof loadPyodide>>> {
  const python = await loadPyodide({
    indexURL: pyodide,
    stdLibURL: packed ? join(packed, 'python.zip') : undefined,
  });
  if (!packed) return python;
  python.unpackArchive(bytes(join(packed, 'motherlode.zip')), 'zip', { extractDir: SITE });
  const kernel = gunzipSync(bytes(join(packed, 'kernel.bin')));
  if (kernel.length) python.FS.writeFile(`${SITE}/${KERNEL}`, kernel);
  return python;
}

/** Compile everything, and leave out what is never needed. */
async function pack(packer: string, program: string, wheels: string, pyodide: string, out: string) {
  const python = await started(pyodide);
  for (const wheel of filesIn(wheels))
    python.unpackArchive(bytes(join(wheels, wheel)), 'zip', { extractDir: SITE });
  for (const path of filesIn(program)) {
    const target = `${SITE}/motherlode/${path}`;
    python.FS.mkdirTree(dirname(target));
    python.FS.writeFile(target, bytes(join(program, path)));
  }
  python.FS.writeFile('/tmp/standard.zip', bytes(join(pyodide, 'python_stdlib.zip')));
  python.runPython(readFileSync(packer, 'utf8'));
  python.globals.get('pack')('/tmp/standard.zip', SITE, PACKED);
  for (const name of python.FS.readdir(PACKED) as string[])
    if (!name.startsWith('.'))
      writeFileSync(join(out, name), python.FS.readFile(`${PACKED}/${name}`));
}

/** Try what was packed: it answers what every browser would ask first. */
async function tried(packer: string, pyodide: string, out: string) {
  const python = await started(pyodide, out);
  python.runPython(readFileSync(packer, 'utf8'));
  const given = JSON.parse(await python.globals.get('answers')()) as Record<string, string>;
  for (const [address, body] of Object.entries(given))
    writeFileSync(join(out, `${address.split('/').at(-1)}.json`), body);
}

if (import.meta.main) {
  const [packer, program, wheels, pyodide, out] = process.argv.slice(2) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const partly = `${out}.partly`;
  rmSync(partly, { recursive: true, force: true });
  mkdirSync(partly, { recursive: true });
  try {
    await pack(packer, program, wheels, pyodide, partly);
    await tried(packer, pyodide, partly);
  } catch (error) {
    console.error((error as Error).message); // what comes with it is all of Pyodide, in one line
    process.exit(1);
  }
  renameSync(partly, out);
  process.exit(0);
}
