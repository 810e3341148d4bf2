// Lets built pages work without a line: brings the program for tables in the page along, and tells the
// service worker what to keep. `node offline.ts FOLDER`, with MOTHERLODE_WHEELS naming the packages.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from './packing.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PROGRAM = here('../src/motherlode');
const PACKER = here('../tools/program.py');
const PACKING = here('./packing.ts'); // on its own: Python's clocks would keep this one from ending
const KEPT = here('node_modules/.python');
const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
/** What Pyodide's own loader fetches, by its names. */
const OF_PYODIDE = ['pyodide.asm.wasm'];
/** What it could fetch besides: nothing. */
const PACKAGES = 'pyodide-lock.json';
/** Its modules are called `.js` here: many hosts don't know `.mjs`, and browsers refuse what they say it is. */
const LOADER = 'pyodide.mjs';
const LOADED = 'pyodide.asm.mjs';
const asScript = (name: string) => name.replace('.mjs', '.js');

const INDEX = 'index.html';
const WORKER = 'sw.js';
/** Letters of languages that most devices have letters for, and whole fonts, which few names need. */
const LETTERS = /^assets\/(?:ja|ko)-.*\.woff2$/;
const WHOLE = /-whole-.*\.woff2$/;
/** Not for pages that run: pictures for those who link here, licenses, the worker itself. */
const LEFT_OUT = /^(?:sw\.js|preview\.png|.*-licence\.txt)$/;

/** All that files are made of, in one number. */
function fingerprint(folders: string[], files: string[] = []): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of filesIn(folder)) hash.update(path).update(readFileSync(join(folder, path)));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Where the packed program lies; made if what it is made of has changed. */
function packed(wheels: string): string {
  const made = fingerprint([PROGRAM, wheels], [PACKER, PACKING, join(PYODIDE, 'package.json')]);
  const out = join(KEPT, made);
  if (!existsSync(out)) {
    rmSync(KEPT, { recursive: true, force: true });
    const given = [PACKER, PROGRAM, wheels, PYODIDE, out];
    execFileSync(process.execPath, [PACKING, ...given], { stdio: 'inherit' });
  }
  return out;
}

/** Bring Pyodide along, under names that every host knows. */
function bringPyodide(folder: string): void {
  for (const name of OF_PYODIDE) cpSync(join(PYODIDE, name), join(folder, name));
  const told = JSON.parse(readFileSync(join(PYODIDE, PACKAGES), 'utf8')) as object;
  writeFileSync(join(folder, PACKAGES), JSON.stringify({ ...told, packages: {} }));
  cpSync(join(PYODIDE, LOADED), join(folder, asScript(LOADED)));
  const loader = readFileSync(join(PYODIDE, LOADER), 'utf8');
  if (!loader.includes(LOADED)) throw new Error(`${LOADER} loads something else`);
  writeFileSync(join(folder, asScript(LOADER)), loader.replaceAll(LOADED, asScript(LOADED)));
}

/** Put the program into a folder of the pages that is called by its content; that folder. */
function bringProgram(pages: string, wheels: string): string {
  const partly = join(pages, 'assets', 'python');
  mkdirSync(partly);
  bringPyodide(partly);
  const out = packed(wheels);
  for (const name of readdirSync(out)) cpSync(join(out, name), join(partly, name));
  const name = `assets/python-${fingerprint([partly]).slice(0, 8)}`;
  cpSync(partly, join(pages, name), { recursive: true });
  rmSync(partly, { recursive: true });
  return `${name}/`;
}

/** Tell the first page which version it is, and where the program lies; tell the worker all files. */
function describe(pages: string, program: string): void {
  const version = fingerprint([pages]);
  const index = join(pages, INDEX);
  const html = readFileSync(index, 'utf8');
  const base = /src="(.*?)assets\//.exec(html)![1];
  const told = `<meta name="motherlode" content="${version}" data-program="${base}${program}" />`;
  writeFileSync(index, html.replace('</head>', `  ${told}\n  </head>`));
  const files = filesIn(pages).filter((path) => !LEFT_OUT.test(path));
  const isOfProgram = (path: string) => path.startsWith(program) || LETTERS.test(path);
  const listed = {
    version,
    pages: files
      .filter((path) => !isOfProgram(path) && !WHOLE.test(path))
      .map((path) => (path === INDEX ? './' : path)),
    program: files.filter((path) => isOfProgram(path) && !WHOLE.test(path)),
    rest: files.filter((path) => WHOLE.test(path)),
  };
  const worker = join(pages, WORKER);
  writeFileSync(worker, `self.kept = ${JSON.stringify(listed)};\n${readFileSync(worker, 'utf8')}`);
}

const [pages] = process.argv.slice(2) as [string];
describe(pages, bringProgram(pages, process.env.MOTHERLODE_WHEELS!));
