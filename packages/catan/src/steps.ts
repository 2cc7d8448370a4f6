import type { Random } from '@bastide/contract';
import { DEALT, DICE, MAP } from './phases.ts';
import type { State } from './state.ts';
import { swap } from './turn/bank.ts';
import { end } from './turn/begin.ts';
import { city, road, settle } from './turn/build.ts';
import { CODE_KINDS, type CodeKind, DEALT_CARD, DICE_SHOW, kindOf, STOLEN_CARD } from './turn/codes.ts';
import { buy, dealCard, dealt, play as playCard } from './turn/develop.ts';
import { discard } from './turn/discard.ts';
import { declineRoad } from './turn/free-roads.ts';
import { dealMap } from './turn/map.ts';
import { accept, counter, decline, offer, trade, withdraw } from './turn/offer.ts';
import { dealDice } from './turn/pairs.ts';
import { dealStolen, rob, robber, stolen } from './turn/robber.ts';
import { dice, roll } from './turn/roll.ts';
import { lay } from './turn/set-up.ts';

/** Steps by kind of code. */
const STEPS: Readonly<Record<CodeKind, (state: State, code: number) => void>> = {
  lay,
  settle,
  road,
  city,
  roll,
  dice,
  discard,
  robber,
  rob,
  stolen,
  buy,
  dealt,
  play: playCard,
  swap,
  offer,
  counter,
  withdraw,
  accept,
  decline,
  trade,
  skip: declineRoad,
  end,
};
const BY_KIND = CODE_KINDS.map((kind) => STEPS[kind]);

/** Does what a code says. */
export function play(state: State, code: number): void {
  BY_KIND[kindOf(code)]!(state, code);
}

/** Chance's action by its weights: an island, dice, a development card, a stolen card. */
export function sampleChance(state: State, random: Random): number {
  const phase = state.phase;
  if (phase === DICE) return DICE_SHOW | dealDice(state, random);
  if (phase === MAP) return dealMap(state, random);
  return phase === DEALT ? DEALT_CARD | dealCard(state, random) : STOLEN_CARD | dealStolen(state, random);
}
