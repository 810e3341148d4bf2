// Where this page plays: at the server it came from, or in itself.
import { isFolder } from './links.ts';

const WAY = 'motherlode.way';

const about = document.querySelector<HTMLMetaElement>('meta[name=motherlode]');

/** Which version these pages are; none where nothing is kept of them. */
export const version = about?.content ?? '';

/** Where the program for tables in the page lies; nowhere if it was not built. */
export const program = about ? new URL(about.dataset.program!, location.href).href : '';

/** Whether somebody wants to play in this tab without the server that the page came from. */
function isWished(): boolean {
  try {
    return sessionStorage.getItem(WAY) === 'page';
  } catch {
    return false;
  }
}

/** Whether tables are in the page. */
export const isHere = program !== '' && (isFolder || isWished());

/** Where this folder lies, if there may be a server, or other folders, at the same address. */
const place = isFolder ? new URL('./', location.href).pathname : '/';

/** Where something is kept that belongs to tables: each folder, each server, and its pages have their own. */
export function keyHere(key: string): string {
  if (isFolder) return place === '/' ? key : `${key} ${place}`;
  return isHere ? `${key}.here` : key;
}

/** What is kept there; a folder that has nothing of its own yet has what older versions kept for all folders. */
export const keptHere = (key: string): string | null =>
  localStorage.getItem(keyHere(key)) ?? (isFolder ? localStorage.getItem(key) : null);

/** What the store with the tables of this page is called, and their lock. */
export const SHELF = place === '/' ? 'motherlode' : `motherlode ${place}`;

/** From the next page on, play in this tab without a server. */
export function wishHere(): void {
  sessionStorage.setItem(WAY, 'page');
}

/** From the next page on, play at the server again. */
export function wishServer(): void {
  sessionStorage.removeItem(WAY);
}
