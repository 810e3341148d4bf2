// The service worker: keeps one version of the pages, and opens them without a line. What the API answers
// it never touches. `offline.ts` writes what it keeps in front of it; with nothing to keep it resigns.

/** All files of a version, by their addresses below this one. */
interface Kept {
  version: string;
  /** Without these no page opens: kept as a whole, or not at all. */
  pages: string[];
  /** What a table in the page needs: kept when somebody wants it, or has the time. */
  program: string[];
  /** Kept when it is used. */
  rest: string[];
}

// What a service worker has beside the types of pages.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: unknown;
  ports: readonly MessagePort[];
}
interface ServiceWorkerScope {
  kept?: Kept;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(name: 'message', hear: (event: Told) => void): void;
}

declare const self: ServiceWorkerScope;
const worker = self;
const { kept, registration } = worker;
const { scope } = registration;
// Hosts of plain files have many folders at one address: each has its own.
const OURS = `motherlode ${scope} `;
const NAME = OURS + kept?.version;
const HOME = './';
const LOST = '404.html';
const HASHED = 'assets/'; // what is in there is called by its content
const LOOSELY: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };
const known = new Set([...(kept?.pages ?? []), ...(kept?.program ?? []), ...(kept?.rest ?? [])]);

/** A file of this version as it comes over the network, or as an older version has kept it. */
async function fetched(file: string): Promise<Response> {
  const isHashed = file.startsWith(HASHED);
  const there = isHashed && (await caches.match(new URL(file, scope), LOOSELY));
  if (there) return there;
  const answer = await fetch(new URL(file, scope), { cache: isHashed ? 'default' : 'reload' });
  if (!answer.ok) throw new Error(file);
  const isOther = file === HOME && !(await answer.clone().text()).includes(kept!.version);
  if (isOther) throw new Error('another version');
  // what a redirection has brought may not be shown as a page
  return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
}

/** Keep these files, all of them; what is there already isn't fetched again. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    files.map(async (file) => {
      const address = new URL(file, scope);
      if (!(await cache.match(address))) await cache.put(address, await fetched(file));
    }),
  );
}

/** Whether all that a table in the page needs is here. */
async function hasProgram(): Promise<boolean> {
  const cache = await caches.open(NAME);
  const found = await Promise.all(kept!.program.map((file) => cache.match(new URL(file, scope))));
  return found.every(Boolean);
}

/** Forget older versions, unless a page still runs that was loaded with one: it has a lock of that name. */
async function forgetOlder(): Promise<void> {
  if (registration.installing || registration.waiting) return; // that one is newer
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== NAME)
      await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
        lock ? caches.delete(name) : false,
      );
}

/** A file of this version, or of an older one that a page was loaded with. */
async function found(event: Asked, file: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const address = new URL(file, scope);
  const there = (await cache.match(address, LOOSELY)) ?? (await caches.match(address, LOOSELY));
  if (there) return there;
  const answer = await fetch(event.request);
  if (answer.ok && known.has(file)) event.waitUntil(cache.put(address, answer.clone()));
  return answer;
}

/** Which file shows the page at an address; none if it is no page. */
function pageAt(path: string): string {
  if (path === '' || path === 'index.html') return HOME;
  if (path === 'metrics' || path.split('/').at(-1)!.includes('.')) return '';
  return known.has(LOST) ? LOST : HOME;
}

function answer(event: Asked): void {
  const { request } = event;
  if (!kept || request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  if (path.startsWith('api/') || request.headers.has('range')) return;
  const file = request.mode === 'navigate' ? pageAt(path) : path;
  if (known.has(file) || file.startsWith(HASHED)) event.respondWith(found(event, file));
}

async function resign(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  await registration.unregister();
}

worker.addEventListener('install', (event) =>
  event.waitUntil(kept ? keep(kept.pages) : worker.skipWaiting()),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(kept ? forgetOlder().then(() => worker.clients.claim()) : resign()),
);
worker.addEventListener('fetch', answer);
worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  const reply = (work: Promise<unknown>) =>
    event.waitUntil(
      work.then(
        (found) => ports[0]?.postMessage(found !== false),
        () => ports[0]?.postMessage(false),
      ),
    );
  if (data === 'begin') event.waitUntil(worker.skipWaiting());
  else if (data === 'loaded') event.waitUntil(forgetOlder());
  else if (data === 'has') reply(hasProgram());
  else if (data === 'keep') reply(keep(kept!.program));
});

export {};
