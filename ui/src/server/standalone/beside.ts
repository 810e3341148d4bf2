// A second worker beside the one that has the tables: it thinks, so that no table waits. It begins when it
// is needed, and ends when nobody needs it for a while: it has a memory of its own.

/** Something to be done there. */
export interface Piece {
  id: number;
  what: string;
  given: string;
}

const IDLE = 3 * 60_000; // milliseconds after its last answer, if nobody needs it then
const MOST_FAILURES = 2; // in a row; then everything is done where the tables are

/** What `here.py` calls a SecondWorker. */
export class Beside {
  ready = false;
  #worker: Worker | null = null;
  #failures = 0;
  #count = 0;
  #later: Piece[] = []; // until it is ready
  #asked: Record<number, (answer: string) => void> = {};
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly folder: string,
    private readonly isNeeded: () => boolean,
  ) {}

  begin(): void {
    if (this.#worker || this.#failures >= MOST_FAILURES || typeof Worker === 'undefined') return;
    let worker: Worker;
    try {
      worker = new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
    } catch {
      this.#failures++; // the page may not have one
      return;
    }
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<{ id: number; made: string } | null>) => {
      if (!data) return this.#begun();
      this.#failures = 0; // one that begins and fails at every piece is no help
      this.#answer(data.id, JSON.stringify(data.made));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#failures++;
      this.#end();
    };
    worker.postMessage(this.folder);
    this.#wait();
  }

  /** What comes of it, as JSON; null if there's no second worker, or it has failed. */
  ask(what: string, given: string): Promise<string> {
    this.begin();
    if (!this.#worker) return Promise.resolve('null');
    clearTimeout(this.#rest);
    const piece = { id: ++this.#count, what, given };
    if (this.ready) this.#worker.postMessage(piece);
    else this.#later.push(piece);
    return new Promise((resolve) => (this.#asked[piece.id] = resolve));
  }

  /** Whoever waits too long ends it, whatever it does; one that hasn't begun until then has failed. */
  end(): void {
    if (this.#worker && !this.ready) this.#failures++;
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#rest);
    this.#worker?.terminate();
    this.#worker = null;
    this.ready = false;
    this.#later = [];
    for (const id of Object.keys(this.#asked)) this.#answer(Number(id), 'null');
  }

  #begun(): void {
    this.ready = true;
    for (const piece of this.#later.splice(0)) this.#worker!.postMessage(piece);
  }

  #answer(id: number, made: string): void {
    this.#asked[id]?.(made);
    delete this.#asked[id];
    if (this.#worker && !Object.keys(this.#asked).length) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.isNeeded() ? this.#wait() : this.#end()), IDLE);
  }
}
