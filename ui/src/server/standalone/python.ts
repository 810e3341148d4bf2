// Python in WebAssembly, with the program that was packed for it.
import type { PyodideAPI } from 'pyodide';

const SITE = '/lib/python3.14/site-packages';
/** What the kernel is called there; no host knows what to make of that. */
const KERNEL = `${SITE}/motherlode__mypyc.so`;

/** Fetch a file of the program. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.arrayBuffer();
}

/** Start it from the folder where the program lies. */
export async function startPython(folder: string): Promise<PyodideAPI> {
  const [{ loadPyodide }, program, kernel] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<typeof import('pyodide')>,
    fetched(`${folder}motherlode.zip`),
    fetched(`${folder}kernel.wasm`),
  ]);
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}python.zip` });
  python.unpackArchive(program, 'zip', { extractDir: SITE });
  // by itself: unpacked bit by bit, it would be copied again and again
  if (kernel.byteLength) python.FS.writeFile(KERNEL, new Uint8Array(kernel), { canOwn: true });
  return python;
}
