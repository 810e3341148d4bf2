// Which page the address names: `/`, `/new`, `/t/CODE`, `/t/CODE/watch`, `/replay/CODE/N`.
export interface Route {
  page: string;
  code: string;
}

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

/** The page that is shown. */
export function route(): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 't' && parts[1]) {
    return { page: parts[2] === 'watch' ? 'watch' : 'table', code: parts[1].toUpperCase() };
  }
  if (parts[0] === 'replay' && parts[1]) {
    return { page: 'replay', code: `${parts[1].toUpperCase()}/${parts[2] ?? '1'}` };
  }
  return { page: parts[0] ?? 'home', code: '' };
}

/** Go to another page without loading everything again; the new one knows where it was come from. */
export function goTo(address: string): void {
  const { pathname, search, hash } = location;
  history.pushState({ from: pathname + search + hash }, '', address);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The address from which this page was gone to; null if it was opened by itself. */
export function cameFrom(): string | null {
  const from = (history.state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : null;
}

/** Let the address tell more of this page, without a step that would have to be taken back. */
export function tellAddress(address: string): void {
  history.replaceState(history.state, '', address);
}
