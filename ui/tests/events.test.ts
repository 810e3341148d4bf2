// What is shown of what happened: every fact has an entry, all are short, and nothing stays behind.
import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LASTS, LONGEST } from '../src/kit/motions.ts';
import { BREATH, MOST, planned, PLANS } from '../src/events/plans.ts';
import { thingAt } from '../src/events/places.ts';
import { Stage } from '../src/events/stage.svelte.ts';
import type { SeenEvent, Update } from '../src/wire.ts';
import { keysOf, loadWords } from '../src/words/texts.svelte.ts';
import { fixture, KINDS_SEEN, sitDown } from './table.ts';

const seating = { names: ['Ada', 'Bo', 'Cai'], you: 0 };
const laid = {
  event: 'PathLaid',
  fields: { seat: 'Bo', card: 'cross', cell: '1,0', turned: false },
};
const fell = { event: 'RockFell', fields: { seat: 'Bo', card: 'cross', cell: '0,0' } };

/** Every event that the fixtures tell. */
function told(): SeenEvent[] {
  return KINDS_SEEN.filter((kind) => /^[A-Z]/.test(kind)).flatMap((kind) =>
    fixture(kind).history.flatMap(({ event }) => (event ? [event] : [])),
  );
}

describe('the plans', () => {
  it('know every fact that the log tells, and no other', async () => {
    await loadWords();
    const facts = new Set(keysOf('event-').map((key) => key.split('-')[1]!));
    expect(Object.keys(PLANS).sort()).toEqual([...facts].sort());
  });

  it('are short, and few things move at once', () => {
    expect(Math.max(...Object.values(LASTS))).toBeLessThanOrEqual(LONGEST);
    const motions = planned(told(), seating);
    expect(motions.length).toBe(MOST);
    for (const event of told()) {
      for (const { delay, move } of planned([event], seating)) {
        expect((delay ?? 0) + LASTS[move]).toBeLessThanOrEqual(2 * LONGEST);
      }
    }
    const starts = planned(told(), seating).map(({ delay }) => delay ?? 0);
    expect(Math.max(...starts)).toBeLessThanOrEqual(BREATH + LONGEST);
  });

  it('show a face only to who may know it', () => {
    const drawn = { event: 'CardTaken', fields: { seat: 'Bo', target: 'Cai' } };
    expect(planned([drawn], seating)).toMatchObject([{ move: 'fly', prop: { back: 'deck' } }]);
    const seen = { event: 'RoleSeen', fields: { seat: 'Bo', target: 'Cai' } };
    expect(JSON.stringify(planned([seen], seating))).not.toContain('shows');
  });

  it('let roles come to role cards, one’s own beside the hand', async () => {
    const fields = { roles: ['digger', 'saboteur', 'digger'] };
    const shown = planned([{ event: 'RolesRevealed', fields }], seating);
    expect(shown.map((motion) => 'to' in motion && motion.to)).toEqual(
      seating.names.map((_, role) => ({ role })),
    );
    const dealt = { event: 'RoleDealt', fields: { seat: 'Ada' } };
    expect(planned([dealt], seating)).toMatchObject([{ to: { role: 0 } }]);
    await sitDown(fixture('Turn'));
    const you = fixture('Turn').you!;
    expect(thingAt({ role: you }, you)).toBe(screen.getByTestId('role-card'));
    expect(thingAt({ role: you + 1 }, you)).toBe(thingAt({ seat: you + 1 }, you));
  });

  it('let hands come from each other', () => {
    const taken = (seat: string) => ({ event: 'HandTaken', fields: { seat, count: 1 } });
    const motions = planned([taken('Bo'), taken('Cai')], seating);
    expect(motions).toMatchObject([
      { from: { seat: 2 }, to: { seat: 1 } },
      { from: { seat: 1 }, to: { seat: 2 } },
    ]);
  });
});

describe('the stage', () => {
  const cancelled = vi.fn();
  let reduced = false;

  beforeEach(() => {
    cancelled.mockClear();
    reduced = false;
    Element.prototype.animate = () => ({ cancel: cancelled }) as Partial<Animation> as Animation;
    vi.stubGlobal(
      'DOMMatrix',
      class {
        a = 1;
        b = 0;
        c = 0;
        d = 1;
        e = 0;
        f = 0;
      },
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      top: 0,
      width: 4000,
      height: 4000,
    } as DOMRect);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  async function table() {
    const played = await sitDown(fixture('Turn'));
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: reduced, media }));
    const { view } = played.welcome;
    const update = (events: SeenEvent[]): Update => {
      const more = {
        prompt: null,
        clock: null,
        ending: null,
        lesson: null,
        intermission: null,
        holder: null,
      };
      return { type: 'update', sequence: 9999, events, view: view!, ...more };
    };
    const names = view!.seats.map((seat) => seat.name);
    const other = names[(played.welcome.you! + 1) % names.length]!;
    const tell = async (event: SeenEvent) => {
      played.tell(update([{ ...event, fields: { ...event.fields, seat: other } }]));
      await tick();
      await tick();
    };
    const actors = () => document.querySelectorAll('[data-testid="stage"] > *').length;
    return { tell, actors };
  }

  it('is empty again after any touch, and after the next event', async () => {
    const { tell, actors } = await table();
    await tell(laid);
    expect(actors()).toBe(2);
    dispatchEvent(new Event('pointerdown'));
    await tick();
    expect(actors()).toBe(0);
    await tell(laid);
    await tell(fell);
    expect(actors()).toBe(2);
    expect(cancelled).toHaveBeenCalled();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    await tick();
    expect(actors()).toBe(0);
  });

  it('shows nothing to who wants no motion, nor in a hidden tab', async () => {
    const { tell, actors } = await table();
    reduced = true;
    await tell(laid);
    expect(actors()).toBe(0);
    reduced = false;
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await tell(laid);
    expect(actors()).toBe(0);
    hidden.mockRestore();
    await tell(laid);
    expect(actors()).toBe(2);
  });

  it('clears itself', async () => {
    vi.useFakeTimers();
    const stage = new Stage();
    stage.show([{ event: 'CallProposed', fields: { seat: 'Bo' } }], seating);
    expect(stage.busy).toBe(true);
    await tick();
    vi.advanceTimersByTime(LONGEST + 50);
    expect(stage.busy).toBe(false);
    vi.useRealTimers();
  });
});
