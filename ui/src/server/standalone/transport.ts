// The way to tables in this page: a worker, started when somebody first asks for something.
import { hasOwnSeats, seatCodes } from '../../device/seats.ts';
import { program, SHELF } from '../../device/playsAt.ts';
import type { Line, Transport } from '../transport.ts';
import type { Order, Report } from './messages.ts';
import { tellTrouble } from './trouble.svelte.ts';

// Milliseconds: how often the worker is asked for a sign of life, and after how many it is given up.
const ASKED_EVERY = 2_000;
const SILENCE = 8;
const LOADING = 60; // the same while it starts: Python keeps a slow phone busy at first
const MOST_CRASHES = 3; // in a row
const STEADY = 15; // signs of life after which a worker is sound: it won't fail because of its beginning

// What is always the same was answered when the program was packed (`tools/program.py`).
const ANSWERED = ['/api/catalogue', '/api/lessons', '/api/tables'];

const RESTART = 1012; // as when a server restarts: the line can be opened again at once
const UNAVAILABLE = 503;

/** The answer to what can't be answered now; what is wrong is shown on the whole page. */
const refusal = () => Response.json({ code: 'stopped', reason: '' }, { status: UNAVAILABLE });

/** What makes a table. */
const isNewTable = (method: string, address: string) =>
  method === 'POST' && /^\/api\/(?:tables|lessons\/[^/]+)$/.test(address);

/** A line to a table of this page. */
class PageLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;

  constructor(
    private readonly number: number,
    private readonly order: (order: Order) => void,
  ) {}

  send(text: string): void {
    this.order({ type: 'send', line: this.number, text });
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.order({ type: 'close', line: this.number });
    this.hear('closed', '1000');
  }

  hear(what: 'opened' | 'message' | 'closed', text: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (what === 'opened') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event('open'));
    } else if (what === 'message') {
      this.onmessage?.(new MessageEvent('message', { data: text }));
    } else {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.(new CloseEvent('close', { code: Number(text) }));
    }
  }
}

/** The worker and all that waits for it. */
class Standalone implements Transport {
  readonly isShared = false;
  #worker: Worker | null = null;
  #isReady = false;
  #isForGood = false;
  #silence = 0;
  #signs = 0; // since it is ready
  #crashes = 0;
  #count = 0;
  #later: Order[] = []; // until it is ready
  #asked: Record<number, (answer: Response) => void> = {};
  #lines: Record<number, PageLine> = {};
  #asking: ReturnType<typeof setInterval> | undefined;

  get isStarting(): boolean {
    return this.#worker !== null && !this.#isReady;
  }

  async ask(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    if (method === 'GET' && ANSWERED.includes(address))
      return fetch(`${program}${address.split('/').at(-1)}.json`);
    if (isNewTable(method, address)) this.#keepForGood();
    const asked = (id: number) =>
      ({ type: 'ask', id, method, address, body: (body as string) ?? null }) as const;
    return this.#answered(asked);
  }

  /** Let go of a table for good; false if it is still there. */
  async forget(table: string): Promise<boolean> {
    return (await this.#answered((id) => ({ type: 'forget', id, table }))).ok;
  }

  #answered(order: (id: number) => Order): Promise<Response> {
    return new Promise((resolve) => {
      const id = ++this.#count;
      this.#asked[id] = resolve;
      this.#order(order(id));
    });
  }

  /** Somebody has a game here: the browser is asked, once, not to throw it away. */
  #keepForGood(): void {
    if (this.#isForGood) return;
    this.#isForGood = true;
    void navigator.storage?.persist?.().catch(() => {});
  }

  open(code: string): Line {
    const line = ++this.#count;
    this.#lines[line] = new PageLine(line, (order) => this.#order(order));
    this.#order({ type: 'open', line, address: `/api/tables/${code}/socket` });
    return this.#lines[line];
  }

  /** Start, or start again; another tab may have to let go of the tables. */
  start(steal = false): void {
    if (this.#worker) this.#end();
    tellTrouble(null);
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<Report>) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#crashed();
    };
    const seats = { tables: seatCodes(), own: hasOwnSeats() };
    const order: Order = { type: 'begin', folder: program, steal, shelf: SHELF, seats };
    this.#worker.postMessage(order);
    this.#asking = setInterval(() => this.#beat(), ASKED_EVERY);
  }

  #order(order: Order): void {
    if (!this.#worker) this.start();
    if (this.#isReady) this.#worker!.postMessage(order);
    else this.#later.push(order);
  }

  #hear(told: Report): void {
    this.#silence = 0;
    if (told.type === 'ready') {
      this.#isReady = true;
      for (const order of this.#later.splice(0)) this.#worker!.postMessage(order);
    } else if (told.type === 'answer') {
      const headers = { 'content-type': told.kind };
      this.#asked[told.id]?.(new Response(told.body, { status: told.status, headers }));
      delete this.#asked[told.id];
    } else if (told.type === 'line') {
      this.#lines[told.line]?.hear(told.what, told.text);
      if (told.what === 'closed') delete this.#lines[told.line];
    } else if (told.type === 'trouble') {
      this.#end();
      tellTrouble(told.trouble);
    }
  }

  /** A worker that the system has ended says nothing any more. */
  #beat(): void {
    if (this.#isReady && ++this.#signs === STEADY) this.#crashes = 0;
    if (++this.#silence > (this.#isReady ? SILENCE : LOADING)) this.#crashed();
    else this.#worker?.postMessage({ type: 'ping' } satisfies Order);
  }

  /** What was written is safe: whoever had a line opens it again, and another worker begins. */
  #crashed(): void {
    this.#end();
    if (++this.#crashes >= MOST_CRASHES) tellTrouble('crashed');
  }

  /** No worker, and nobody waits for it. */
  #end(): void {
    clearInterval(this.#asking);
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    this.#silence = 0;
    this.#signs = 0;
    this.#later = [];
    const asked = Object.values(this.#asked);
    const lines = Object.values(this.#lines);
    this.#asked = {};
    this.#lines = {};
    for (const resolve of asked) resolve(refusal());
    for (const line of lines) line.hear('closed', `${RESTART}`);
  }
}

export const standalone = new Standalone();
