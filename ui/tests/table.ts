// A table for tests: the real line, with a socket that only remembers what was sent.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { type Component, tick } from 'svelte';
import { onTestFinished, vi } from 'vitest';
import { LiveConnection } from '../src/server/live.svelte.ts';
import { nextTask } from '../src/device/painting.ts';
import { marksOf } from '../src/state/marks.svelte.ts';
import Table from '../src/table/Table.svelte';
import type { Message, Request, Welcome } from '../src/wire.ts';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';

const FIXTURES = import.meta.glob<string>('../fixtures/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const KINDS_SEEN = Object.keys(FIXTURES).map((path) => path.slice(12, -'.json'.length));

export function fixture(kind: string): Welcome {
  return JSON.parse(FIXTURES[`../fixtures/${kind}.json`]!) as Welcome;
}

/** The same with a second person at the table, who could look on. */
export function company(kind: string): Welcome {
  const welcome = fixture(kind);
  const bot = welcome.table.seats.findIndex((seat) => seat.kind === 'bot');
  const seats = welcome.table.seats.map((seat, place) =>
    place === bot ? { ...seat, kind: 'person' as const } : seat,
  );
  return { ...welcome, table: { ...welcome.table, seats } };
}

/** A button by its test id, else any other part; the selectors of jsdom are slow. */
export function part(name: string): HTMLElement | null {
  const buttons = [...document.getElementsByTagName('button')];
  return (
    buttons.find((button) => button.dataset['testid'] === name) ??
    document.querySelector<HTMLElement>(`[data-testid="${name}"]`)
  );
}

/** Click a part of the page. */
export async function press(name: string): Promise<void> {
  const found = part(name);
  if (!found) throw new Error(`there is no ${name}`);
  found.click();
  await tick();
}

/** Press a key somewhere. */
export async function key(name: string, on: Element = document.body): Promise<void> {
  await fireEvent.keyDown(on, { key: name });
  await tick();
}

/** What is asked, in words. */
export const question = () => part('question')?.textContent?.trim();

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Request[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Request);
  }
  close() {}
}

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A screen on which everything has its room. */
export function wideScreen(): void {
  vi.stubGlobal('ResizeObserver', QuietObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

export interface Played {
  connection: LiveConnection;
  welcome: Welcome;
  tell: (message: Message) => void;
  /** The same question once more, as another one. */
  askAgain: () => Promise<void>;
  /** The index that was sent for the question, if one was. */
  answered: () => number | null;
}

/** Show the table of a message. */
export async function sitDown(
  welcome: Welcome,
  view: Component<{ connection: LiveConnection }> = Table,
): Promise<Played> {
  cleanup();
  await loadWords();
  await moreWords('plain');
  vi.stubGlobal('WebSocket', FakeSocket);
  wideScreen();
  const connection = new LiveConnection('TEST');
  onTestFinished(() => {
    connection.close();
    marksOf(connection).beginRound(''); // the next test has a round of its own
  });
  const socket = FakeSocket.last;
  const tell = (message: Message) => socket.onmessage({ data: JSON.stringify(message) });
  tell(welcome);
  render(view, { connection });
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await nextTask(); // the players beside a wide maze come then
  await tick();
  let sequence = welcome.prompt?.sequence ?? 0;
  const askAgain = async () => {
    sequence += 1;
    connection.prompt = welcome.prompt && { ...welcome.prompt, sequence };
    await tick();
  };
  const answered = () => {
    const answers = socket.sent.filter(
      (request) => request.type === 'answer' && request.sequence === sequence,
    );
    return answers.length === 1 && answers[0]!.type === 'answer' ? answers[0]!.index : null;
  };
  return { connection, welcome, tell, askAgain, answered };
}
