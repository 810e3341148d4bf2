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

/** Go to another page without loading everything again. */
export function goTo(address: string): void {
  history.pushState(null, '', address);
  path = location.pathname;
  scrollTo(0, 0);
}
