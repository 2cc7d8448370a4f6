import type { Random } from '@bastide/contract';
import { sampleDice, showDice } from './actions/dice.ts';
import { discardCard, listDiscards } from './actions/discard.ts';
import { endTurn } from './actions/end.ts';
import { perform } from './actions/index.ts';
import { mayPlayCard } from './actions/play.ts';
import { listVictims, robSeat } from './actions/rob.ts';
import { drawHex, placeRobber } from './actions/robber.ts';
import { rollDice } from './actions/roll.ts';
import { sampleStolen, takeStolen } from './actions/stolen.ts';
import { seatToAct } from './actors.ts';
import { ACTIONS_AT_MOST } from './capacity.ts';
import { isIdle, listActions, sampleChance } from './listing.ts';
import { FINISHED, PHASES, type Phase } from './phases.ts';
import type { State } from './state.ts';
import { discarder } from './turn/seven.ts';

/**
 * Plays on by chance. Nothing is drawn, or even listed, where there is no choice, and the dice follow their roll at once, which may
 * be the one action more than `actionsAtMost`.
 */
export function rollout(state: State, random: Random, actionsAtMost = Infinity): number {
  let actions = 0;
  while (actions < actionsAtMost && state.phase !== FINISHED)
    actions += BY_PHASE[state.phase]!(state, random);
  return actions;
}

/**
 * Random play by phase; returns the number of actions. In one function with all of them V8 would run out of what it lays into a
 * single one; each by itself has all it calls in it.
 */
const IN_PHASE: Readonly<Record<Phase, (state: State, random: Random) => number>> = {
  map: byChance,
  settle: bySeat,
  connect: bySeat,
  start(state, random) {
    if (mayPlayCard(state, state.seat)) return bySeat(state, random);
    rollDice(state);
    showDice(state, sampleDice(state, random));
    return 2;
  },
  dice: byChance,
  discard(state, random) {
    discardCard(state, anyOf(listDiscards(state, discarder(state), codes, 0), random));
    return 1;
  },
  robber(state, random) {
    placeRobber(state, drawHex(state, random, codes));
    return 1;
  },
  rob(state, random) {
    robSeat(state, anyOf(listVictims(state, state.seat, codes, 0), random));
    return 1;
  },
  stolen(state, random) {
    takeStolen(state, sampleStolen(state, random));
    return 1;
  },
  main(state, random) {
    if (!isIdle(state, state.seat)) return bySeat(state, random);
    endTurn(state);
    return 1;
  },
  dealt: byChance,
  'free-roads': bySeat,
  over: () => 0,
};
const BY_PHASE = PHASES.map((phase) => IN_PHASE[phase]);

function byChance(state: State, random: Random): number {
  perform(state, sampleChance(state, random));
  return 1;
}

/** Any of the actions of the acting seat. */
function bySeat(state: State, random: Random): number {
  perform(state, anyOf(listActions(state, seatToAct(state), codes), random));
  return 1;
}

const codes = new Int32Array(ACTIONS_AT_MOST);

/** One of the codes listed, each as likely as the others. */
const anyOf = (count: number, random: Random): number => codes[count === 1 ? 0 : random.below(count)]!;
