// What happened, as it touches whoever reads: a help, a harm, or just news.
import {
  AIMED,
  type Effect,
  PICTURES,
  type Touch,
  TOUCHES as OF_MODULES,
} from '../modules/index.ts';
import type { Happened, SeenEvent } from '../wire.ts';

export type Tone = 'help' | 'harm' | 'news';

/** Whom the events of no single module help or harm, and what the modules add. */
const TOUCHES: Readonly<Record<string, Touch>> = {
  ToolBroken: { target: 'harm' },
  ToolFixed: { target: 'help' },
  ActionPlayed: { target: 'card' },
  TurnSkipped: { seat: 'harm' },
  NuggetPicked: { seat: 'help' },
  NuggetsTaken: { seat: 'help' },
  NuggetGranted: { seat: 'help' },
  NuggetGiven: { target: 'help' },
  CardTaken: { seat: 'help', target: 'harm' },
  GoldPaid: { seat: 'help' },
  GoldGiven: { seat: 'harm', target: 'help' },
  ...OF_MODULES,
};

/** What a claim means for the player it is about. */
const CLAIMS: Readonly<Record<string, Tone>> = { suspect: 'harm', trust: 'help' };

/** What a line of the history means for whoever reads; those who watch hear only news. */
export function toneOf(
  { event, talk }: Pick<Happened, 'event' | 'talk'>,
  names: readonly string[],
  you: number | null,
): Tone {
  const own = names[you ?? -1];
  if (own === undefined) return 'news';
  if (talk) return (talk.about === you && CLAIMS[talk.claim ?? '']) || 'news';
  if (!event) return 'news';
  return event.event === 'RoundEnded' ? ended(event, own) : touched(event, own);
}

/** The end of a round is good for those who have won it. */
function ended({ fields }: SeenEvent, own: string): Tone {
  const winners = Array.isArray(fields['winners']) ? fields['winners'] : [];
  if (!winners.length) return 'news';
  return winners.includes(own) ? 'help' : 'harm';
}

function touched({ event, fields }: SeenEvent, own: string): Tone {
  const touch = TOUCHES[event];
  const effect: Effect | undefined =
    (fields['target'] === own ? touch?.target : undefined) ??
    (fields['seat'] === own ? touch?.seat : undefined);
  return effect === 'card' ? ofCard(String(fields['card'])) : (effect ?? 'news');
}

function ofCard(card: string): Tone {
  const tone = AIMED[card] ?? PICTURES[card]?.tone;
  return tone === 'help' || tone === 'harm' ? tone : 'news';
}
