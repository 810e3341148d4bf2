// Replays: the frames put together, the controls, the moments, and opening a record.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Replay from '../src/pages/Replay.svelte';
import { forgetSeat, keepSeat } from '../src/device/seats.ts';
import { preferences } from '../src/device/preferences.svelte.ts';
import { Film, isQuiet } from '../src/replay/film.svelte.ts';
import { keepRecord, keptRecord } from '../src/replay/opened.ts';
import { filmKey } from '../src/replay/keys.ts';
import { askedMoment, momentLink } from '../src/replay/link.ts';
import type { MomentKind } from '../src/modules/index.ts';
import { greatest, momentWords, weight } from '../src/replay/moments.ts';
import { lineWords } from '../src/replay/story.ts';
import { Standin } from '../src/server/standin.svelte.ts';
import type { ReplayInfo } from '../src/wire.ts';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';
import open from '../fixtures/replays/open.json?raw';
import seat from '../fixtures/replays/seat.json?raw';
import { part, press, wideScreen } from './table.ts';

const OPEN = JSON.parse(open) as ReplayInfo;
const SEAT = JSON.parse(seat) as ReplayInfo;
const film = (info = OPEN) => new Film(new Standin('test'), info);

beforeEach(async () => {
  await loadWords();
  await moreWords('replay');
  vi.stubGlobal('scrollTo', () => {});
  wideScreen();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a film', () => {
  it('is told with places where they tell two moves apart', () => {
    const shown = film();
    const line = shown.lines.find(({ event }) => event?.event === 'PathLaid')!;
    const words = (coordinates?: boolean) =>
      lineWords(line, OPEN.players, shown.views[line.sequence]!, coordinates);
    expect(words()).not.toMatch(/ at -?\d+,-?\d+/);
    expect(words(true)).toMatch(/ at -?\d+,-?\d+/);
  });

  it('shows each frame with what was told up to it', () => {
    const shown = film();
    expect(shown.standin.view?.round).toBe(1);
    shown.jump(20);
    expect(shown.standin.view).toBe(shown.views[20]);
    expect(shown.standin.history.every((line) => line.sequence <= 20)).toBe(true);
    expect(shown.standin.secrets?.hands).toHaveLength(3);
    shown.jump(9999);
    expect(shown.at).toBe(shown.last);
    shown.jump(-1);
    expect(shown.at).toBe(0);
  });

  it('is the same one after going there and back', () => {
    const shown = film(SEAT);
    const last = structuredClone(shown.views.at(-1));
    shown.jump(shown.last);
    shown.jump(3);
    shown.jump(shown.last);
    expect(shown.standin.view).toEqual(last);
    expect(shown.standin.secrets).toBeNull();
    expect(shown.standin.you).toBe(1);
  });

  it('steps over frames in which nothing can be seen', () => {
    const shown = film();
    const seen = [0];
    while (shown.at < shown.last) {
      shown.forward();
      seen.push(shown.at);
    }
    expect(seen.slice(0, -1).every((at) => !isQuiet(OPEN.frames[at]!))).toBe(true);
    shown.back();
    expect(shown.at).toBe(seen.at(-2));
  });

  it('tells what happens step by step, and nothing of a jump', () => {
    const shown = film();
    const told: number[] = [];
    shown.onStep = (events) => told.push(events.length);
    shown.forward();
    shown.jump(30);
    expect(told[0]).toBeGreaterThan(0);
    expect(told[1]).toBe(0);
  });

  it('goes from round to round', () => {
    const shown = film();
    expect(shown.rounds.length).toBeGreaterThan(1);
    shown.nextRound();
    expect(shown.standin.view?.round).toBe(2);
    shown.previousRound();
    expect(shown.at).toBe(0);
  });

  it('plays by itself until its end', () => {
    vi.useFakeTimers();
    const shown = film();
    shown.speed = 4;
    shown.play();
    vi.advanceTimersByTime(2000);
    expect(shown.at).toBeGreaterThan(2);
    shown.jump(shown.last);
    expect(shown.playing).toBe(false);
  });

  it('obeys keys, unless somebody writes', () => {
    const shown = film();
    const key = (name: string, on: Element = document.body) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      on.addEventListener('keydown', (heard) => filmKey(heard as KeyboardEvent, shown), {
        once: true,
      });
      on.dispatchEvent(event);
      return shown.at;
    };
    const first = key('ArrowRight');
    expect(first).toBeGreaterThan(0);
    expect(key('ArrowLeft')).toBe(0);
    expect(key('PageDown')).toBe(shown.rounds[1]);
    expect(key('PageUp')).toBe(0);
    expect(key('End')).toBe(shown.last);
    expect(key('Home')).toBe(0);
    key(' ');
    expect(shown.playing).toBe(true);
    key(' ');
    expect(shown.playing).toBe(false);
    expect(key('End', document.createElement('textarea'))).toBe(0);
    preferences.keys = false; // no single keys
    key(' ');
    expect(shown.playing).toBe(false);
    preferences.keys = true;
  });

  it('tells first what changed most, and not only how rounds ended', () => {
    const { moments, info } = film();
    const fact = (frame: number, kind: MomentKind, event: string, goal = '') => ({
      ...{ frame, kind, event: { event, fields: { goal } } },
    });
    const goal = fact(50, 'goal', 'GoalTurned', 'goal_treasure');
    const stone = fact(40, 'goal', 'GoalTurned', 'goal_stone_ne');
    const great = greatest([...moments, stone, goal], info);
    const weights = great.map((moment) => weight(moment, info));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(great.slice(0, 2)).toEqual([goal, stone]);
    expect(great.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['goal', 'round', 'fall', 'tool']),
    );
  });

  it('marks moments, false claims among them', () => {
    const { moments, views } = film();
    const kinds = new Set(moments.map((moment) => moment.kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['lie', 'round', 'role', 'tool']));
    for (const moment of moments) {
      const words = momentWords(moment, OPEN.players, views[moment.frame]!);
      expect(words).toMatch(/ .*[.”]/);
    }
  });
});

