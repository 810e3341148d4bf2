// Where a replay comes from: a game of a table, or a record that somebody brought.
import { ask } from '../server/api.ts';
import type { PositionText, ReplayInfo } from '../wire.ts';

export interface Source {
  /** What it is called: `CODE/N`, or `record`. */
  name: string;
  show(eyes: string): Promise<ReplayInfo>;
  position(played: number): Promise<string>;
  /** Where the record can be had as a file. */
  file: string;
  /** The address of its page; a record that was brought has none that others could open. */
  path: string | null;
}

/** A game of a table of this server. */
export function tableSource(code: string, number: string): Source {
  const address = `tables/${code}/games/${number}`;
  return {
    name: `${code}/${number}`,
    show: (eyes) => ask<ReplayInfo>('GET', `${address}/replay?eyes=${eyes}`),
    position: async (played) =>
      (await ask<PositionText>('GET', `${address}/position?played=${played}`)).position,
    file: `/api/${address}/record`,
    path: `/replay/${code}/${number}`,
  };
}

/** A record that somebody has brought; it stays in this page. */
export function recordSource(record: string): Source {
  return {
    name: 'record',
    show: (eyes) => ask<ReplayInfo>('POST', 'replay', { record, eyes }),
    position: async (played) =>
      (await ask<PositionText>('POST', 'replay/position', { record, played })).position,
    file: URL.createObjectURL(new Blob([record], { type: 'application/jsonl' })),
    path: null,
  };
}
