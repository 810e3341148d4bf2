// The second worker: the same program once more, for what takes long. It begins with the folder of the
// program, and says when it is ready.
import type { Piece } from './beside.ts';
import { startPython } from './python.ts';

/** `web/standalone/helper.py`. */
interface Helper {
  ask(what: string, given: string): Promise<string>;
}

const BEGIN = `
from motherlode.web.standalone.kernel import use_kernel
use_kernel()
from motherlode.web.standalone.helper import Helper
Helper()
`;

let helper: Helper | null = null;

async function begin(folder: string): Promise<void> {
  helper = (await startPython(folder)).runPython(BEGIN) as Helper;
  postMessage(null);
}

async function work({ id, what, given }: Piece): Promise<void> {
  postMessage({ id, made: await helper!.ask(what, given) });
}

/** A mistake ends this worker; whoever started it hears of it. */
function fail(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

onmessage = ({ data }: MessageEvent<string | Piece>) => {
  (typeof data === 'string' ? begin(data) : work(data)).catch(fail);
};
