// Rows of a plot: a share, and if they are known the bounds within which the true one lies.
import type { Group, Share } from '../wire.ts';

export interface Row {
  name: string;
  label: string;
  won: number;
  of: number;
  low?: number;
  high?: number;
}

/** A share with its label. */
export function rowOf(share: Share, label: string): Row {
  return { ...share, label };
}

/** For each group the share that somebody has won there. */
export function groupRows(groups: Group[], winner: string, label: (name: string) => string): Row[] {
  return groups.flatMap(({ name, winners }) => {
    const share = winners.find((one) => one.name === winner);
    return share ? [{ ...rowOf(share, label(name)), name }] : [];
  });
}
