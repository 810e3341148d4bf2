// Which prompt belongs to which kind of decision; kinds that nobody knew yet get a plain list.
import type { Component } from 'svelte';
import type { Connection } from '../connection.svelte.ts';
import CallRound from './CallRound.svelte';
import type { Choosing } from './choosing.svelte.ts';
import FromHand from './FromHand.svelte';
import KeepCard from './KeepCard.svelte';
import Nuggets from './Nuggets.svelte';
import Other from './Other.svelte';
import PayToll from './PayToll.svelte';
import Places from './Places.svelte';
import Players from './Players.svelte';
import SwapOrNot from './SwapOrNot.svelte';
import VetoWindow from './VetoWindow.svelte';
import WayUp from './WayUp.svelte';

export interface PromptProps {
  connection: Connection;
  choosing: Choosing;
}

export const KINDS: Record<string, Component<PromptProps>> = {
  Turn: FromHand,
  DuelTurn: FromHand,
  LayPath: FromHand,
  PassMore: FromHand,
  DiscardOneMore: FromHand,
  OrderGoals: Places,
  MoveGoal: Places,
  Steal: Players,
  RobHand: Players,
  LookAtRole: Players,
  PickNugget: Nuggets,
  TakeNuggets: Nuggets,
  KeepNugget: Nuggets,
  TurnInNugget: Nuggets,
  KeepCard,
  WayUp,
  SwapOrNot,
  PayToll,
  VetoWindow,
  CallRound,
};

/** The prompt for a kind of decision. */
export function promptFor(kind: string): Component<PromptProps> {
  return KINDS[kind] ?? Other;
}
