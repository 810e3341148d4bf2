// What is heard and told when it is one's turn: a sound unless muted, and the name of the tab.
import { cleanup, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Game from '../src/pages/Game.svelte';
import { preferences } from '../src/device/preferences.svelte.ts';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';
import { wideScreen } from './table.ts';

vi.mock('../src/pages/Board.svelte', () => ({ default: () => {} }));

let heard: number[] = [];
class Context {
  state = 'running';
  currentTime = 0;
  destination = {};
  async suspend() {} // told by a timer that may outlive the test
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect() {} };
  }
  createOscillator() {
    const frequency = {
      set value(pitch: number) {
        heard.push(pitch);
      },
    };
    return { frequency, type: '', connect: (next: unknown) => next, start() {}, stop() {} };
  }
}

beforeEach(async () => {
  cleanup();
  heard = [];
  vi.stubGlobal('AudioContext', Context);
  wideScreen(); // another file may have brought the real board, which loads the table
  preferences.volume = 75;
  await loadWords();
  await moreWords('table');
});

describe('when it is my turn', () => {
  it('is heard, and the tab says so until it is over', async () => {
    const { fake, connection } = connect(sample('Turn'));
    render(Game, { connection });
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    // nothing else: whoever walks by reads it, too
    expect(document.title).toBe(`● Your turn · ${connection.code} · Motherlode`);
    fake.prompt = null;
    await vi.waitFor(() => expect(document.title).toBe(`${connection.code} · Motherlode`));
  });

  it('is not heard by whoever has muted the table, today or tomorrow', async () => {
    preferences.volume = 0;
    const { connection } = connect(sample('Turn'));
    render(Game, { connection });
    await vi.waitFor(() => expect(document.title).toContain('Your turn'));
    expect(heard).toEqual([]);
    expect(localStorage.getItem('motherlode.preferences')).toContain('"volume":0');
  });
});
