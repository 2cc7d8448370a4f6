import { quote, type Refusal } from '@bastide/contract';
import { segmentName, strengthBySeat } from '../board/pieces.ts';
import { FIGURES, type Figure, isMeeple, MEEPLE, piecesOf } from '../figures.ts';
import { isOccupied, strengthOf } from '../layout/strength.ts';
import { isComplete } from '../layout/tally.ts';
import { malformed, no } from '../refuse.ts';
import { ABBOT } from '../sets/abbot/facts.ts';
import { BIG } from '../sets/inns/facts.ts';
import { BUILDER, PIG } from '../sets/traders/facts.ts';
import { bySeat, NO_FARMERS, PAIRED_BUILDER, SHIELD_PIGS, type State } from '../state.ts';
import { TILES } from '../tiles/catalogue.ts';
import {
  CITY,
  FIELD,
  GARDEN,
  isPrecinct,
  kindOf,
  MONASTERY,
  SEGMENTS as SEGMENTS_TABLE,
} from '../tiles/tables.ts';
import { score } from '../turn/score.ts';
import { stand } from '../turn/stand.ts';
import type { ActionKind } from './action.ts';
import { deployment, figureOf, helperFor, localOf, WITH_HELPER } from './deployment-codes.ts';

const SEGMENTS = SEGMENTS_TABLE;

/** A figure goes on the tile just placed. */
export interface DeployAction {
  readonly type: 'deploy';
  readonly figure: Figure;
  /** A segment of the tile just placed, by name. */
  readonly on: string;
  /** Helper that arrives beside the meeple, where builder and pig are paired. CAR-TB-BUILDER-20, CAR-TB-PIG-20 */
  readonly with?: 'builder' | 'pig';
}

export const deploy: ActionKind<DeployAction> = {
  type: 'deploy',
  members: ['figure', 'on', 'with'],
  encode,
  decode,
  list,
  refusal: (state, { figure, on, with: helper }) => refusal(state, figure, on, helper),
  play: deployFigure,
  write: ({ figure, on, with: helper }) => `${figure} ${on}${helper ? ` with ${helper}` : ''}`,
  read,
};

/**
 * A meeple stands where the whole feature, after joining, holds no meeple (CAR-MEEP-01, CAR-MEEP-02), with builder or pig
 * where they are paired (CAR-TB-BUILDER-20, CAR-TB-PIG-20). Where they are not, a builder joins an own meeple in an open
 * road or city (CAR-TB-BUILDER-02, -04, -14), a pig an own farmer (CAR-TB-PIG-02).
 */
function list(state: State, choices: Int32Array, from: number): number {
  const { newRoots, strength, supply, tally, seat, drawn: type } = state;
  const builders = supply[bySeat(BUILDER, seat)]!;
  const pigs = supply[bySeat(PIG, seat)]!;
  const meeples = supply[bySeat(MEEPLE, seat)]!;
  // Nothing but ordinary meeples can be chosen on an unoccupied feature: most deployments are listed here.
  const plain =
    !state.has(PAIRED_BUILDER | SHIELD_PIGS | NO_FARMERS) &&
    supply[bySeat(BIG, seat)]! + supply[bySeat(ABBOT, seat)]! === 0;
  const count = SEGMENTS[type]!;
  let n = from;
  for (let local = 0; local < count; local++) {
    const root = newRoots[local]!;
    const standing = strength[root]!;
    const kind = kindOf(type, local);
    if (!isOccupied(standing)) {
      if (!plain) n = listMeeples(state, kind, local, seat, choices, n);
      else if (meeples > 0 && kind !== GARDEN) choices[n++] = deployment(MEEPLE, local);
    } else if (strengthOf(standing, seat) !== 0) {
      if (kind === FIELD) {
        if (pigs > 0 && !state.has(SHIELD_PIGS)) choices[n++] = deployment(PIG, local);
      } else if (builders > 0 && !state.has(PAIRED_BUILDER) && !isComplete(tally[root]!))
        choices[n++] = deployment(BUILDER, local);
    }
  }
  return n;
}

function listMeeples(
  state: State,
  kind: number,
  local: number,
  seat: number,
  choices: Int32Array,
  from: number,
): number {
  const { supply } = state;
  let n = from;
  if (kind !== GARDEN && !(kind === FIELD && state.has(NO_FARMERS))) {
    const isPaired = state.has(kind === FIELD ? SHIELD_PIGS : PAIRED_BUILDER);
    const helps = isPaired && kind !== MONASTERY && supply[bySeat(helperFor(kind), seat)]! > 0;
    for (let figure = MEEPLE; figure <= BIG; figure++) {
      if (supply[bySeat(figure, seat)] === 0) continue;
      choices[n++] = deployment(figure, local);
      if (helps) choices[n++] = deployment(figure, local) | WITH_HELPER;
    }
  }
  if (isPrecinct(kind) && supply[bySeat(ABBOT, seat)]! > 0) choices[n++] = deployment(ABBOT, local);
  return n;
}

/** Step 2: one figure (paired: two) on the tile just placed (CAR-TURN-03); then step 3. */
export function deployFigure(state: State, code: number): void {
  const { seat } = state;
  const slot = state.tileCount - 1;
  const local = localOf(code);
  stand(state, figureOf(code), slot, local, seat);
  if ((code & WITH_HELPER) !== 0)
    stand(state, helperFor(kindOf(state.typeAt(slot), local)), slot, local, seat);
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
  return { ...deploy, with: kindOf(type, local) === FIELD ? 'pig' : 'builder' };
}

function read([name = '', on = '', third = '', helper = '']: readonly string[]): ReturnType<
  typeof deploy.read
