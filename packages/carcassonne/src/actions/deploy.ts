import { malformed, quote, type Refusal, refuse } from '@bastide/contract';
import { segmentName, strengthBySeat } from '../board/pieces.ts';
import {
  FIGURES,
  type Figure,
  HELPERS,
  type Helper,
  isHelper,
  isMeeple,
  PIECES,
  piecesOf,
} from '../figures.ts';
import type { FigureReasons, HelperReasons } from '../hooks.ts';
import { isOccupied, strengthOf } from '../layout/strength.ts';
import { isComplete } from '../layout/tally.ts';
import { bySeat, type State } from '../state.ts';
import { isSegmentName, TILES } from '../tiles/catalogue.ts';
import { KINDS } from '../tiles/notation.ts';
import { FIELD, kindOf, SEGMENTS as SEGMENTS_TABLE } from '../tiles/tables.ts';
import { score } from '../turn/score.ts';
import { stand } from '../turn/stand.ts';
import type { ActionRules } from './action.ts';
import { deployment, figureOf, localOf, WITH_HELPER } from './deployment-codes.ts';

const SEGMENTS = SEGMENTS_TABLE;

/** A figure goes on the tile just placed. */
export interface DeployAction {
  readonly type: 'deploy';
  /** Kind of figure, from the supply. */
  readonly figure: Figure;
  /** A segment of the tile just placed, by name. */
  readonly on: string;
  /** Helper that arrives beside the meeple. */
  readonly with?: Helper;
}

export const deploy: ActionRules<DeployAction> = {
  type: 'deploy',
  members: ['figure', 'on', 'with'],
  encode,
  decode,
  list,
  refusal: (state, { figure, on, with: helper }) => refusal(state, figure, on, helper),
  apply: deployFigure,
  write: ({ figure, on, with: helper }) => `${figure} ${on}${helper ? ` with ${helper}` : ''}`,
  read,
};

/** Meeples of the acting seat that are not on the board, and where each may stand as bits by kind of segment. */
const inHand = new Int32Array(FIGURES.length);
const placesOf = new Int32Array(FIGURES.length);

/**
 * A meeple stands where the whole feature, after joining, holds no meeple (CAR-MEEP-01, CAR-MEEP-02), with a helper where one
 * arrives beside it; another helper joins an own meeple in a feature that is not complete.
 */
function list(state: State, out: Int32Array, from: number): number {
  const { newRoots, strength, supply, tally, seat, drawn: type, figureRules } = state;
  const { joins, arrives, isUnpaired } = figureRules;
  const meeples = takeInHand(state, seat);
  const count = SEGMENTS[type]!;
  let n = from;
  for (let local = 0; local < count; local++) {
    const root = newRoots[local]!;
    const standing = strength[root]!;
    const kind = kindOf(type, local);
    if (!isOccupied(standing)) {
      for (let i = 0; i < meeples; i++) {
        if (((placesOf[i]! >> kind) & 1) === 0) continue;
        out[n++] = deployment(inHand[i]!, local);
        if (!isUnpaired && isLeft(state, arrives[kind]!, seat))
          out[n++] = deployment(inHand[i]!, local) | WITH_HELPER;
      }
    } else if (strengthOf(standing, seat) !== 0) {
      const helper = joins[kind]!;
      if (helper >= 0 && supply[bySeat(helper, seat)]! > 0 && (kind === FIELD || !isComplete(tally[root]!)))
        out[n++] = deployment(helper, local);
    }
  }
  return n;
}

/** Fills `inHand` and `placesOf`; returns how many kinds of meeples there are. */
function takeInHand({ supply, figureRules }: State, seat: number): number {
  const { meeples, places } = figureRules;
  let count = 0;
  for (let i = 0; i < meeples.length; i++) {
    const figure = meeples[i]!;
    if (supply[bySeat(figure, seat)] === 0) continue;
    inHand[count] = figure;
    placesOf[count++] = places[figure]!;
  }
  return count;
}

const isLeft = ({ supply }: State, figure: number, seat: number): boolean =>
  figure >= 0 && supply[bySeat(figure, seat)]! > 0;

/** Step 2: one figure (paired: two) on the tile just placed (CAR-TURN-03); then step 3. */
export function deployFigure(state: State, code: number): void {
  const { seat } = state;
  const slot = state.tileCount - 1;
  const local = localOf(code);
  stand(state, figureOf(code), slot, local, seat);
  if ((code & WITH_HELPER) !== 0)
    stand(state, state.figureRules.arrives[kindOf(state.typeAt(slot), local)]!, slot, local, seat);
  score(state);
}

function encode(state: State, action: DeployAction): number {
  const { segments } = TILES[state.drawn]!;
  const local = segments.findIndex((segment) => segment.name === action.on);
  return deployment(FIGURES.indexOf(action.figure), local) | (action.with ? WITH_HELPER : 0);
}

