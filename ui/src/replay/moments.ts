// The moments of a game that people look for: by the facts that make them, and by false claims.
import type { IconName } from '../art/index.ts';
import { claimSentence, sentence } from '../words/log.ts';
import { type MomentKind, MOMENTS as MODULE_MOMENTS } from '../modules/index.ts';
import type { Still, ReplayInfo, SeenEvent, Said, SeatView } from '../wire.ts';
import { cellsOf } from '../words/places.ts';
import { text } from '../words/texts.svelte.ts';
import { whereOf } from './story.ts';

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
  vote: 'eye',
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

/** How much a moment of a kind changes a game, and what is more or less than its kind. */
const WEIGHTS: Record<MomentKind, number> = {
  ...{ goal: 5, lie: 5, round: 4, surprise: 4, fall: 3, tool: 2, role: 2, vote: 2, gold: 1 },
};
const LESS: Record<string, number> = { ToolFixed: 1, RolesRevealed: 1, GameEnded: 2 };
const MISTAKEN = 3; // a claim that was false, and no lie
const MOST = 14; // what is told of a game at first

/** How much a moment changed. */
export function weight({ event, kind, said }: Moment, info: Pick<ReplayInfo, 'rules'>): number {
  if (said) return WEIGHTS[kind] - (said.truth === 'lie' ? 0 : MISTAKEN);
  const found = info.rules.cards.find(({ name }) => name === event?.fields['goal']);
  return WEIGHTS[kind] + Number(found?.ends_round ?? false) - (LESS[event?.event ?? ''] ?? 0);
}

/** The moments that changed most, the greatest first; of equals, in their order. */
export function greatest(moments: readonly Moment[], info: Pick<ReplayInfo, 'rules'>): Moment[] {
  return moments
    .toSorted((a, b) => weight(b, info) - weight(a, info) || a.frame - b.frame)
    .slice(0, MOST);
}

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

/** The places of the maze a moment is about. */
export function momentCells({ event, said }: Moment): [number, number][] {
  if (event) return cellsOf(event.fields);
  return said?.talk.cell ? [said.talk.cell] : [];
}

/** A moment in words. */
export function momentWords(moment: Moment, names: string[], view: SeatView): string {
  if (moment.event) return sentence(moment.event, names, null, whereOf(view));
  const { talk, truth } = moment.said!;
  return text(truth === 'lie' ? 'replay-lie' : 'replay-wrong', {
    seat: names[talk.seat] ?? '',
    claim: claimSentence(talk, names, view.goals),
  });
}
