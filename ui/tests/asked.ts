// Somebody who is asked something, while time stands still: with a page around it, and without.
import { tick } from 'svelte';
import { vi } from 'vitest';
import { Choosing } from '../src/prompts/choosing.svelte.ts';
import type { Answer, Option, Welcome } from '../src/wire.ts';
import { connect } from './fake.svelte.ts';
import { type Played, sitDown } from './table.ts';

/** Let time pass. */
export const elapse = async (time: number) => {
  vi.advanceTimersByTime(time);
  await tick();
};

/** The same table with somebody else at it. */
export function withCompany(welcome: Welcome): Welcome {
  const seats = welcome.table.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
  return { ...welcome, table: { ...welcome.table, seats } };
}

/** The same question with some of its options. */
export function offering(welcome: Welcome, options: Option[]): Welcome {
  return { ...welcome, prompt: { ...welcome.prompt!, options } };
}

/** The options of a turn that discard. */
export const discards = ({ prompt }: Welcome) =>
  prompt!.options.filter(({ form }) => form === 'cards');

/** The text of the option that was sent. */
export const sent = ({ answered, welcome }: Played) =>
  welcome.prompt!.options[answered() ?? -1]?.text;

/** A seat that is asked, without a page around it. */
export function ask(welcome: Welcome) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { fake, connection } = connect(welcome);
  const choosing = new Choosing(connection);
  const { answering } = choosing;
  const option = (index: number | undefined) => welcome.prompt!.options[index ?? -1]?.text;
  const answers = () =>
    fake.sent.filter(({ type }) => type === 'answer').map((one) => option((one as Answer).index));
  answering.asked();
  return { fake, choosing, answering, answers };
}

/** A table at which time stands still, and something is asked. */
export async function sit(welcome: Welcome, view?: Parameters<typeof sitDown>[1]): Promise<Played> {
  const played = await sitDown(welcome, view);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await played.askAgain();
  return played;
}
