// Which page the address names: `/`, `/new`, `/t/CODE`, `/t/CODE/watch`, `/replay/CODE/N`, `/check/CODE/N`,
// `/puzzles/N`.
import { here, link } from './links.ts';
import { plainCode } from './codes.ts';

export interface Route {
  page: string;
  code: string;
}

let path = $state(here().pathname);

addEventListener('popstate', () => (path = here().pathname));

/** The page that is shown. */
export function route(): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 't' && parts[1]) {
    return { page: parts[2] === 'watch' ? 'watch' : 'table', code: plainCode(decoded(parts[1])) };
  }
  if ((parts[0] === 'replay' || parts[0] === 'check') && parts[1]) {
    return { page: parts[0], code: `${plainCode(decoded(parts[1]))}/${parts[2] ?? '1'}` };
  }
  if (parts[0] === 'puzzles' && parts[1]) return { page: 'puzzle', code: parts[1] };
  return { page: parts[0] ?? 'home', code: '' };
}

/** A part of an address as it was written; as it stands if it can't be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const whole = ({ pathname, search, hash }: ReturnType<typeof here>) => pathname + search + hash;

/** Go to another page without loading everything again; the new one knows where it was come from. */
export function goTo(address: string): void {
  history.pushState({ from: whole(here()) }, '', link(address));
  path = here().pathname;
  scrollTo(0, 0);
}

/** The address from which this page was gone to; null if it was opened by itself. */
export function cameFrom(): string | null {
  const from = (history.state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : null;
}

/** Let the address tell more of this page, without a step that would have to be taken back. */
export function tellAddress(address: string): void {
  history.replaceState(history.state, '', link(address));
}

/** Links that only lead to another page of the app don't load everything again. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const found = event.target instanceof Element ? event.target.closest('a') : null;
    if (!found || found.target || event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { origin, pathname, search, hash } = new URL(found.href, location.href);
    if (origin !== location.origin || pathname !== location.pathname) return;
    if (search === location.search) return; // only another place of the same page
    event.preventDefault();
    history.pushState({ from: whole(here()) }, '', search + hash);
    path = here().pathname;
    scrollTo(0, 0);
  });
}
