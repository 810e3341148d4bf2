// Playing without the server that these pages came from, and finding it again.
import { isFolder } from '../device/links.ts';
import { route } from '../device/route.svelte.ts';
import { isHere, wishHere, wishServer } from '../device/playsAt.ts';

const LOOK = 15_000; // milliseconds
/** Pages of what only the server has. */
const OF_SERVER = ['table', 'watch', 'replay', 'check', 'operator'];

let isBack = $state(false);

/** Whether somebody plays without the server, and it can be reached again. */
export const isServerBack = (): boolean => isBack;

/** Whether somebody plays without the server that these pages came from. */
export const isWithoutServer = isHere && !isFolder;

async function look(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null);
  isBack = answer?.ok === true;
}

/** Look for the server as long as somebody plays without it. */
export function followServer(): void {
  if (!isWithoutServer) return;
  setInterval(look, LOOK);
  for (const name of ['online', 'visibilitychange']) addEventListener(name, look, true);
  void look();
}

/** Go on without the server. */
export function goHere(): void {
  wishHere();
  if (OF_SERVER.includes(route().page)) location.assign('/');
  else location.reload();
}

/** Go back to the server, and to the tables there. */
export function goToServer(): void {
  wishServer();
  location.assign('/');
}
