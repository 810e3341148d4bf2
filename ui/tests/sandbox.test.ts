// The sandbox: choices are tried with the prompts of the table, taken back and made again.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Sandbox from '../src/pages/Sandbox.svelte';
import { handOver } from '../src/replay/handed.ts';
import type { SandboxInfo } from '../src/wire.ts';
import SetUp from '../src/sandbox/SetUp.svelte';
import { loadWords, moreWords } from '../src/words/texts.svelte.ts';
import sample from '../fixtures/replays/sandbox.json?raw';
import { part, press, wideScreen } from './table.ts';

const START = JSON.parse(sample) as SandboxInfo;
interface Asked {
  position: string;
  choices: string[];
}
let asked: Asked[] = [];

/** A server that plays every choice without any effect. */
function serve() {
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const wanted = JSON.parse(String(body)) as Asked;
    asked.push(wanted);
    if (wanted.position === 'nonsense') {
      const reason = 'line 1: there’s no key called nonsense';
      return Response.json({ code: 'position-broken', reason }, { status: 422 });
    }
    const tried = wanted.choices.map((choice) => ({ seat: 0, choice, events: [] }));
    return Response.json({ ...START, tried });
  });
}

beforeEach(async () => {
  await loadWords();
  vi.stubGlobal('scrollTo', () => {});
  wideScreen();
  serve();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function begin(position = 'players = 3') {
  handOver(position);
  render(Sandbox, { code: '' } as never);
  await vi.waitFor(() => expect(part('sandbox')).not.toBeNull());
}

/** Discard the first card. */
async function discard() {
  await press('hand-0');
  await press('verb-pass');
  await press('confirm');
}
const steps = () => part('tried')!.querySelectorAll('button').length;

describe('setting up', () => {
  const opened: string[] = [];
  async function setUp() {
    await moreWords('replay');
    opened.length = 0;
    const onopen = (position: string) => void opened.push(position);
    render(SetUp, { position: '', failure: null, onopen, oncancel: null });
  }
  const written = () => (part('position-input') as HTMLTextAreaElement).value;

  it('draws a maze with cards from a palette, and the notation follows', async () => {
    await setUp();
    await press('palette-curve_ne');
    await press('draw-1,0');
    await press('draw-2,-1');
    expect(written()).toBe('[maze]\n"1,0" = "curve_ne"\n"2,-1" = "curve_ne"\n');
    await press('draw-1,0');
    expect(written()).toContain('"1,0" = "curve_ne turned"');
    await press('draw-1,0');
    expect(written()).not.toContain('"1,0"');
    await press('palette-cross');
    await press('draw-2,-1');
    expect(written()).toContain('"2,-1" = "cross"');
    await press('sandbox-open');
    expect(opened).toEqual([written()]);
  });

  it('reads the maze of a position, and leaves the rest of it as it is', async () => {
    await setUp();
    const kept = '# halfway\n"4,0" = "cross laid_out"\n';
    const rest = '\n[hands]\nAda = ["map"]\n';
    const value = `seed = 7\n[maze]\n${kept}"3,0" = "curve_nw turned"\n${rest}`;
    await fireEvent.input(part('position-input')!, { target: { value } });
    expect(part('draw-3,0')!.getAttribute('aria-label')).toContain('Curve');
    await press('draw-3,0');
    expect(written()).toBe(`seed = 7\n[maze]\n${kept}${rest}`);
    await press('palette-curve_ne');
    await press('draw-1,0');
    expect(written()).toBe(`seed = 7\n[maze]\n${kept}"1,0" = "curve_ne"\n${rest}`);
  });

  it('opens an example', async () => {
    await setUp();
    await press('example-treasure');
    expect(opened[0]).toContain('"8,-2" = "treasure"');
  });
});

describe('a sandbox', () => {
  it('shows every hand and who is asked', async () => {
    await begin();
    const hands = part('hands')!.querySelectorAll('.hand:not(.deck)');
    expect(hands).toHaveLength(START.players.length - 1);
    expect(part('sandbox-asked')?.textContent).toContain(START.players[START.view.seat!]);
    expect(part('hand')!.querySelectorAll('button')).toHaveLength(START.view.hand.length);
    expect(part('sandbox')!.textContent).not.toMatch(/\byou(r|rself)?\b/i); // who tries plays all
    // where it would be cut, the heading is only read out
    expect(document.querySelector('h1')!.classList).toContain('visually-hidden');
  });

  it('tries a choice, takes it back, makes it again, and begins anew', async () => {
    await begin();
    await discard();
    await vi.waitFor(() => expect(steps()).toBe(1));
    const choice = `pass ${START.view.hand[0]}`;
    expect(asked.at(-1)).toEqual({ position: 'players = 3', choices: [choice] });
    await discard();
    await vi.waitFor(() => expect(steps()).toBe(2));
    const sent = asked.length;
    await press('sandbox-undo');
    await vi.waitFor(() => expect(steps()).toBe(1));
    await press('sandbox-redo');
    await vi.waitFor(() => expect(steps()).toBe(2));
    await fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await vi.waitFor(() => expect(steps()).toBe(1));
    await press('sandbox-reset');
    await vi.waitFor(() => expect(steps()).toBe(0));
    expect(asked.length).toBe(sent); // all of that was known already
    expect((part('sandbox-undo') as HTMLButtonElement).disabled).toBe(true);
    expect((part('sandbox-redo') as HTMLButtonElement).disabled).toBe(false);
  });

  it('copies its position and says so; where that is not allowed, it shows it', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (value: string) => void copied.push(value) };
    vi.stubGlobal('navigator', { clipboard });
    await begin();
    await press('sandbox-menu');
    await press('sandbox-copy');
    await vi.waitFor(() => expect(part('position-copied')?.textContent).toMatch(/Position copied/));
    expect(copied).toEqual([START.position]);
    expect(part('position-text')).toBeNull();
    clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    await press('sandbox-menu');
    await press('sandbox-copy');
    await vi.waitFor(() => expect(part('position-text')).not.toBeNull());
    expect((part('position-text') as HTMLTextAreaElement).value).toBe(START.position);
    expect(part('position-copied')!.textContent!.trim()).toBe(''); // the one before is none of this
  });

  it('goes back to what is there from another position', async () => {
    await begin();
    await press('sandbox-menu');
    await press('sandbox-other');
    await press('sandbox-cancel');
    expect(part('sandbox')).not.toBeNull();
  });

  it('refuses what is no position with a sentence, and takes another', async () => {
    handOver('nonsense');
    render(Sandbox, { code: '' } as never);
    await vi.waitFor(() => expect(part('sandbox-failed')).not.toBeNull());
    expect(part('sandbox-failed')?.textContent).toContain('can’t be set up');
    expect(part('sandbox-failed')?.textContent).toContain('no key called nonsense');
    await fireEvent.input(part('position-input')!, { target: { value: 'players = 4' } });
    await press('sandbox-open');
    await vi.waitFor(() => expect(part('sandbox')).not.toBeNull());
    expect(asked.at(-1)?.position).toBe('players = 4');
    await tick();
    expect(document.querySelectorAll('svg.shared')).toHaveLength(1); // what its cards are drawn with
  });
});
