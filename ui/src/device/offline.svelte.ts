// The app without a line: what this browser keeps for it, and newer versions of the app.
import { isFolder } from './links.ts';
import { program, version } from './playsAt.ts';

const HOUR = 3_600_000; // how often a page that stays open looks for a newer version

/**
 * How far this browser is: it can't keep anything, nothing was fetched, it is being fetched, everything
 * is here, it could not be kept.
 */
type Progress = 'unable' | 'nothing' | 'fetching' | 'ready' | 'failed';

interface Connecting extends EventTarget {
  saveData?: boolean;
  type?: string;
}

/** Whether somebody pays for what is fetched, or has asked to fetch little. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connecting };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Nothing else is to be done. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1_000),
  );

const loaded = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'complete' ? resolve(null) : addEventListener('load', resolve),
  );

/** Wait until a service worker has come so far; false if it never will. */
function hasReached(worker: ServiceWorker, wanted: ServiceWorkerState): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === wanted || worker.state === 'redundant') resolve(worker.state === wanted);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

class Offline {
  progress = $state<Progress>('unable');
  /** Whether a newer version is here, which has not begun. */
  isNewer = $state(false);
  /** Whether a game is on in this page. */
  isPlaying = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  /** Once a page is there and at rest, see to it that the app opens without a line. */
  async follow(): Promise<void> {
    if (!version || !navigator.serviceWorker) return;
    this.progress = 'nothing';
    const scope = new URL(isFolder ? './' : '/', location.href).href;
    // as long as this page runs, its files stay
    void navigator.locks.request(
      `motherlode ${scope} ${version}`,
      { mode: 'shared' },
      () => new Promise(() => {}),
    );
    await loaded();
    await idle();
    const known = await navigator.serviceWorker.getRegistration();
    if (!known && isDear()) return;
    if (!isDear() || ((await this.#register()) && (await this.#ask('has')))) await this.fetch();
  }

  /** Fetch all that a table in the page needs. */
  async fetch(): Promise<void> {
    this.progress = 'fetching';
    await idle();
    if (await this.#register()) this.progress = (await this.#ask('keep')) ? 'ready' : 'failed';
  }

  /** The same, because somebody wants it: the browser is asked not to throw it away. */
  async fetchForGood(): Promise<void> {
    void navigator.storage?.persist?.().catch(() => {});
    await this.fetch();
  }

  /** Let the newer version begin here. Other pages stay with theirs. */
  takeNewer(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload(); // another page has let it begin
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('begin');
  }

  /** The same, after having looked whether there is a newer one. */
  async findNewer(): Promise<void> {
    const found = await this.#registration?.update().catch(() => null);
    if (found?.installing) await hasReached(found.installing, 'installed');
    this.takeNewer();
  }

  /** Have the service worker, and what pages need; what is wrong is told as progress. */
  async #register(): Promise<boolean> {
    if (this.#registration) return true;
    const isFirst = !navigator.serviceWorker.controller;
    const registration = await navigator.serviceWorker
      .register(isFolder ? './sw.js' : '/sw.js', { updateViaCache: 'none' })
      .catch(() => null);
    if (!registration) {
      this.progress = navigator.onLine ? 'unable' : 'failed';
      return false;
    }
    const { active, installing } = registration;
    if (!active && !(installing && (await hasReached(installing, 'activated')))) {
      this.progress = 'failed';
      return false;
    }
    this.#registration = registration;
    this.#watch(registration, isFirst);
    return true;
  }

  #watch(registration: ServiceWorkerRegistration, isFirst: boolean): void {
    const look = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && registration.active) this.isNewer = true;
    };
    look(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => look(worker));
    });
    registration.installing?.addEventListener('statechange', () => look(registration.waiting));
    // another page has let a newer version begin
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!isFirst) this.isNewer = true;
      isFirst = false;
    });
    if (navigator.serviceWorker.controller) isFirst = false;
    registration.active?.postMessage('loaded');
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - looked < HOUR) return;
      looked = Date.now();
      registration.update().catch(() => {});
    });
  }

  /** Ask the service worker for something; false if it can't, or there is none. */
  #ask(what: 'has' | 'keep'): Promise<boolean> {
    const worker = this.#registration?.active;
    if (!worker) return Promise.resolve(false);
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => {
        port1.close();
        resolve(data === true);
      };
      worker.postMessage(what, [port2]);
    });
  }
}

export const offline = new Offline();

/** Whether this page could go on without its server. */
export const canPlayHere = () => program !== '' && offline.progress === 'ready';
