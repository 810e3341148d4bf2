// The way to a server: requests and sockets.
import type { Transport } from './transport.ts';

export const network: Transport = {
  isShared: true,
  isStarting: false,
  ask: (address, request) => fetch(address, request),
  open: (code) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/tables/${code}/socket`);
  },
};
