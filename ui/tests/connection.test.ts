// The line to a table: what it sends again, when it asks anew, and how it notices that it broke.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseBetween } from '../src/events/acts.ts';
import { LiveConnection } from '../src/server/live.svelte.ts';
import type { Message, Request } from '../src/wire.ts';
import { sample } from './fake.svelte.ts';

const KIND = 'Turn';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Request[] = [];
  onopen = () => {};
  onclose: (event: { code: number }) => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {}

  hangUp(code = 1006): void {
    this.onclose({ code });
  }

  tell(message: Partial<Message>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  types(): string[] {
    return this.sent.map((request) => request.type);
  }
}

const newest = () => FakeSocket.all.at(-1)!;

function entered(watching = true): LiveConnection {
  const connection = new LiveConnection('ABCDE', watching);
  newest().onopen();
  newest().tell(sample(KIND));
  return connection;
}

describe('the line to a table', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('sends commands from a page without encryption', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const connection = entered();
    connection.send({ type: 'start' });
    connection.send({ type: 'start' });
    const ids = newest().sent.flatMap((request) => ('id' in request ? [request.id] : []));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,40}$/);
    connection.close();
  });

  it('adds bits to the next shuffle once, and tells them when all are closed', () => {
    const connection = new LiveConnection('ABCDE');
    const { table } = sample(KIND);
    const tell = (shuffle: string[] | null, you = 0) =>
      newest().tell({
        ...sample(KIND),
        you,
        table: { ...table, phase: 'lobby', promise: 'p'.repeat(64), shuffle },
      });
    newest().onopen();
    tell(null);
    const { id, hash, promise } = newest().sent[1] as { id: string; hash: string; promise: string };
    expect(promise).toBe('p'.repeat(64));
    newest().tell({ type: 'refused', sequence: 1, id, code: 'closed', reason: 'too late' });
    expect(connection.refused).toBeNull(); // nobody did anything that could be refused
    tell(null);
    tell(['f'.repeat(64), hash]); // not as ours
    expect(newest().types()).toEqual(['hello', 'contribute']);
    tell([hash, 'f'.repeat(64)]);
    const told = newest().sent[2] as { id: string; bits: string };
    expect(told.bits).toMatch(/^[0-9a-f]{64}$/);
    newest().tell({ type: 'done', sequence: 2, id: told.id });
    tell([hash, 'f'.repeat(64)]);
    expect(newest().types()).toEqual(['hello', 'contribute', 'reveal']);
    connection.close();
  });

  it('asks anew when an answer was refused, whatever the reason', () => {
    const connection = entered();
    const question = connection.prompt;
    connection.answer(0, true);
    connection.answer(0, true); // a second tap in the same moment
    expect([connection.prompt, connection.leaving]).toEqual([question, question!.sequence]);
    const table = { ...connection.table!, game: 7 };
    newest().tell({ type: 'lobby', sequence: 98, you: 0, table }); // what comes back is shown later
    expect(connection.table).not.toEqual(table);
    vi.advanceTimersByTime(50); // that it is sent has been painted
    expect([connection.prompt, connection.table]).toEqual([null, table]);
    const { id } = newest().sent.at(-1) as { id: string };
    newest().tell({ type: 'refused', sequence: 9, id, code: 'storage', reason: 'try again' });
    expect(newest().types().at(-1)).toBe('sync');
    newest().tell(sample(KIND));
    expect([connection.prompt, connection.leaving]).toEqual([question, null]);
    expect(
      newest()
        .types()
        .filter((type) => type === 'answer'),
    ).toHaveLength(1);
    connection.close();
  });

  it('opens a new line when nothing comes back on the old one, and sends what waits', () => {
    const connection = entered();
    connection.send({ type: 'say', text: 'hello' });
    const first = newest();
    vi.advanceTimersByTime(15_000);
    expect(first.types().at(-1)).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(connection.online).toBe(false);
    first.hangUp(); // late, and of no interest any more
    expect(FakeSocket.all).toHaveLength(2);
    newest().onopen();
    newest().tell(sample(KIND));
    expect(newest().types()).toEqual(['hello', 'say']);
    connection.close();
  });

  it('keeps a line that answers', () => {
    const connection = entered();
    for (let beat = 0; beat < 4; beat++) {
      vi.advanceTimersByTime(15_000);
      newest().tell({ type: 'pong', sequence: 1 });
    }
    expect(FakeSocket.all).toHaveLength(1);
    connection.close();
  });

  it('looks at once when the network is back', () => {
    const connection = entered();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(3_000);
    expect(FakeSocket.all).toHaveLength(2);
    connection.close();
  });

  it('opens a new line at once after a long silence, as when the screen was locked', () => {
    const connection = entered();
    const first = newest();
    vi.setSystemTime(Date.now() + 600_000); // no clock of the page has run
    dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    document.dispatchEvent(new Event('resume'));
    expect(FakeSocket.all).toHaveLength(2); // whatever the browser tells, once
    first.tell({ type: 'update', sequence: 9 }); // what had piled up on the dead line
    expect(connection.online).toBe(false);
    newest().onopen();
    newest().tell(sample(KIND));
    expect(connection.online).toBe(true);
    connection.close();
  });

  it('does not wait for its next try when somebody looks again', () => {
    const connection = entered();
    for (let broken = 0; broken < 5; broken++) {
      newest().hangUp();
      vi.advanceTimersByTime(8_000);
    }
    newest().hangUp();
    const before = FakeSocket.all.length;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(FakeSocket.all).toHaveLength(before + 1);
    vi.advanceTimersByTime(9_000); // the try that was put off is not made as well
    expect(FakeSocket.all).toHaveLength(before + 1);
    connection.close();
  });

  it('gives up a line on which nobody says hello back', () => {
    const connection = entered();
    newest().hangUp();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
    connection.close();
  });

  it('sends an answer again once, and does not ask its question again meanwhile', () => {
    const connection = entered();
    connection.answer(0);
    const sent = newest().sent.at(-1) as { id: string };
    newest().hangUp();
    vi.advanceTimersByTime(250);
    newest().onopen();
    newest().tell(sample(KIND));
    expect(connection.prompt).toBeNull();
    expect(newest().sent.filter(({ type }) => type === 'answer')).toEqual([sent]);
    newest().tell({ type: 'done', sequence: 9, id: sent.id });
    newest().tell(sample(KIND));
    expect(newest().sent.filter(({ type }) => type === 'answer')).toHaveLength(1);
    expect(connection.prompt).not.toBeNull();
    connection.close();
  });

  it('knows whether the server can write, until it comes back and is told again', () => {
    const connection = entered();
    newest().tell({ type: 'writing', sequence: 9, works: false });
    expect(connection.unwritten).toBe(true);
    newest().tell({ type: 'writing', sequence: 9, works: true });
    expect(connection.unwritten).toBe(false);
    newest().tell({ type: 'writing', sequence: 9, works: false });
    newest().tell(sample(KIND));
    expect(connection.unwritten).toBe(false);
    connection.close();
  });

  it('comes back at once when the server restarts, and sends again what was not acknowledged', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const connection = entered();
    connection.answer(0);
    const sent = newest().sent.at(-1) as { id: string };
    newest().hangUp(1012);
    expect([connection.online, connection.restarting, connection.attempts]).toEqual([
      false,
      true,
      0,
    ]);
    vi.advanceTimersByTime(149); // not everybody in the same moment
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    newest().onopen();
    newest().tell(sample(KIND));
    expect([connection.online, connection.restarting, connection.prompt]).toEqual([
      true,
      false,
      null,
    ]);
    expect(newest().sent.filter(({ type }) => type === 'answer')).toEqual([sent]);
    connection.close();
  });

  it('waits a little longer after each attempt if the server does not come back', () => {
    const connection = entered();
    newest().hangUp(1012);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    newest().hangUp();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(3);
    newest().hangUp();
    vi.advanceTimersByTime(499);
    expect([FakeSocket.all.length, connection.restarting]).toEqual([3, true]);
    vi.advanceTimersByTime(501);
    expect([FakeSocket.all.length, connection.restarting]).toEqual([4, false]); // now it is news
    connection.close();
  });

  it('keeps what a page that nobody sees is told, without showing how it came', () => {
    const connection = entered();
    const shown = vi.fn();
    connection.onEvents = shown;
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { view, history } = connection;
    newest().tell({ type: 'update', sequence: 99, events: [], view: view!, prompt: null });
    expect(shown).not.toHaveBeenCalled();
    expect(connection.history).toEqual(history);
    hidden.mockRestore();
    connection.close();
  });

  it('asks at once whoever skips what is shown, and sends their answer in the same moment', () => {
    const connection = entered();
    const { view } = connection;
    const { prompt } = sample(KIND);
    connection.unfold = (_, { events, view }) => [
      { events: [], view, lasts: 60_000 },
      { events, view, lasts: 0 },
    ];
    const update = { type: 'update' as const, events: [], view: view!, clock: null, ending: null };
    newest().tell({ ...update, sequence: 98, prompt: null });
    newest().tell({ ...update, sequence: 99, prompt: { ...prompt!, sequence: 99 } });
    vi.advanceTimersByTime(1000);
    expect([connection.unfolding, connection.prompt]).toEqual([true, null]);
    connection.skip(); // what came meanwhile begins, and is skipped as well
    connection.skip();
    expect(connection.prompt?.sequence).toBe(99);
    connection.answer(1);
    expect(newest().sent.at(-1)).toMatchObject({ type: 'answer', sequence: 99, index: 1 });
    connection.close();
  });

  it('shows moves that came meanwhile one after the other, and all at once if skipped', () => {
    const told = (connection: LiveConnection) => connection.history.at(-1)?.sequence;
    for (const isSkipped of [false, true]) {
      const connection = entered();
      const { view, prompt } = connection;
      connection.between = (moves) => 100 * moves; // however long after
      connection.unfold = (_, { events, view, sequence }) =>
        sequence === 97
          ? [
              { events: [], view, lasts: 1000 },
              { events, view, lasts: 0 },
            ]
          : [{ events, view, lasts: 0 }];
      const events = [{ event: 'CardsPassed', fields: { seat: 'Ada', count: 1 } }];
      const update = { type: 'update' as const, events, view: view!, clock: null, ending: null };
      newest().tell({ ...update, sequence: 97, prompt: { ...prompt!, sequence: 97 } });
      for (const sequence of [98, 99]) newest().tell({ ...update, sequence, prompt: null });
      vi.advanceTimersByTime(1000);
      expect(connection.prompt).toBeNull(); // it was answered long ago
      expect(told(connection)).toBe(97); // the acts are over, and the last of them is still seen
      if (isSkipped) connection.skip();
      vi.advanceTimersByTime(200);
      expect(told(connection)).toBe(isSkipped ? 99 : 98);
      expect(connection.unfolding).toBe(!isSkipped);
      newest().tell({ ...update, sequence: 100, prompt: null });
      vi.advanceTimersByTime(150);
      expect(told(connection)).toBe(isSkipped ? 100 : 99);
      vi.advanceTimersByTime(100);
      expect([told(connection), connection.unfolding]).toEqual([100, false]);
      connection.close();
    }
  });

  it('has shown all that came meanwhile within three seconds, and a window at once', () => {
    for (const isWindow of [false, true]) {
      const connection = entered();
      const { view, prompt } = connection;
      connection.between = pauseBetween;
      connection.unfold = (_, { events, view, sequence }) =>
        sequence === 97
          ? [
              { events: [], view, lasts: 1000 },
              { events, view, lasts: 0 },
            ]
          : [{ events, view, lasts: 0 }];
      const events = [{ event: 'CardsPassed', fields: { seat: 'Ada', count: 1 } }];
      const update = { type: 'update' as const, events, view: view!, clock: null, ending: null };
      for (let sequence = 97; sequence < 117; sequence++)
        newest().tell({ ...update, sequence, prompt: null });
      const asked = { ...prompt!, sequence: 117, window: isWindow };
      newest().tell({ ...update, sequence: 117, prompt: asked });
      vi.advanceTimersByTime(1000);
      expect(connection.prompt?.sequence).toBe(isWindow ? 117 : undefined);
      vi.advanceTimersByTime(2900);
      expect(connection.prompt?.sequence).toBe(117);
      connection.close();
    }
  });

  it('stays with a game that is over until its player follows to the next one', () => {
    const connection = entered(false);
    const old = sample(KIND);
    const table = { ...old.table, phase: 'over' as const };
    newest().tell({ type: 'lobby', sequence: 98, you: old.you, table });
    const game = table.game + 1;
    const next = { ...old, sequence: 99, history: [], table: { ...old.table, game } };
    newest().tell(next); // somebody else wants a rematch
    newest().tell({ type: 'update', sequence: 100, events: [], view: old.view!, prompt: null });
    expect([connection.next, connection.table!.game]).toEqual([true, table.game]);
    expect(connection.history).not.toEqual([]);
    connection.follow();
    expect(newest().types().at(-1)).toBe('sync');
    newest().tell(next);
    expect([connection.next, connection.table!.game]).toEqual([false, game]);
    connection.close();
  });

  it('goes on at once for whoever asks for a rematch, and on a screen nobody sits before', () => {
    for (const watching of [true, false]) {
      const connection = entered(watching);
      const old = sample(KIND);
      const table = { ...old.table, phase: 'over' as const };
      newest().tell({ type: 'lobby', sequence: 98, you: old.you, table });
      if (!watching) connection.send({ type: 'rematch' });
      const game = table.game + 1;
      newest().tell({ ...old, sequence: 99, table: { ...old.table, game } });
      expect([connection.next, connection.table!.game]).toEqual([false, game]);
      connection.close();
    }
  });

  it('comes again to a table that was just put away', () => {
    const connection = entered();
    newest().tell({ type: 'goodbye', sequence: 1, code: 'asleep', reason: '' });
    newest().hangUp();
    vi.advanceTimersByTime(10_000);
    expect(connection.goodbye).toBeNull();
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    connection.close();
  });

  it('speaks for a seat and draws nobody’s while the device is covered', () => {
    const connection = new LiveConnection('ABCDE', false, true, 'token-of-somebody');
    newest().onopen();
    expect(newest().sent[0]).toEqual({ type: 'hello', token: 'token-of-somebody', covered: true });
    const { table } = sample(KIND);
    newest().tell({ type: 'lobby', sequence: 1, you: 1, table: { ...table, phase: 'lobby' } });
    expect(connection.you).toBe(1); // there are no secrets yet
    newest().tell({ ...sample(KIND), you: 1, prompt: null, holder: 2 });
    expect([connection.you, connection.holder]).toEqual([null, 2]);
    connection.close();
  });

  it('adds bits to a shuffle once for all who share a device', () => {
    const { table } = sample(KIND);
    const lobby = { ...sample(KIND), table: { ...table, promise: '0'.repeat(64) } };
    const contributed = (covered: boolean) => {
      const connection = new LiveConnection('ABCDE', false, covered, 'token-of-somebody');
      newest().onopen();
      newest().tell(lobby);
      connection.close();
      return newest().types().includes('contribute');
    };
    expect([contributed(true), contributed(false)]).toEqual([true, false]);
  });
});
