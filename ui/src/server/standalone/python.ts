// Python in WebAssembly, with the program that was packed for it.
import type { PyodideAPI } from 'pyodide';

const SITE = '/lib/python3.14/site-packages';
/** What the compiled kernel is called there, if the program has one. */
const KERNEL = `${SITE}/motherlode__mypyc.so`;

/** Fetch a file of the program. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer;
}

/** The kernel, which no host has to compress; it holds nothing if it wasn't compiled. */
async function kernelOf(folder: string): Promise<Uint8Array> {
  const { body } = await fetched(`${folder}kernel.bin`);
  const unpacked = new Response(body!.pipeThrough(new DecompressionStream('gzip')));
  return new Uint8Array(await unpacked.arrayBuffer());
}

/** Start it from the folder where the program lies. */
export async function startPython(folder: string): Promise<PyodideAPI> {
  const [{ loadPyodide }, program, kernel] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<typeof import('pyodide')>,
    fetched(`${folder}motherlode.zip`).then((answer) => answer.arrayBuffer()),
    kernelOf(folder),
  ]);
  const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}python.zip` });
  python.unpackArchive(program, 'zip', { extractDir: SITE });
  // as a whole: unpacked by Python, bit by bit, it would be copied a dozen times
  if (kernel.length) python.FS.writeFile(KERNEL, kernel, { canOwn: true });
  return python;
}
