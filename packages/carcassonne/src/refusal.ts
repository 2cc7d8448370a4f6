import type { Actor, Refusal } from '@bastide/contract';
import { isObject, quote } from '@bastide/contract';
import { TURNS } from './actions.ts';
import { strengthBySeat } from './board/pieces.ts';
import { ABBOT, BUILDER, FIGURES, type Figure, isMeeple, PIG, piecesOf } from './figures.ts';
import { isCoordinate } from './layout/cells.ts';
import { isOccupied, strengthOf } from './layout/strength.ts';
import {
  bySeat,
  DRAW,
  FARMER,
  FINISHED,
  PAIRED_BUILDER,
  PHASES,
  type Phase,
  PLACE,
  SECOND,
  SECOND_IS_ASKED,
  SHIELD_PIGS,
  type State,
} from './state.ts';
import { TILES, tileNumber } from './tiles/catalogue.ts';
import { EDGES, SIDES } from './tiles/notation.ts';
import { askedOn, CITY, edgeOf, FIELD, GARDEN, isPrecinct, kindOf, SIDE } from './tiles/tables.ts';
import { deployment, WITH_HELPER } from './turn/deployments.ts';
import { drawable } from './turn/draw.ts';
import { isRiverPhase, turnsBack } from './turn/river.ts';

const no = (rule: string, because: string, facts?: Refusal['facts']): Refusal =>
  facts ? { rule, because, facts } : { rule, because };
const malformed = (because: string): Refusal => no('RECORD', because);

const MEMBERS: Record<string, readonly string[]> = {
  draw: ['type', 'tile'],
  place: ['type', 'at', 'turned'],
  deploy: ['type', 'figure', 'on', 'with'],
  retrieve: ['type'],
  skip: ['type'],
  farmer: ['type', 'returns'],
  second: ['type', 'taken'],
};
const STEP: Record<Phase, string> = {
  draw: 'draw a tile',
  place: 'place a tile',
  deploy: 'deploy a figure or skip',
  farmer: 'say whether the farmer returns',
  second: 'say whether it takes the second tile',
  over: 'do nothing',
};

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const members =
    typeof action.type === 'string' && Object.hasOwn(MEMBERS, action.type) ? MEMBERS[action.type] : undefined;
  if (!members) return malformed(`there is no action ${quote(action.type)}`);
  const stranger = Object.keys(action).find((member) => !members.includes(member));
  if (stranger !== undefined) return malformed(`${action.type} has no member ${quote(stranger)}`);
  const { phase } = state;
  if (phase === FINISHED) return no('CAR-END-01', 'the game is over');
  if (action.type === 'draw') {
    if (actor !== 'chance') return no('CAR-TURN-02', 'tiles are drawn by chance');
    if (phase !== DRAW) return no('CAR-TURN-01', `seat ${state.seat} is to ${STEP[PHASES[phase]!]}`);
    return drawRefusal(state, action.tile);
  }
  if (actor === 'chance') return no('CAR-TURN-01', 'chance only draws tiles');
  if (action.type === 'second' && phase !== SECOND) return unaskedRefusal(state);
  if (phase === DRAW) return no('CAR-TURN-01', 'a tile is to be drawn');
  const seat = phase === FARMER ? state.asked : state.seat;
  if (actor !== seat) return no('CAR-TURN-06', `it is the turn of seat ${seat}`, { seat });
  if (phase === FARMER) return farmerRefusal(action);
  if (phase === SECOND) return secondRefusal(action);
  if (action.type === 'farmer') return no('CAR-TB-PIG-25', 'no pig has just come home');
  if (phase === PLACE) {
    if (action.type === 'skip') return no('CAR-TILE-05', 'a tile that fits somewhere must be placed');
    if (action.type !== 'place') return no('CAR-TURN-01', 'the tile is to be placed first');
    return placeRefusal(state, action.at, action.turned);
  }
  if (action.type === 'place') return no('CAR-TURN-01', 'the tile lies already');
  if (action.type === 'retrieve') return retrieveRefusal(state, seat);
  return action.type === 'skip' ? undefined : deployRefusal(state, action.figure, action.on, action.with);
}

function farmerRefusal(action: Record<string, unknown>): Refusal | undefined {
  if (action.type !== 'farmer')
    return no('CAR-TB-PIG-25', 'the farmer beside the pig stays or returns first');
  return typeof action.returns === 'boolean' ? undefined : malformed('"returns" is true or false');
}

