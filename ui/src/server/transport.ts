// The way to the tables: a server over the network, or a worker of this page. Nobody else knows which.
import { isHere } from '../device/playsAt.ts';
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
  /** Whether nothing can be answered yet, but soon: nobody should give up. */
  readonly isStarting: boolean;
  /** Have a request answered; the address begins with `/api/`. */
  ask(address: string, request: RequestInit): Promise<Response>;
  /** A line to a table, which is about to open. */
  open(code: string): Line;
}

/** The way that this page goes. */
export const transport: Transport = isHere ? standalone : network;
