// What the page and its worker tell each other.

/** What stands in the way of playing without a server. */
export type Trouble =
  | 'unable' // this browser has no WebAssembly
  | 'unkept' // it keeps nothing, as in a private window
  | 'full' // there is no room even to begin
  | 'elsewhere' // another tab has the tables
  | 'taken' // another tab has just taken them over
  | 'newer' // a newer version has written here
  | 'lost' // the browser has thrown the tables away
  | 'unloaded' // the program could not be fetched
  | 'crashed'; // it has failed again and again

/** The tables where this device has a seat; `own` if they were kept for this very folder. */
export interface Seats {
  tables: string[];
  own: boolean;
}

/** To the worker. */
export type Order =
  | { type: 'begin'; folder: string; steal: boolean; shelf: string; seats: Seats }
  | { type: 'ask'; id: number; method: string; address: string; body: string | null }
  | { type: 'open'; line: number; address: string }
  | { type: 'send'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'forget'; id: number; table: string }
  | { type: 'ping' };

/** From the worker. */
export type Report =
  | { type: 'ready' }
  | { type: 'trouble'; trouble: Trouble }
  | { type: 'answer'; id: number; status: number; kind: string; body: string }
  | { type: 'line'; line: number; what: 'opened' | 'message' | 'closed'; text: string }
  | { type: 'pong' };
