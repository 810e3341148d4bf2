// The sentence above a prompt: what is asked now, step by step.
import type { Connection } from '../server/connection.ts';
import { hasText, listed, text } from '../words/texts.svelte.ts';
import { announcer } from './announced.ts';
import type { Choosing } from './choosing.svelte.ts';
import { seenTitle } from '../words/titles.ts';
import { seatName } from './describe.ts';

/** What is asked as long as nothing is chosen. */
export function question(connection: Connection): string {
  const prompt = connection.prompt;
  if (!prompt) return '';
  const key = `ask-${prompt.kind}`;
  // whoever tries things in the sandbox has no seat, but plays all of them
  const tried = connection.you === null && hasText(`sandbox-ask-${prompt.kind}`);
  const caller = prompt.kind === 'CallRound' ? connection.view?.callers[0] : undefined;
  const who = caller ?? announcer(connection);
  return text(tried ? `sandbox-${key}` : hasText(key) ? key : 'ask-other', {
    total: prompt.total,
    seat: who === null ? '' : seatName(connection, who),
    who: who === null ? 'nobody' : 'other',
    card: prompt.about?.card ? seenTitle(prompt.about.card) : '',
  });
}

/** What is asked next. */
export function step(connection: Connection, choosing: Choosing): string {
  const what = listed(choosing.names.map((name) => seenTitle(name)));
  if (!choosing.hand.length) return question(connection);
  if (!choosing.doing) return text('choose-what', { card: what });
  const missing = choosing.needs - choosing.hand.length;
  if (missing > 0) return text('choose-more-cards', { count: missing });
  if (choosing.sides.length && choosing.side === null) return text('choose-side');
  if (choosing.asksPayer && choosing.payer === null) return text('choose-payer');
  if (choosing.tools.length && choosing.tool === null) return text('choose-tool');
  if (choosing.seats.length && choosing.seat === null) return text('choose-player', { what });
  return text(choosing.cells.length ? 'choose-second-place' : 'choose-place', { what });
}
