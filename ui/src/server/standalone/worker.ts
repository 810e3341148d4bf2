// The worker: Python in WebAssembly, the same program as on a server, and the shelf with its tables.
import { Beside } from './beside.ts';
import type { Order, Report, Seats, Trouble } from './messages.ts';
import { startPython } from './python.ts';
import { FULL, Shelf, troubleOf } from './shelf.ts';

/** What the program answers: status, kind, and content; Python keeps it until it is destroyed. */
type Told = [number, string, string] & { destroy(): void };

/** The program's host (`web/standalone/host.py`). */
interface Host {
  ask(method: string, address: string, body: string | null): Promise<Told>;
  connect(line: number, address: string): void;
  hear(line: number, text: string): void;
  hang_up(line: number): void;
  needs_second(): boolean;
  forget(table: string): Promise<boolean>;
}

const LETS_GO = 2_000; // milliseconds until a page that was just left lets go of the tables
const MOST_LOADING = 600_000; // milliseconds: 8 MB over a line that hardly deserves the name
const BEGIN = `
from motherlode.web.standalone.kernel import use_kernel
use_kernel()
from motherlode.web.standalone.host import Host
async def begin(ask, tell, beside):
    async def shelf(what, given):
        return await ask(what, given)
    host = Host(shelf, tell, beside)
    await host.open()
    return host
begin
`;

let host: Host | null = null;

const report = (told: Report) => postMessage(told);

/** Something that ends the beginning, by its name. */
class Ends extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/** Be the only one who has the tables, as long as this worker lives; browsers without locks trust. */
async function alone(lock: string, steal: boolean): Promise<void> {
  if (!navigator.locks) return;
  const waiting = new AbortController();
  let isOurs = false;
  if (!steal) setTimeout(() => waiting.abort(), LETS_GO);
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(lock, steal ? { steal } : { signal: waiting.signal }, () => {
        isOurs = true;
        resolve();
        return new Promise<void>(() => {});
      })
      .catch(() => {
        if (!isOurs) return reject(new Ends('elsewhere'));
        report({ type: 'trouble', trouble: 'taken' }); // another tab has the lock now
        close();
      });
  });
}

async function openShelf(name: string, seats: Seats): Promise<Shelf> {
  const shelf = new Shelf(name, (trouble) => {
    report({ type: 'trouble', trouble });
    close(); // nothing may be played that is kept nowhere
  });
  try {
    await shelf.open(seats.tables);
    if (shelf.isBlank && seats.own) throw new Ends('lost');
  } catch (error) {
    if (error instanceof Ends) throw error;
    throw new Ends(troubleOf(error));
  }
  // what is on a full one can still be read
  const { wrong } = JSON.parse(await shelf.ask('probe', 'null')) as { wrong?: string };
  if (wrong && wrong !== FULL) throw new Ends('unkept');
  return shelf;
}

async function begin(order: Extract<Order, { type: 'begin' }>): Promise<void> {
  const { folder, steal } = order;
  try {
    if (typeof WebAssembly !== 'object') throw new Ends('unable');
    await alone(order.shelf, steal);
    const starting = startPython(folder);
    starting.catch(() => {});
    const shelf = await openShelf(order.shelf, order.seats);
    const late = new Promise<never>((_, reject) => setTimeout(reject, MOST_LOADING));
    const python = await Promise.race([starting, late]).catch(() => {
      throw new Ends('unloaded');
    });
    const make = python.runPython(BEGIN);
    const tell = (line: number, what: 'opened' | 'message' | 'closed', text: string) =>
      report({ type: 'line', line, what, text });
    const beside = new Beside(folder, () => host?.needs_second() ?? false);
    host = (await make(shelf.ask, tell, beside)) as Host;
    report({ type: 'ready' });
  } catch (error) {
    if (!(error instanceof Ends)) throw error;
    report({ type: 'trouble', trouble: error.trouble });
  }
}

async function answer(id: number, method: string, address: string, body: string | null) {
  const told = await host!.ask(method, address, body);
  const [status, kind, content] = told;
  told.destroy();
  report({ type: 'answer', id, status, kind, body: content });
}

async function forget(id: number, table: string) {
  const status = (await host!.forget(table)) ? 200 : 503;
  report({ type: 'answer', id, status, kind: 'application/json', body: 'null' });
}

/** A mistake that nobody has foreseen ends this worker; the page starts another. */
function fail(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

onmessage = ({ data }: MessageEvent<Order>) => {
  if (data.type === 'begin') begin(data).catch(fail);
  else if (data.type === 'ask') answer(data.id, data.method, data.address, data.body).catch(fail);
  else if (data.type === 'open') host!.connect(data.line, data.address);
  else if (data.type === 'send') host!.hear(data.line, data.text);
  else if (data.type === 'forget') forget(data.id, data.table).catch(fail);
  else if (data.type === 'close') host!.hang_up(data.line);
  else report({ type: 'pong' });
};