function decode(state: State, code: number): DeployAction {
  const type = state.drawn;
  const local = localOf(code);
  const deploy = {
    type: 'deploy',
    figure: FIGURES[figureOf(code)]!,
    on: segmentName(type, local),
  } as const;
  if ((code & WITH_HELPER) === 0) return deploy;
  return { ...deploy, with: FIGURES[state.figureRules.arrives[kindOf(type, local)]!] as Helper };
}

function read([name = '', on = '', third = '', helper = '']: readonly string[]): ReturnType<
  typeof deploy.read
> {
  const figure = name as Figure;
  if (!FIGURES.includes(figure) || !isSegmentName(on)) return undefined;
  const action = { type: 'deploy', figure, on } as const;
  if (third !== 'with') return { action, used: 2 };
  return isHelper(helper) ? { action: { ...action, with: helper }, used: 4 } : undefined;
}

function refusal(state: State, figure: unknown, on: unknown, helper: unknown): Refusal | undefined {
  const number = FIGURES.indexOf(figure as Figure);
  if (number < 0) return refuse('CAR-GEN-03', `there is no figure ${quote(figure)}`);
  const type = state.drawn;
  const local = TILES[type]!.segments.findIndex((segment) => segment.name === on);
  if (local < 0) return refuse('CAR-MEEP-01', `the tile just placed has no ${quote(on)}`);
  const kind = kindOf(type, local);
  if (helper !== undefined) {
    if (!isHelper(helper)) return malformed(`"with" is ${HELPERS.map((name) => `"${name}"`).join(' or ')}`);
    const elsewhere = helperReasons(state, FIGURES.indexOf(helper)).elsewhere(kind);
    if (elsewhere) return elsewhere;
  }
  const code = deployment(number, local) | (helper === undefined ? 0 : WITH_HELPER);
  if (state.deployCodes.subarray(0, state.deployCount).includes(code)) return undefined;
  if (!isMeeple(number)) return helperRefusal(state, number, kind, local, helper);
  return (
    meepleRefusal(state, number, kind, local) ??
    companionRefusal(state, FIGURES.indexOf(helper as Helper), kind)
  );
}

const reasonsOf = (state: State, figure: number): FigureReasons<State> =>
  state.shared.sets.reasons[figure] ?? {};
const helperReasons = (state: State, figure: number): HelperReasons => reasonsOf(state, figure).helper!;
const isPaired = (state: State, figure: number): boolean =>
  PIECES[FIGURES[figure]!].isPaired!({ ...state.options });

/** The figure does not belong to this game, or is on the board. CAR-GEN-03, CAR-MEEP-04 */
function supplyRefusal(state: State, figure: number): Refusal | undefined {
  const name = FIGURES[figure]!;
  const { absent = 'CAR-GEN-03', out } = reasonsOf(state, figure);
  if (piecesOf(name, state.options.sets) === 0)
    return refuse(absent, `this game is played without the ${name}`);
  if (state.supply[bySeat(figure, state.seat)]! > 0) return undefined;
  return out?.(state) ?? refuse('CAR-MEEP-04', `no ${name} is left in the supply`);
}

function meepleRefusal(state: State, figure: number, kind: number, local: number): Refusal | undefined {
  const missing = supplyRefusal(state, figure) ?? reasonsOf(state, figure).misplaced?.(kind);
  if (missing) return missing;
  const name = FIGURES[figure]!;
  if (!PIECES[name].on.includes(KINDS[kind]!))
    return state.shared.sets.reserved[kind] ?? refuse('CAR-MEEP-01', `no ${name} stands on a ${KINDS[kind]}`);
  if (kind === FIELD && !state.options.farmers)
    return refuse('CAR-MEEP-01', 'this table plays without farmers');
  const standing = state.strength[state.newRoots[local]!]!;
  if (!isOccupied(standing)) return undefined;
  const owner = strengthBySeat(state, standing).findIndex((strength) => strength > 0);
  return refuse('CAR-MEEP-02', 'a meeple stands in this feature already', { seat: owner });
}

/** A helper cannot come along, or here it goes alone. */
function companionRefusal(state: State, helper: number, kind: number): Refusal {
  const { beside, alone, besides } = helperReasons(state, helper);
  const elsewhere = beside?.(kind);
  if (elsewhere) return elsewhere;
  return isPaired(state, helper) ? (supplyRefusal(state, helper) ?? besides) : alone;
}

function helperRefusal(state: State, figure: number, kind: number, local: number, helper: unknown): Refusal {
  if (helper !== undefined) return malformed('"with" goes with a meeple');
  const missing = supplyRefusal(state, figure);
  if (missing && piecesOf(FIGURES[figure]!, state.options.sets) === 0) return missing;
  const { neverAlone, complete, foreign } = helperReasons(state, figure);
  if (isPaired(state, figure)) return neverAlone;
  const reason = reasonsOf(state, figure).misplaced?.(kind) ?? missing;
  if (reason) return reason;
  const standing = state.strength[state.newRoots[local]!]!;
  return complete && strengthOf(standing, state.seat) > 0 ? complete : foreign(isOccupied(standing));
}
