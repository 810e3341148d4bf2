// Whatever a turn offers, part by part each of its options is reached and none is skipped.
import { describe, expect, it } from 'vitest';
import { connect } from './fake.svelte.ts';
import { Choosing } from '../src/prompts/choosing.svelte.ts';
import { handCards } from '../src/prompts/options.ts';
import type { Option, Welcome } from '../src/wire.ts';

const TURNS = import.meta.glob<string>('../fixtures/turns/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Choose the parts of an option in the order in which the table asks for them. */
function choose(choosing: Choosing, hand: readonly string[], option: Option): void {
  const left = [...hand];
  for (const card of handCards(option)) {
    const place = left.indexOf(card);
    left[place] = '';
    choosing.pickCard(place);
    if (choosing.doing !== option.verb) choosing.pickVerb(option.verb);
  }
  if (option.form === 'word') choosing.pickIndex(choosing.options.indexOf(option));
  if (option.cell) {
    expect(choosing.places).toContainEqual(option.cell);
    choosing.pickCell(option.cell);
  }
  if (option.second) {
    expect(choosing.places).toContainEqual(option.second);
    choosing.pickCell(option.second);
  }
  if (option.side && choosing.sides.length) choosing.pickSide(option.side);
  if (option.seat != null) {
    expect(choosing.seats).toContain(option.seat);
    choosing.pickSeat(option.seat);
  }
  if (option.payer != null && choosing.seats.length > 1) {
    expect(choosing.seats).toContain(option.payer);
    choosing.pickSeat(option.payer);
  }
  if (option.tool && choosing.tools.length) choosing.pickTool(option.tool);
  if (choosing.bothWays && Boolean(option.turned) !== choosing.turned) choosing.turn();
}

describe.each(Object.keys(TURNS))('the turn of %s', (path) => {
  const welcome = JSON.parse(TURNS[path]!) as Welcome;
  const { connection } = connect(welcome);
  const hand = welcome.view!.hand;

  it('reaches every option', () => {
    for (const [index, option] of welcome.prompt!.options.entries()) {
      const choosing = new Choosing(connection);
      expect(choosing.answer).toBeNull();
      choose(choosing, hand, option);
      expect(choosing.answer, option.text).toBe(index);
    }
  });

  it('comes back to the beginning, step by step', () => {
    for (const option of welcome.prompt!.options) {
      const choosing = new Choosing(connection);
      choose(choosing, hand, option);
      for (let steps = 0; choosing.back(); steps++) expect(steps).toBeLessThan(12);
      expect(choosing.begun).toBe(false);
      expect(
        choosing.doing && welcome.prompt!.options.some((one) => one.verb !== choosing.doing),
      ).toBeFalsy();
    }
  });

  it('finds the same by dropping a card on its target', () => {
    for (const option of welcome.prompt!.options) {
      if (option.form !== 'cell' && option.form !== 'seat') continue;
      const choosing = new Choosing(connection);
      const target = option.cell ? { cell: option.cell } : { seat: option.seat! };
      choosing.drop(hand.indexOf(option.card!), target);
      const shown = choosing.left.map((left) => welcome.prompt!.options[left]!);
      expect(shown).toContain(option);
    }
  });
});