describe('an address', () => {
  it.each([
    ['?eyes=open', '#12', { eyes: 'open', at: 12 }],
    ['?eyes=11', '', { eyes: '11', at: 0 }],
    ['?eyes=all', '#x', { eyes: '', at: 0 }],
    ['', '#99999999999', { eyes: '', at: 0 }],
  ])('%s%s leads to a moment', (search, hash, asked) => {
    expect(askedMoment({ search, hash })).toEqual(asked);
  });

  it('of a moment is short', () => {
    expect(momentLink('/replay/A/1', 'public', 3)).toBe('/replay/A/1?eyes=public#3');
    expect(momentLink('/replay/A/1', 'open', 0)).toBe('/replay/A/1?eyes=open#0');
  });
});

/** The page of a game, with a server that knows this one. */
async function watch(hash = '', asked: string[] = []) {
  history.replaceState(null, '', `/replay/GOLD4/1${hash}`);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(address.includes('eyes=1') ? SEAT : OPEN);
  });
  render(Replay, { code: 'GOLD4/1' });
  await vi.waitFor(() => expect(part('replay')).not.toBeNull());
  return asked;
}
const at = () => Number(part('replay')?.dataset['frame']);

describe('the page', () => {
  it('of somebody else opens with what everyone saw, an own one with all cards open', async () => {
    expect(await watch()).toEqual(['/api/tables/GOLD4/games/1/replay?eyes=public']);
    cleanup();
    keepSeat('GOLD4', 'a-token-of-a-seat');
    expect(await watch()).toEqual(['/api/tables/GOLD4/games/1/replay?eyes=open']);
    forgetSeat('GOLD4');
  });

  it('opens at the step and with the eyes of its address', async () => {
    const asked = await watch('?eyes=open#12');
    expect(at()).toBe(12);
    expect(asked).toEqual(['/api/tables/GOLD4/games/1/replay?eyes=open']);
    expect(part('hands')?.querySelectorAll('.hand:not(.deck)')).toHaveLength(3);
  });

  it('is moved by buttons, keys and the slider', async () => {
    await watch('#5');
    await press('replay-forward');
    expect(at()).toBeGreaterThan(5);
    await fireEvent.keyDown(document.body, { key: 'Home' });
    await tick();
    expect(at()).toBe(0);
    await fireEvent.input(part('replay-slider')!, { target: { value: 7 } });
    expect(at()).toBe(7);
  });

  it('leaves keys to what is scrolled, and to buttons', async () => {
    await watch('?eyes=open#5');
    const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageUp', 'PageDown', ' '];
    /** Which keys the replay takes there. */
    const taken = async (place: Element) => {
      const all: string[] = [];
      for (const key of keys) if (!(await fireEvent.keyDown(place, { key }))) all.push(key);
      return all;
    };
    const moments = part('moments')!;
    expect(await taken(moments.parentElement!)).toEqual([]);
    expect(await taken(moments.querySelector('button')!)).toEqual([]);
    expect(await taken(part('hands')!)).toEqual([]);
    await press('tab-log');
    expect(await taken(part('story')!)).toEqual([]);
    expect(await taken(part('story')!.querySelector('button')!)).toEqual([]);
    expect(at()).toBe(5);
    expect(await taken(part('replay-forward')!)).toEqual(keys.filter((key) => key !== ' '));
  });

  it('jumps to a moment and to a line', async () => {
    await watch();
    const moment = part('moments')!.querySelector<HTMLElement>('[data-kind="round"]')!;
    moment.click();
    await tick();
    expect(at()).toBe(Number(moment.dataset['frame']));
    await press('tab-log');
    const line = part('story')!.querySelector<HTMLElement>('button:not([aria-current])')!;
    line.click();
    await tick();
    expect(at()).toBe(Number(line.dataset['frame']));
  });

  it('marks moments of the round that is shown, and none of the one before', async () => {
    await watch();
    const marked = () =>
      [...part('moments')!.querySelectorAll<HTMLElement>('[aria-current]')].map((one) =>
        Number(one.dataset['frame']),
      );
    await press('replay-first');
    part('moments')!.querySelector<HTMLElement>('[data-kind="round"]')!.click();
    await tick();
    expect(new Set(marked())).toEqual(new Set([at()]));
    await press('replay-round-next');
    expect(marked()).toEqual([]);
  });

  it('looks through other eyes at the same step', async () => {
    const asked = await watch('?eyes=open#12');
    await fireEvent.change(part('eyes')!, { target: { value: '1' } });
    await vi.waitFor(() => expect(part('hand')).not.toBeNull());
    expect(at()).toBe(12);
    expect(asked.at(-1)).toContain('eyes=1');
    expect(part('hands')).toBeNull();
  });

  it('shares the link to the moment', async () => {
    await watch('?eyes=open#12');
    await press('share');
    const link = part('share-dialog')?.querySelector('input')?.value;
    expect(link).toMatch(/\/replay\/GOLD4\/1\?eyes=open#12$/);
  });

  it.each([
    ['not_over', 'still in progress'],
    ['no_table', 'no such game'],
    ['no_game', 'no such game'],
  ])('says that it can not show a game: %s', async (code, words) => {
    vi.stubGlobal('fetch', async () => Response.json({ code, reason: 'x' }, { status: 409 }));
    render(Replay, { code: 'GOLD4/1' });
    await vi.waitFor(() => expect(part('replay-failed')?.textContent).toContain(words));
  });
});

describe('opening a record', () => {
  it.each([
    ['record-foreign', 'isn’t a game record'],
    ['record-newer', 'newer version'],
    ['record-module', 'doesn’t know'],
    ['record-cut', 'incomplete'],
    ['record-broken', 'damaged'],
    ['record-altered', 'altered'],
    ['record-secret', 'secret'],
    ['record-too-big', 'too big'],
    ['too_fast', ''],
  ])('refuses with a sentence: %s', async (code, words) => {
    vi.stubGlobal('fetch', async () => Response.json({ code, reason: 'x' }, { status: 422 }));
    render(Replay, { code: '' });
    await vi.waitFor(() => expect(part('record-text')).not.toBeNull());
    await fireEvent.input(part('record-text')!, { target: { value: '{}' } });
    await press('open-record');
    await vi.waitFor(() => expect(part('record-refused')?.textContent).toContain(words));
    expect(part('record-refused')!.textContent!.trim().length).toBeGreaterThan(12);
  });

  it('takes a file, checks it, and says so', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(String(body));
      return Response.json(OPEN);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:record', revokeObjectURL: () => {} }),
    );
    render(Replay, { code: '' });
    await vi.waitFor(() => expect(part('record-file')).not.toBeNull());
    const files = [new File(['{"format": 1}'], 'game.jsonl')];
    await fireEvent.change(part('record-file')!, { target: { files } });
    await vi.waitFor(() => expect(part('record-sound')).not.toBeNull());
    expect(JSON.parse(sent[0]!)).toEqual({ record: '{"format": 1}', eyes: 'open' });
    expect(part('record-sound')?.textContent).toContain('seed verified');
  });

  it.each(['offline', 'too_fast', 'busy', 'failed'])('is tried again after %s', async (code) => {
    keepRecord('{"format": 1}');
    let reached = false;
    vi.stubGlobal('fetch', async () => {
      if (reached) return Response.json(OPEN);
      if (code === 'offline') throw new TypeError('no line');
      return Response.json({ code, reason: 'x' }, { status: 503 });
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:record' }));
    render(Replay, { code: '' });
    await vi.waitFor(() => expect(part('unreachable')).not.toBeNull());
    expect(keptRecord()).toBe('{"format": 1}');
    reached = true;
    part('unreachable')!.querySelector('button')!.click();
    await vi.waitFor(() => expect(part('replay')).not.toBeNull());
  });

  it('forgets a kept record that the server does not take', async () => {
    keepRecord('{}');
    const failure = { code: 'record-newer', reason: 'x' };
    vi.stubGlobal('fetch', async () => Response.json(failure, { status: 422 }));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:record' }));
    render(Replay, { code: '' });
    await vi.waitFor(() => expect(keptRecord()).toBeNull());
    await vi.waitFor(() => expect(part('record-text')).not.toBeNull());
    expect(part('unreachable')).toBeNull();
  });

  it('refuses a file that is too big without sending it', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    render(Replay, { code: '' });
    await vi.waitFor(() => expect(part('drop')).not.toBeNull());
    const file = new File(['x'], 'film.mp4');
    Object.defineProperty(file, 'size', { value: 3_000_000 });
    await fireEvent.drop(part('drop')!, { dataTransfer: { files: [file] } });
    await vi.waitFor(() => expect(part('record-refused')?.textContent).toContain('too big'));
    expect(fetched).not.toHaveBeenCalled();
  });
});
