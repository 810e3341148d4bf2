// The moments of a game that people look for: by the facts that make them, and by false claims.
import type { IconName } from '../art/index.ts';
import { claimSentence, sentence } from '../words/log.ts';
import { type MomentKind, MOMENTS as MODULE_MOMENTS } from '../modules/index.ts';
import type { Still, ReplayInfo, SeenEvent, Said, SeatView } from '../wire.ts';
import { text } from '../words/texts.svelte.ts';

export interface Moment {
  frame: number;
  kind: MomentKind;
  event?: SeenEvent;
  said?: Said;
}

/** Every kind, with the sign it has in the list. */
export const MOMENTS: Record<MomentKind, IconName> = {
  round: 'star',
  goal: 'map',
  role: 'person',
  gold: 'gold',
  lie: 'warning',
  tool: 'cross',
  fall: 'discard',
  surprise: 'turn',
};

const KINDS: Record<string, MomentKind> = {
  GoalTurned: 'goal',
  GoalMoved: 'goal',
  RolesRevealed: 'role',
  RoleExchanged: 'role',
  RoleSeen: 'role',
  RoundEnded: 'round',
  GameEnded: 'round',
  NuggetPicked: 'gold',
  NuggetsTaken: 'gold',
  NuggetGiven: 'gold',
  NuggetGranted: 'gold',
  GoldPaid: 'gold',
  GoldGiven: 'gold',
  ToolBroken: 'tool',
  ToolFixed: 'tool',
  RockFell: 'fall',
  PathMoved: 'surprise',
  ...MODULE_MOMENTS,
};

function ofFrame(frame: Still, number: number): Moment[] {
  const facts = (frame.events ?? []).flatMap((event): Moment[] => {
    const kind = KINDS[event.event];
    return kind ? [{ frame: number, kind, event }] : [];
  });
  const lies = (frame.said ?? [])
    .filter(({ truth }) => truth === 'lie' || truth === 'wrong')
    .map((said): Moment => ({ frame: number, kind: 'lie', said }));
  return [...facts, ...lies];
}

/** The moments of a game in their order. */
export function momentsOf(info: ReplayInfo): Moment[] {
  return info.frames.flatMap(ofFrame);
}

/** A moment in words. */
export function momentWords(moment: Moment, names: string[], view: SeatView): string {
  if (moment.event) return sentence(moment.event, names, null);
  const { talk, truth } = moment.said!;
  return text(truth === 'lie' ? 'replay-lie' : 'replay-wrong', {
    seat: names[talk.seat] ?? '',
    claim: claimSentence(talk, names, view.goals),
  });
}
