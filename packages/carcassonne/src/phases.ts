import { CHANCE, OVER, type Refusal } from '@bastide/contract';
import { type ActionKind, OWN_CODES } from './actions/action.ts';
import { CHOICES, choose } from './actions/choices.ts';
import { draw } from './actions/draw.ts';
import { farmer } from './actions/farmer.ts';
import { place } from './actions/place.ts';
import { second } from './actions/second.ts';
import type { Action } from './actions.ts';
import { no } from './refuse.ts';
import { PHASES, type Phase, type State } from './state.ts';

/** One phase of a turn. */
interface PhaseRow {
  /** The seat that acts, CHANCE or OVER. */
  readonly actor: (state: State) => number;
  /** Actions that it waits for, in the order of their list. */
  readonly actions: readonly ActionKind<Action>[];
  /** Performs one of them; left out where there is only one. */
  readonly play?: (state: State, code: number) => void;
  /** Writes the codes of those open to a seat; left out where the one action lists them. */
  readonly list?: (state: State, out: Int32Array) => number;
  /** Duty of the seat that acts, in words. */
  readonly duty: string;
  /** Reason against all other actions, and whether it comes before the reasons of those actions. */
  readonly instead?: Refusal;
  readonly isUrgent?: boolean;
}

const turnOf = (state: State): number => state.seat;
const askedOf = (state: State): number => state.asked;

/**
 * A turn, phase by phase, as the rulebook tells it (CAR-TURN-01). Each action names the next phase when it is done; where
 * a phase offers no choice, it is passed over.
 */
const TURN: Readonly<Record<Phase, PhaseRow>> = {
  // Step 1: draw a tile and place it. CAR-TURN-02
  draw: {
    actor: () => CHANCE,
    actions: [draw],
    list: () => 0, // no seat's
    duty: 'draw a tile',
    instead: no('CAR-TURN-01', 'a tile is to be drawn'),
    isUrgent: true,
  },
  place: {
    actor: turnOf,
    actions: [place],
    duty: 'place a tile',
    instead: no('CAR-TURN-01', 'the tile is to be placed first'),
  },
  // Step 2: put a figure on it. CAR-TURN-03. Step 3 needs no action: `turn/score.ts` scores what was completed. CAR-TURN-04
  deploy: {
    actor: turnOf,
    actions: CHOICES,
    play: choose,
    list: listed,
    duty: 'deploy a figure or skip',
  },
  // Owners of pigs that were paid decide about their farmers. CAR-TB-PIG-25
  farmer: {
    actor: askedOf,
    actions: [farmer],
    duty: 'say whether the farmer returns',
    instead: no('CAR-TB-PIG-25', 'the farmer beside the pig stays or returns first'),
    isUrgent: true,
  },
  // The builder earned a second part: another tile, or the next seat. CAR-TURN-06, CAR-TB-DOUBLE-06
  second: {
    actor: turnOf,
    actions: [second],
    duty: 'say whether it takes the second tile',
    instead: no('CAR-TB-DOUBLE-06', 'the second tile is taken or declined first'),
    isUrgent: true,
  },
  // No tile is left: `turn/finish.ts` has scored what stands. CAR-END-01
  over: {
    actor: () => OVER,
    actions: [],
    duty: 'do nothing',
    instead: no('CAR-END-01', 'the game is over'),
    isUrgent: true,
  },
};

/** The rows by phase, as numbers. */
const ROWS = PHASES.map((name) => TURN[name]);

/** The row of the current phase. */
export const phaseOf = (state: State): PhaseRow => ROWS[state.phase]!;

/** Writes the codes of the acting seat's actions into `out`. */
export function listActions(state: State, out: Int32Array): number {
  const { list, actions } = ROWS[state.phase]!;
  return list ? list(state, out) : actions.length > 0 ? actions[0]!.list(state, out, 0) : 0;
}

/** The choices that were listed when the tile was laid. */
function listed(state: State, out: Int32Array): number {
  const count = state.choiceCount;
  for (let i = 0; i < count; i++) out[i] = state.choices[i]!;
  return count;
}

/** The steps by phase, as numbers. */
const STEPS = ROWS.map(({ play, actions }) => play ?? actions[0]?.play);

/** Does what a code says. */
export function play(state: State, code: number): void {
  STEPS[state.phase]!(state, code);
}

/** By phase: the action of each code; of one that is not here, the first action of the phase. */
const OWN = ROWS.map(({ actions }) =>
  Array.from({ length: OWN_CODES }, (_, code) => actions.find((kind) => kind.code === code) ?? actions[0]),
);

/** Returns the kind of action that a code means now. */
const kindBy = (state: State, code: number): ActionKind<Action> =>
  (code < OWN_CODES ? OWN[state.phase]![code] : ROWS[state.phase]!.actions[0])!;

export const decode = (state: State, code: number): Action => kindBy(state, code).decode(state, code);

/** Returns the type of the action that `decode` would give. */
export const typeOf = (state: State, code: number): Action['type'] => kindBy(state, code).type;
