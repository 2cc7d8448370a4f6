import { CHANCE, defineGame, type FastGame, type Game, OVER, type Seat } from '@bastide/contract';
import { type Action, encode } from './actions.ts';
import { lay } from './board/lay.ts';
import { determinize } from './determinize.ts';
import type { Options } from './editions.ts';
import { emptyTable } from './empty-table.ts';
import type { Event } from './events.ts';
import { carcassonneInfo } from './info.ts';
import {
  ACTIONS_AT_MOST,
  actionsOf,
  actorsOf,
  listChanceOutcomes,
  listDistinct,
  sampleAction,
  sampleChance,
  weightsOf,
} from './listing.ts';
import { readOptions } from './options.ts';
import { decode, listActions, perform, typeOf } from './phases.ts';
import { rollout } from './playout.ts';
import { refusal } from './refusal.ts';
import { DEPLOY, DRAW, FINISHED, type State } from './state.ts';
import { text } from './text.ts';
import { startTile, tileNumber } from './tiles/catalogue.ts';
import type { TileFacts } from './tiles/notation.ts';
import { result } from './turn/finish.ts';
import { type View, view } from './view.ts';

export interface Carcassonne {
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
}

/**
 * The start tile lies before the first turn and belongs to nobody. CAR-GEN-04
 * `tiles`: the game is played with these instead of those that the options name.
 */
export function setup(options: Options, tiles?: readonly TileFacts[]): State {
  const state = emptyTable(options, tiles);
  const start = tileNumber(startTile(options))!;
  state.bag[start]!--;
  state.left--;
  lay(state, start * 4, state.origin, -1);
  for (const begins of state.hooks.begins) begins(state, start * 4);
  return state;
}

/** Back to the start, which is remembered from the first time on. */
function reset(state: State): void {
  state.start ??= setup(state.options, state.tiles);
  state.copyFrom(state.start);
}

const fast: FastGame<Carcassonne> = {
  actionsAtMost: ACTIONS_AT_MOST,
  reset,
  copy: (from, to) => to.copyFrom(from),
  determinize: (shown, _random, into) => into.copyFrom(determinize(shown)),
  redeterminize: (from, _seat, _random, to) => to.copyFrom(from),
  actor(state) {
    const { phase } = state;
    if (phase === DRAW) return CHANCE;
    if (phase <= DEPLOY) return state.seat;
    // A phase of a set: a seat, or CHANCE.
    return phase === FINISHED ? OVER : state.asked;
  },
  legalActions: listActions,
  distinctActions: listDistinct,
  sampleAction,
  play: perform,
  sampleChance,
  chanceOutcomes: listChanceOutcomes,
  rollout,
  points: (state: State, seat: Seat) => state.points[seat]!,
  encode,
  decode,
  typeOf,
};

function apply(state: State, action: Action): readonly Event[] {
  const events: Event[] = [];
  state.events = events;
  perform(state, encode(state, action));
  state.events = null;
  return events;
}

/** Carcassonne with its expansions. The rule ids are those of `rules/en/carcassonne.md`. */
export const carcassonne: Game<Carcassonne> = defineGame<Carcassonne>(
  {
    ...carcassonneInfo,
    secrets: false,
    options: (input, of) => readOptions(input, of),
    setup: (options) => setup(options),
    actors: actorsOf,
    actions: actionsOf,
    weights: weightsOf,
    refusal,
    apply: (state, _actor, action) => apply(state, action),
    clone: (state, into) => state.copy(into),
    outcome: (state) => (state.phase === FINISHED ? result(state) : undefined),
    view,
    determinize: (shown) => determinize(shown),
  },
  { text, fast },
);
