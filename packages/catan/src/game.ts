import { type Actor, CHANCE, defineGame, type FastGame, type Game, OVER, type Seat } from '@bastide/contract';
import {
  type Action,
  decode,
  encode,
  perform,
  redactAction,
  revealsHidden,
  text,
  typeOf,
} from './actions/index.ts';
import { actorsOf, isChance, seatToAct } from './actors.ts';
import { ACTIONS_AT_MOST } from './capacity.ts';
import { determinize, determinizeInto, redeterminize } from './determinize.ts';
import { type Event, redactEvent } from './events.ts';
import { islandOf } from './hexes/base.ts';
import { catanInfo } from './info.ts';
import {
  actionsOf,
  listActions,
  listChanceOutcomes,
  sampleAction,
  sampleChance,
  unlistedFor,
  weightsOf,
} from './listing.ts';
import { type Options, readOptions } from './options.ts';
import { FINISHED } from './phases.ts';
import { rollout } from './playout.ts';
import { refusal } from './refusal.ts';
import { pointsOf, result } from './scoring/victory.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

export interface Catan {
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
}

/** Back to the start, which is remembered from the first time on; from here on nobody counts cards. */
function reset(state: State): void {
  state.start ??= setup(state.options, state.island);
  state.copyFrom(state.start);
}

const fast: FastGame<Catan> = {
  actionsAtMost: ACTIONS_AT_MOST,
  reset,
  copy: (from, to) => to.copyFrom(from),
  determinize: determinizeInto,
  redeterminize,
  actor(state) {
    const phase = state.phase;
    if (isChance(phase)) return CHANCE;
    return phase === FINISHED ? OVER : seatToAct(state);
  },
  legalActions: (state, out) => listActions(state, seatToAct(state), out),
  // No two actions of a seat come to the same.
  distinctActions: (state, out) => listActions(state, seatToAct(state), out),
  sampleAction,
  play: perform,
  sampleChance,
  chanceOutcomes: listChanceOutcomes,
  rollout,
  points: (state: State, seat: Seat) => pointsOf(state, seat),
  encode: (state, action) => encode(state, seatToAct(state), action),
  decode,
  typeOf: (_, code) => typeOf(code),
};

function apply(state: State, actor: Actor, action: Action): readonly Event[] {
  const events: Event[] = [];
  state.events = events;
  perform(state, encode(state, actor === 'chance' ? 0 : actor, action));
  state.events = null;
  return events;
}

/** Catan, the base game for three and four, and the simple duel. The rule ids are those of `rules/en/catan.md`. */
export const catan: Game<Catan> = defineGame<Catan>(
  {
    ...catanInfo,
    secrets: true,
    options: readOptions,
    setup: (options) => setup(options, islandOf(options)),
    actors: actorsOf,
    actions: actionsOf,
    unlisted: unlistedFor,
    weights: weightsOf,
    refusal,
    apply,
    clone: (state, into) => state.copy(into),
    outcome: (state) => (state.phase === FINISHED ? result(state) : undefined),
    view,
    redactEvent,
    redactAction,
    revealsHidden,
    determinize,
  },
  { text, fast },
);
