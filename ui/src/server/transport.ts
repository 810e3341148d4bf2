// The way to the tables: a server over the network, or a worker of this page. Nobody else knows which.
import { folder } from 'virtual:python';
import { isFolder } from '../device/links.ts';
import { network } from './network.ts';
import { standalone } from './standalone/transport.ts';

/** What pages need of a socket: a line to a table. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Whether people elsewhere can come to these tables. */
  readonly isShared: boolean;
  /** Have a request answered; the address begins with `/api/`. */
  ask(address: string, request: RequestInit): Promise<Response>;
  /** A line to a table, which is about to open. */
  open(code: string): Line;
}

const WAY = 'motherlode.way';

/** Whether somebody wants to play in this tab without the server that the page came from. */
function isWished(): boolean {
  try {
    return sessionStorage.getItem(WAY) === 'page';
  } catch {
    return false;
  }
}

/** The way that this page goes; it can go without a server only if the program was built with it. */
export const transport: Transport = folder && (isFolder || isWished()) ? standalone : network;