function secondRefusal(action: Record<string, unknown>): Refusal | undefined {
  if (action.type !== 'second') return no('CAR-TB-DOUBLE-06', 'the second tile is taken or declined first');
  return typeof action.taken === 'boolean' ? undefined : malformed('"taken" is true or false');
}

const unaskedRefusal = (state: State): Refusal =>
  no(
    'CAR-TB-DOUBLE-06',
    state.has(SECOND_IS_ASKED)
      ? 'no second tile is offered now'
      : 'by the rules of this table the second tile follows by itself',
  );

function retrieveRefusal(state: State, seat: number): Refusal | undefined {
  if (!state.options.sets.includes('abbot')) return no('CAR-ABB-01', 'this game is played without the abbot');
  return state.abbotAt[seat] === 0 ? no('CAR-ABB-04', 'the abbot is not on the board') : undefined;
}

function drawRefusal(state: State, tile: unknown): Refusal | undefined {
  const type = tileNumber(tile);
  if (type === undefined) return no('CAR-GEN-04', `there is no tile ${quote(tile)}`);
  if (state.bag[type] === 0) return no('CAR-GEN-04', `no ${tile} is left`, { tile: tile as string });
  if (drawable(state, type) === 0)
    return no('CAR-RIV-01', 'the river tiles come first, and the lake comes last of them', {
      tile: tile as string,
    });
  return undefined;
}

/** On the board, and beyond it: neither a tile nor a cell beside one. */
const NOTHING = 0;

function placeRefusal(state: State, at: unknown, turned: unknown): Refusal | undefined {
  if (!Array.isArray(at) || at.length !== 2)
    return malformed('"at" is a pair of whole numbers, east and south');
  if (!at.every(isCoordinate)) return no('CAR-TILE-01', `${quote(at)} is no place beside a tile`);
  const turn = (TURNS as readonly unknown[]).indexOf(turned);
  if (turn < 0) return malformed('"turned" is 0, 90, 180 or 270');
  const cell = state.cellAt([at[0]!, at[1]!]);
  const place = state.board[cell] ?? NOTHING;
  if (place > 0) return no('CAR-TILE-01', `a tile lies at ${at[0]},${at[1]}`);
  if (place === NOTHING) return no('CAR-TILE-01', `no tile touches ${at[0]},${at[1]}`);
  const oriented = state.drawn * 4 + turn;
  return edgeRefusal(state, oriented, -1 - place) ?? courseRefusal(state, oriented, cell);
}

const TOWARDS = ['north', 'east', 'south', 'west'] as const;

/** The first side, clockwise from north, where the edges disagree. CAR-TILE-02 */
function edgeRefusal(state: State, oriented: number, frontier: number): Refusal | undefined {
  const asks = state.frontierAsks[frontier]!;
  for (let side = 0; side < 4; side++) {
    const asked = askedOn(asks, side);
    const shown = edgeOf(SIDE[oriented * 4 + side]!);
    if (asked === 0 || asked === shown) continue;
    const mine = EDGES[shown - 1]!;
    const theirs = EDGES[asked - 1]!;
    return no('CAR-TILE-02', `the ${mine} would meet a ${theirs}, to the ${TOWARDS[side]}`, {
      side: SIDES[side]!,
      mine,
      theirs,
    });
  }
  return undefined;
}

/** While the river is laid: only at its open end, and not twice to the same hand. CAR-RIV-03, CAR-RIV-04 */
function courseRefusal(state: State, oriented: number, cell: number): Refusal | undefined {
  if (!isRiverPhase(state)) return undefined;
  if (cell !== state.riverCell) return no('CAR-RIV-03', 'the tile must continue the river');
  return turnsBack(state, oriented)
    ? no('CAR-RIV-04', 'the river would turn to the same hand twice')
    : undefined;
}

/** All sides where a tile so turned would disagree with its neighbours; empty if it fits or the place is none. CAR-TILE-02 */
export function clashes(state: State, tile: string, at: readonly [number, number], turned: number): string[] {
  if (!at.every(isCoordinate)) return [];
  const place = state.board[state.cellAt(at)] ?? NOTHING;
  const type = tileNumber(tile);
  if (place >= 0 || type === undefined) return [];
  const asks = state.frontierAsks[-1 - place]!;
  return SIDES.filter((_, side) => {
    const asked = askedOn(asks, side);
    return asked !== 0 && asked !== edgeOf(SIDE[(type * 4 + turned / 90) * 4 + side]!);
  });
}

function deployRefusal(state: State, figure: unknown, on: unknown, helper: unknown): Refusal | undefined {
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