> {
  const figure = name as Figure;
  if (!FIGURES.includes(figure) || !/^[crfmg]\d$/.test(on)) return undefined;
  const action = { type: 'deploy', figure, on } as const;
  if (third !== 'with') return { action, used: 2 };
  if (helper !== 'builder' && helper !== 'pig') return undefined;
  return { action: { ...action, with: helper }, used: 4 };
}

function refusal(state: State, figure: unknown, on: unknown, helper: unknown): Refusal | undefined {
  const kindOfFigure = FIGURES.indexOf(figure as Figure);
  if (kindOfFigure < 0) return no('CAR-GEN-03', `there is no figure ${quote(figure)}`);
  const type = state.drawn;
  const local = TILES[type]!.segments.findIndex((segment) => segment.name === on);
  if (local < 0) return no('CAR-MEEP-01', `the tile just placed has no ${quote(on)}`);
  const kind = kindOf(type, local);
  if (helper !== undefined && helper !== (kind === FIELD ? 'pig' : 'builder'))
    return helper === 'pig' || helper === 'builder'
      ? no(helper === 'pig' ? 'CAR-TB-PIG-20' : 'CAR-TB-BUILDER-20', `no ${helper} stands there`)
      : malformed('"with" is "builder" or "pig"');
  const code = deployment(kindOfFigure, local) | (helper === undefined ? 0 : WITH_HELPER);
  if (state.choices.subarray(0, state.choiceCount).includes(code)) return undefined;
  if (!isMeeple(kindOfFigure)) return helperRefusal(state, kindOfFigure, kind, local, helper);
  return meepleRefusal(state, kindOfFigure, kind, local) ?? companionRefusal(state, kind);
}

/** The figure does not belong to this game, or is on the board. CAR-GEN-03, CAR-MEEP-04 */
function supplyRefusal(state: State, figure: number): Refusal | undefined {
  const name = FIGURES[figure]!;
  if (piecesOf(name, state.options.sets) === 0)
    return no(figure === ABBOT ? 'CAR-ABB-01' : 'CAR-GEN-03', `this game is played without the ${name}`);
  if (state.supply[bySeat(figure, state.seat)]! > 0) return undefined;
  if (figure === BUILDER)
    return state.secondPart === 1 && state.has(PAIRED_BUILDER)
      ? no('CAR-TB-BUILDER-24', 'the builder stands beside the stacks')
      : no('CAR-TB-BUILDER-05', 'the builder is on the board');
  if (figure === PIG) return no('CAR-TB-PIG-03', 'the pig is on the board');
  return no('CAR-MEEP-04', `no ${name} is left in the supply`);
}

function meepleRefusal(state: State, figure: number, kind: number, local: number): Refusal | undefined {
  const missing = supplyRefusal(state, figure);
  if (missing) return missing;
  if (figure === ABBOT && !isPrecinct(kind))
    return no('CAR-ABB-05', 'an abbot stands on a monastery or in a garden');
  if (figure !== ABBOT && kind === GARDEN) return no('CAR-ABB-02', 'only an abbot stands in a garden');
  if (kind === FIELD && !state.options.farmers) return no('CAR-MEEP-01', 'this table plays without farmers');
  const standing = state.strength[state.newRoots[local]!]!;
  if (!isOccupied(standing)) return undefined;
  const owner = strengthBySeat(state, standing).findIndex((strength) => strength > 0);
  return no('CAR-MEEP-02', 'a meeple stands in this feature already', { seat: owner });
}

/** A paired figure cannot come along, or here figures go alone. CAR-TB-BUILDER-01, -20, CAR-TB-PIG-01, -20 */
function companionRefusal(state: State, kind: number): Refusal {
  const [figure, name, rule, alone] =
    kind === FIELD
      ? ([PIG, 'pig', 'CAR-TB-PIG-20', 'CAR-TB-PIG-01'] as const)
      : ([BUILDER, 'builder', 'CAR-TB-BUILDER-20', 'CAR-TB-BUILDER-01'] as const);
  if (isPrecinct(kind)) return no('CAR-TB-BUILDER-20', 'a builder stands on a road or in a city');
  const isPaired = state.has(figure === PIG ? SHIELD_PIGS : PAIRED_BUILDER);
  if (!isPaired) return no(alone, `by the rules of this table the ${name} is deployed by itself`);
  return supplyRefusal(state, figure) ?? no(rule, `the ${name} cannot come along`);
}

function helperRefusal(state: State, figure: number, kind: number, local: number, helper: unknown): Refusal {
  const isBuilder = figure === BUILDER;
  if (helper !== undefined) return malformed('"with" goes with a meeple');
  const missing = supplyRefusal(state, figure);
  if (missing?.rule === 'CAR-GEN-03') return missing;
  if (state.has(isBuilder ? PAIRED_BUILDER : SHIELD_PIGS))
    return isBuilder
      ? no('CAR-TB-BUILDER-20', 'the builder arrives beside a meeple, never alone')
      : no('CAR-TB-PIG-20', 'the pig arrives beside a farmer, never alone');
  if (isBuilder && kind > CITY)
    return no('CAR-TB-BUILDER-04', 'a builder never stands in a field or on a monastery');
  if (!isBuilder && kind !== FIELD) return no('CAR-TB-PIG-01', 'a pig stands in a field');
  if (missing) return missing;
  const standing = state.strength[state.newRoots[local]!]!;
  if (strengthOf(standing, state.seat) > 0)
    return no('CAR-TB-BUILDER-14', 'the feature is complete: the builder would come straight back');
  const others = isOccupied(standing);
  if (isBuilder)
    return no(
      'CAR-TB-BUILDER-02',
      others ? 'only others have meeples in this feature' : 'no own meeple stands in this feature',
    );
  return no(
    'CAR-TB-PIG-02',
    others ? 'only others have farmers in this field' : 'no own farmer stands in this field',
  );
}
