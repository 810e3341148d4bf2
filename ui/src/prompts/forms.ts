// How each kind of decision is put: those of no single module, and what the modules add.
import { type PromptForm, PROMPTS, WINDOWS } from '../modules/index.ts';
import type { PromptInfo } from '../wire.ts';

export const FORMS: Readonly<Record<string, PromptForm>> = {
  Turn: 'turn',
  OrderGoals: 'places',
  MoveGoal: 'places',
  RobHand: 'players',
  LookAtRole: 'players',
  PickNugget: 'nuggets',
  TakeNuggets: 'nuggets',
  TurnInNugget: 'nuggets',
  KeepCard: 'cards',
  WayUp: 'ways',
  CallRound: 'words',
  ...PROMPTS,
};

/** The form of a kind of decision, if anybody has thought of it. */
export const formOf = (kind: string): PromptForm | null => FORMS[kind] ?? null;

/** The words that everybody is shown in a window, whether they can say them or not. */
export const windowWords = ({ kind }: PromptInfo): readonly string[] => WINDOWS[kind] ?? [];

/** The option of a window that lets things be; -1 if there is none. */
export function lettingIndex(prompt: PromptInfo): number {
  const [lets] = windowWords(prompt);
  return prompt.options.findIndex(({ verb }) => verb === lets);
}
