// Runs Python code from the standard input in the program for tables in the page: `node running.ts FOLDER`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { started } from './packing.ts';

const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const [folder] = process.argv.slice(2) as [string];
try {
  const python = await started(PYODIDE, folder);
  console.log(await python.runPythonAsync(readFileSync(0, 'utf8')));
} catch (error) {
  console.error((error as Error).message); // what comes with it is all of Pyodide, in one line
  process.exit(1);
}
process.exit(0);
