import { CHANCE, type FastGame, type Game, OVER, type Random, type Seat } from '@bastide/contract';
import type { Action } from './actions.ts';
import { lay, START_CELL } from './board/lay.ts';
import { decode, encode } from './codec.ts';
import { type Options, readOptions, SEATS } from './editions.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { ACTIONS_AT_MOST, actionsOf, actorsOf, list } from './listing.ts';
import { refusal } from './refusal.ts';
import { DRAW, FINISHED, LEFT, PHASE, SEAT, State } from './state.ts';
import { text } from './text.ts';
import { START_TILE, tileNumber } from './tiles/catalogue.ts';
import { deploy } from './turn/deploy.ts';
import { deal, draw } from './turn/draw.ts';
import { result } from './turn/finish.ts';
import { place } from './turn/place.ts';
import { type View, view } from './view.ts';

export interface Carcassonne {
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
}

const START = tileNumber(START_TILE)!;

/** The start tile lies before the first turn and belongs to nobody. CAR-GEN-04 */
function reset(state: State): void {
  state.clear();
  state.bag[START]!--;
  state.scalar[LEFT]!--;
  lay(state, START * 4, START_CELL, -1);
}

function setup(options: Options): State {
  const state = new State(options);
  reset(state);
  return state;
}

/** The steps of a part, by phase. */
const STEPS = [draw, place, deploy];

function play(state: State, code: number): void {
  STEPS[state.scalar[PHASE]!]!(state, code);
}

const fast: FastGame<Carcassonne> = {
  actionsAtMost: ACTIONS_AT_MOST,
  reset,
  copy: (from, to) => to.copyFrom(from),
  actor(state) {
    const phase = state.scalar[PHASE]!;
    return phase === DRAW ? CHANCE : phase === FINISHED ? OVER : state.scalar[SEAT]!;
  },
  legal: list,
  play,
  deal,
  points: (state: State, seat: Seat) => state.points[seat]!,
  encode,
  decode,
};

function apply(state: State, action: Action): readonly Event[] {
  const events: Event[] = [];
  state.sink = events;
  play(state, encode(state, action));
  state.sink = null;
  return events;
}

function clone(state: State): State {
  const copy = new State(state.options);
  copy.copyFrom(state);
  return copy;
}

/** Carcassonne with Traders & Builders. The rule ids are those of `docs/rules/carcassonne.md`. */
export const carcassonne: Game<Carcassonne> = {
  name: 'carcassonne',
  seats: SEATS,
  secrets: false,
  readOptions,
  setup,
  options: (state) => state.options,
  actors: actorsOf,
  actions: actionsOf,
  weights: (state) => Array.from(state.bag).filter((count) => count > 0),
  refusal,
  apply: (state, _actor, action) => apply(state, action),
  clone,
  outcome: (state) => (state.scalar[PHASE] === FINISHED ? result(state) : undefined),
  view,
  witness: (event) => event,
  imagine: (shown: View, _random: Random) => imagine(shown),
  text,
  fast,
};
