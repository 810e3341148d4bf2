// Where other devices find this server, and letting them in: it tells this at its own machine only.
import { address, isLoopback } from '../device/address.svelte.ts';
import type { ReachInfo } from '../wire.ts';
import { ask } from './api.ts';
import { errorText } from './errors.ts';

const NAMING = 5000; // milliseconds in which a server finds a name in its network
const NOWHERE: ReachInfo = { address: '', name: '', offer: '' };

/** The server as others find it; its operator shows a token. */
export class Reach {
  info = $state.raw<ReachInfo>(NOWHERE);
  /** Whether the server has said where it is found. */
  known = $state(false);
  busy = $state(false);
  /** Why nobody could be let in, as a sentence. */
  failure = $state('');

  constructor(private readonly token: () => string = () => '') {}

  /** Ask where others find it; who doesn't learn it does without. */
  async look(): Promise<void> {
    if (!isLoopback && !this.token()) return;
    try {
      this.#take(await this.#ask('GET'));
    } catch {
      this.known = true;
    }
  }

  /** Let other devices in; whether they can come now. */
  async open(): Promise<boolean> {
    this.busy = true;
    this.failure = '';
    try {
      this.#take(await this.#ask('POST'));
      if (!this.info.name) setTimeout(() => void this.look(), NAMING);
    } catch (error) {
      this.failure = errorText(error);
    } finally {
      this.busy = false;
    }
    return this.failure === '';
  }

  #ask(method: string): Promise<ReachInfo> {
    const token = this.token();
    return ask(method, 'reach', undefined, token ? { authorization: `Bearer ${token}` } : {});
  }

  #take(info: ReachInfo): void {
    this.info = info;
    this.known = true;
    address.found = info.address;
  }
}

export const reach = new Reach();
