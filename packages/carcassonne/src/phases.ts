import { CHANCE, OVER, refuse } from '@bastide/contract';
import { type ActionRules, OWN_CODES } from './actions/action.ts';
import { deploy, deployFigure } from './actions/deploy.ts';
import { SKIP } from './actions/deployment-codes.ts';
import { draw } from './actions/draw.ts';
import type { PhaseRules } from './actions/phase-rules.ts';
import { place, placeTile } from './actions/place.ts';
import { skip } from './actions/skip.ts';
import type { Action } from './actions.ts';
import type { SetPhase } from './sets/facts.ts';
import { EXPANSIONS } from './sets/index.ts';
import { DEPLOY, PHASES, type Phase, PLACE, type State } from './state.ts';
import { EVERY_TURN, listPlacements } from './turn/fitting.ts';
import { score } from './turn/score.ts';

const turnOf = (state: State): number => state.seat;

/** Step 2 of a part: what a seat may do with its figures, in the order of the list. CAR-TURN-03 */
const DEPLOY_ACTIONS = [deploy, ...EXPANSIONS.flatMap(({ deployActions = [] }) => deployActions), skip];

/**
 * A turn, phase by phase, as the rulebook tells it (CAR-TURN-01). Each action names the next phase when it is done; where
 * a phase offers no choice, it is passed over.
 */
const TURN: Readonly<Record<Phase, PhaseRules>> = {
  // Step 1: draw a tile and place it. CAR-TURN-02
  draw: {
    actor: () => CHANCE,
    actions: [draw],
    list: () => 0, // no seat's
    duty: 'draw a tile',
    refusal: refuse('CAR-TURN-01', 'a tile is to be drawn'),
    isUrgent: true,
  },
  place: {
    actor: turnOf,
    actions: [place],
    duty: 'place a tile',
    refusal: refuse('CAR-TURN-01', 'the tile is to be placed first'),
  },
  // Step 2: put a figure on it. CAR-TURN-03. Step 3 needs no action: `turn/score.ts` scores what was completed. CAR-TURN-04
  deploy: {
    actor: turnOf,
    actions: DEPLOY_ACTIONS,
    apply: performDeploy,
    list: listed,
    duty: 'deploy a figure or skip',
  },
  // Then a set may ask something before the next tile, or the next seat. CAR-TURN-06
  ...(Object.assign({}, ...EXPANSIONS.map(({ phases }) => phases)) as Record<SetPhase, PhaseRules>),
  // No tile is left: `turn/finish.ts` has scored what stands. CAR-END-01
  over: {
    actor: () => OVER,
    actions: [],
    duty: 'do nothing',
    refusal: refuse('CAR-END-01', 'the game is over'),
    isUrgent: true,
  },
};

/** By place in PHASES. */
export const PHASE_RULES = PHASES.map((name) => TURN[name]);

/** Rules of the current phase. */
export const phaseRules = (state: State): PhaseRules => PHASE_RULES[state.phase]!;

/** Writes the codes of the acting seat's actions into `out`. */
export function listActions(state: State, out: Int32Array): number {
  // Nearly all lists are of these two phases: V8 is faster at direct calls than at those through a table.
  if (state.phase === PLACE) return listPlacements(state, EVERY_TURN, out, 0);
  if (state.phase === DEPLOY) return listed(state, out);
  return LISTS[state.phase]!(state, out, 0);
}

/** By code of their own: what is done instead of a deployment. */
const BY_CODE: ActionRules<Action>['apply'][] = [];
for (const { code, apply } of DEPLOY_ACTIONS) if (code !== undefined) BY_CODE[code] = apply;

/** Performs one of the listed actions of the phase `deploy`. */
export function performDeploy(state: State, code: number): void {
  if (code >= OWN_CODES) deployFigure(state, code);
  else if (code === SKIP) score(state);
  else BY_CODE[code]!(state, code);
}

/** The actions that were listed when the tile was laid. */
function listed(state: State, out: Int32Array): number {
  const count = state.deployCount;
  for (let i = 0; i < count; i++) out[i] = state.deployCodes[i]!;
  return count;
}

/** Their lists and effects, by phase. */
const LISTS = PHASE_RULES.map(({ list, actions }) => list ?? actions[0]?.list ?? (() => 0));
const EFFECTS = PHASE_RULES.map(({ apply, actions }) => apply ?? actions[0]?.apply);

/** Performs the allowed action of that code. */
export function perform(state: State, code: number): void {
  const { phase } = state;
  // As in `listActions`: direct calls for the two phases of nearly all actions of seats.
  if (phase === PLACE) placeTile(state, code);
  else if (phase === DEPLOY) performDeploy(state, code);
  else EFFECTS[phase]!(state, code);
}

/** By phase: the action of each code; of one that is not here, the first action of the phase. */
const OWN = PHASE_RULES.map(({ actions }) =>
  Array.from({ length: OWN_CODES }, (_, code) => actions.find((rules) => rules.code === code) ?? actions[0]),
);

/** Returns the rules of the action that a code means now. */
const rulesByCode = (state: State, code: number): ActionRules<Action> =>
  (code < OWN_CODES ? OWN[state.phase]![code] : PHASE_RULES[state.phase]!.actions[0])!;

export const decode = (state: State, code: number): Action => rulesByCode(state, code).decode(state, code);

/** Returns the type of the action that `decode` would give. */
export const typeOf = (state: State, code: number): Action['type'] => rulesByCode(state, code).type;
