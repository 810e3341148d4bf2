// Help, harm and news: what happened, as it touches whoever reads.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toneOf } from '../src/events/tones.ts';
import Log from '../src/side-panel/Log.svelte';
import type { SeenEvent } from '../src/wire.ts';
import { loadWords } from '../src/words/texts.svelte.ts';
import { connect, sample } from './fake.svelte.ts';

beforeAll(() => loadWords());
afterEach(cleanup);

const NAMES = ['Ada', 'Bo', 'none'];
const event = (name: string, fields: SeenEvent['fields']): { event: SeenEvent } => ({
  event: { event: name, fields },
});
const broken = event('ToolBroken', { seat: 'Bo', target: 'Ada', tool: 'pick', card: 'break_pick' });

describe('what happened', () => {
  it('is a harm for whoever it is aimed at, and news for all others', () => {
    expect(toneOf(broken, NAMES, 0)).toBe('harm');
    expect(toneOf(broken, NAMES, 1)).toBe('news');
    expect(toneOf(broken, NAMES, 2)).toBe('news');
    expect(toneOf(broken, NAMES, null)).toBe('news');
  });

  it.each([
    ['a tool is repaired', event('ToolFixed', { seat: 'Ada', target: 'Ada' }), 'help'],
    ['gold is found', event('GoldPaid', { seat: 'Ada', tokens: 2 }), 'help'],
    ['gold is paid', event('GoldGiven', { seat: 'Ada', target: 'Bo' }), 'harm'],
    ['gold is stolen', event('GoldStolen', { seat: 'Bo', target: 'Ada' }), 'harm'],
    ['a card is vetoed', event('CardVetoed', { seat: 'Bo', target: 'Ada' }), 'harm'],
    [
      'one is locked up',
      event('ActionPlayed', { seat: 'Bo', target: 'Ada', card: 'trapped' }),
      'harm',
    ],
    ['one is freed', event('ActionPlayed', { seat: 'Bo', target: 'Ada', card: 'free' }), 'help'],
    [
      'a theft is stopped',
      event('ActionPlayed', { seat: 'Bo', target: 'Ada', card: 'hands_off' }),
      'harm',
    ],
    [
      'a role is looked at',
      event('ActionPlayed', { seat: 'Bo', target: 'Ada', card: 'inspection' }),
      'news',
    ],
    ['a chest has gold', event('ChestOpened', { seat: 'Ada', card: 'chest_gold' }), 'help'],
    ['a chest is bad', event('ChestOpened', { seat: 'Ada', card: 'chest_no_draw' }), 'harm'],
    ['a round is won', event('RoundEnded', { winner: 'diggers', winners: ['Ada'] }), 'help'],
    ['a round is lost', event('RoundEnded', { winner: 'diggers', winners: ['Bo'] }), 'harm'],
    ['a round is nobody’s', event('RoundEnded', { winner: 'saboteurs', winners: [] }), 'news'],
    ['a card is laid', event('PathLaid', { seat: 'Ada', cell: '1,0', card: 'cross' }), 'news'],
  ] as const)('when %s', (_, happened, tone) => {
    expect(toneOf(happened, NAMES, 0)).toBe(tone);
  });

  it('is also what is claimed about oneself', () => {
    const talk = {
      type: 'talk' as const,
      sequence: 1,
      seat: 1,
      claim: 'suspect' as const,
      about: 0,
    };
    expect(toneOf({ talk }, NAMES, 0)).toBe('harm');
    expect(toneOf({ talk: { ...talk, claim: 'trust' } }, NAMES, 0)).toBe('help');
    expect(toneOf({ talk }, NAMES, 2)).toBe('news');
  });
});

it('has a sign with words besides its color', () => {
  const welcome = sample('Turn');
  const [you, other] = [welcome.you!, (welcome.you! + 1) % welcome.view!.seats.length];
  const [own, name] = [you, other].map((seat) => welcome.view!.seats[seat]!.name);
  const hit = (target: string) => ({
    sequence: 9,
    ...event('ToolBroken', { seat: name!, target, tool: 'pick', card: 'break_pick' }),
  });
  welcome.history = [hit(own!), hit(name!)];
  render(Log, { connection: connect(welcome).connection });
  const lines = screen.getByTestId('log').querySelectorAll('p');
  expect(within(lines[0]!).getByRole('img', { name: 'Hurts you' })).toBeTruthy();
  expect(within(lines[1]!).queryByRole('img')).toBeNull();
});
