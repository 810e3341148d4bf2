// Where a replay comes from: a game of a table, or a record that somebody brought.
import { RECORD, saveFile } from '../device/files.ts';
import { ask, saveRecord } from '../server/api.ts';
import type { AnalysisProgress, PositionText, ReplayInfo } from '../wire.ts';

export interface Source {
  /** What it is called: `CODE/N`, or `record`. */
  name: string;
  show(eyes: string): Promise<ReplayInfo>;
  position(played: number): Promise<string>;
  /** Have it analyzed; how far that has come. */
  analyze(): Promise<AnalysisProgress>;
  /** Offer the record as a file. */
  save(): Promise<void>;
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
    analyze: () => ask<AnalysisProgress>('POST', `${address}/analysis`),
    save: () => saveRecord(code, Number(number)),
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
    analyze: () => ask<AnalysisProgress>('POST', 'analyses', { record }),
    save: async () => saveFile('motherlode.jsonl', record, RECORD),
    path: null,
  };
}
