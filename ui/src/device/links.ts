// Addresses inside of the app, and how links to them are written.
import { address } from './address.svelte.ts';

/** Whether these pages are a folder of plain files, with no server behind them (`make site`). */
export const isFolder = import.meta.env.MODE === 'site';

// A host of plain files knows one file: which page is meant stands behind the question mark, as in
// `?/t/CODE&eyes=open#7`. A server knows them all: the address is that of the app.

/** Where in the app this is: path, search and hash. */
export function here(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = location;
  if (!isFolder) return { pathname, search, hash };
  const [path = '', ...rest] = search.slice(1).split('&');
  if (!path.startsWith('/')) return { pathname: '/', search, hash };
  return { pathname: path, search: rest.length ? `?${rest.join('&')}` : '', hash };
}

/** What to write into a link to an address of the app. */
export function link(to: string): string {
  if (!isFolder || !to.startsWith('/')) return to;
  const [path = '', hash] = to.split('#');
  const asked = path === '/' ? './' : `?${path.replace('?', '&')}`;
  return hash === undefined ? asked : `${asked}#${hash}`;
}

/** The same, as it is given to others. */
export const wholeLink = (to: string) =>
  isFolder ? new URL(link(to), location.href).href : address.origin + to;
