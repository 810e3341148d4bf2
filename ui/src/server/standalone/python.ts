// Python in WebAssembly, with the program that was packed for it.
import type { PyodideAPI } from 'pyodide';

/** Fetch a file of the program. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.arrayBuffer();
}

/** Start it from the folder where the program lies. */
export async function startPython(folder: string): Promise<PyodideAPI> {
  const [{ loadPyodide }, program] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<typeof import('pyodide')>,
    fetched(`${folder}motherlode.zip`),
  ]);
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}python.zip` });
  python.unpackArchive(program, 'zip', { extractDir: '/lib/python3.14/site-packages' });
  return python;
}
