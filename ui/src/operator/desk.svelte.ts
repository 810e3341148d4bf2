// The operator's desk: the token, what the server tells of itself, and what is asked of it.
import { here } from '../device/links.ts';
import { ApiError, ask } from '../server/api.ts';
import { errorText } from '../server/errors.ts';
import { Reach } from '../server/reach.svelte.ts';
import { tellAddress } from '../device/route.svelte.ts';
import type { OperatorInfo } from '../wire.ts';

const KEY = 'motherlode.operator'; // for this tab only
const EVERY = 5000; // milliseconds between two looks
const IN_ADDRESS = /^#token=([\w-]+)$/;

/** The token in the part of the address that no server sees; it is taken out of the address. */
function tokenOfAddress(): string {
  const found = IN_ADDRESS.exec(location.hash)?.[1] ?? '';
  if (found) tellAddress(here().pathname + here().search);
  return found;
}

/** A server, as its operator sees it. */
export class Desk {
  info = $state.raw<OperatorInfo | null>(null);
  token = $state('');
  /** What was refused last, as a sentence. */
  failure = $state('');
  busy = $state(false);
  /** Where others find the server. */
  readonly reach = new Reach(() => this.token);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    const token = tokenOfAddress() || sessionStorage.getItem(KEY) || '';
    if (token) void this.open(token);
    this.#timer = setInterval(() => void this.#look(), EVERY);
  }

  /** Try a token. */
  async open(token: string): Promise<void> {
    this.token = token.trim();
    await this.#do('GET', 'overview');
    if (this.info) {
      sessionStorage.setItem(KEY, this.token);
      void this.reach.look();
    } else this.token = '';
  }

  /** Forget the token. */
  lock(): void {
    sessionStorage.removeItem(KEY);
    this.token = '';
    this.info = null;
    this.failure = '';
  }

  closeTable = (code: string) => this.#do('POST', 'close', { code });
  ban = (address: string) => this.#do('POST', 'bans', { address });
  lift = (address: string) => this.#do('POST', 'bans/lift', { address });
  tell = (text: string) => this.#do('POST', 'message', { text });

  end(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (!this.info || this.busy || document.hidden) return;
    try {
      this.info = await this.#ask('GET', 'overview');
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Ask for something; whether it was done. */
  async #do(method: string, what: string, body?: unknown): Promise<boolean> {
    this.busy = true;
    this.failure = '';
    try {
      this.info = await this.#ask(method, what, body);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #ask(method: string, what: string, body?: unknown): Promise<OperatorInfo> {
    const headers = { authorization: `Bearer ${this.token}` };
    return ask<OperatorInfo>(method, `operator/${what}`, body, headers);
  }

  #fail(error: unknown): void {
    if (error instanceof ApiError && error.code === 'not_operator') this.lock();
    this.failure = errorText(error);
  }
}
