import { quote, type Refusal } from '@bastide/contract';
import { lay } from '../board/lay.ts';
import { tileName, turnedOf } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { type Coordinates, isCoordinate } from '../layout/cells.ts';
import { WENT_HOME } from '../layout/deployed.ts';
import { hasHelper, helperOf } from '../layout/marks.ts';
import { type Rotation, TURNS } from '../layout/rotations.ts';
import { malformed, no } from '../refuse.ts';
import { BUILDER } from '../sets/traders/facts.ts';
import { BUILDERS, bySeat, DEPLOY, PAIRED_BUILDER, type State } from '../state.ts';
import { DISTINCT } from '../tiles/alike.ts';
import { tileNumber } from '../tiles/catalogue.ts';
import { EDGES, SIDES } from '../tiles/notation.ts';
import { askedOn, edgeOf, FIELD, kindOf, SEGMENTS as SEGMENTS_TABLE, SIDE } from '../tiles/tables.ts';
import { EVERY_TURN, fits, listPlacements, samplePlacement } from '../turn/fitting.ts';
import { flowOn, isRiverPhase, turnsBack } from '../turn/river.ts';
import { score } from '../turn/score.ts';
import type { ActionKind } from './action.ts';
import { listChoices } from './choices.ts';

const SEGMENTS = SEGMENTS_TABLE;

/** The tile in hand goes beside others. */
export interface PlaceAction {
  readonly type: 'place';
  readonly at: Coordinates;
  readonly turned: Rotation;
}

export const place: ActionKind<PlaceAction> = {
  type: 'place',
  members: ['at', 'turned'],
  encode: (state, { at, turned }) => (state.cellAt(at) << 2) | TURNS.indexOf(turned),
  decode: (state, code) => ({ type: 'place', at: state.placeOf(code >> 2), turned: turnedOf(code) }),
  list: (state, out, from) => listPlacements(state, EVERY_TURN, out, from),
  listDistinct: (state, out, from) => listPlacements(state, DISTINCT[state.drawn]!, out, from),
  sample: samplePlacement,
  refusal: (state, { at, turned }) => refusal(state, at, turned),
  untimely: () => no('CAR-TURN-01', 'the tile lies already'),
  play: placeTile,
  write: ({ at: [x, y], turned }) => `${x},${y} ${turned}`,
  read([at = '', degrees = '']) {
    const cell = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(at);
    const turned = TURNS.find((one) => String(one) === degrees);
    if (!cell || turned === undefined) return undefined;
    return { action: { type: 'place', at: [Number(cell[1]), Number(cell[2])], turned }, used: 2 };
  },
};

/** On the board, and beyond it: neither a tile nor a cell beside one. */
const NOTHING = 0;

function refusal(state: State, at: unknown, turned: unknown): Refusal | undefined {
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
  if (!fits(state, oriented, -1 - place)) return edgeRefusal(state, oriented, -1 - place);
  return courseRefusal(state, oriented, cell);
}

const TOWARDS = ['north', 'east', 'south', 'west'] as const;

/** The first side, clockwise from north, where the edges disagree. CAR-TILE-02 */
function edgeRefusal(state: State, oriented: number, frontier: number): Refusal {
  const asks = state.frontierAsks[frontier]!;
  const side = clashingSides(asks, oriented)[0]!;
  const mine = EDGES[edgeOf(SIDE[oriented * 4 + side]!) - 1]!;
  const theirs = EDGES[askedOn(asks, side) - 1]!;
  return no('CAR-TILE-02', `the ${mine} would meet a ${theirs}, to the ${TOWARDS[side]}`, {
    side: SIDES[side]!,
    mine,
    theirs,
  });
}

const clashingSides = (asks: number, oriented: number): number[] =>
  [0, 1, 2, 3].filter((side) => {
    const asked = askedOn(asks, side);
    return asked !== 0 && asked !== edgeOf(SIDE[oriented * 4 + side]!);
  });

/** All sides where a tile so turned would disagree with its neighbours; empty if it fits or the place is none. CAR-TILE-02 */
export function clashes(state: State, tile: string, at: readonly [number, number], turned: number): string[] {
  if (!at.every(isCoordinate)) return [];
  const place = state.board[state.cellAt(at)] ?? NOTHING;
  const type = tileNumber(tile);
  if (place >= 0 || type === undefined) return [];
  return clashingSides(state.frontierAsks[-1 - place]!, type * 4 + turned / 90).map((side) => SIDES[side]!);
}

/** While the river is laid: only at its open end, and not twice to the same hand. CAR-RIV-03, CAR-RIV-04 */
function courseRefusal(state: State, oriented: number, cell: number): Refusal | undefined {
  if (!isRiverPhase(state)) return undefined;
  if (cell !== state.riverCell) return no('CAR-RIV-03', 'the tile must continue the river');
  return turnsBack(state, oriented)
    ? no('CAR-RIV-04', 'the river would turn to the same hand twice')
    : undefined;
}

/** Step 1: lays the tile; what may be done with figures is asked next, if there is a choice. CAR-TURN-02, CAR-TURN-03 */
export function placeTile(state: State, code: number): void {
  layInHand(state, code);
  if (state.choiceCount > 1) state.phase = DEPLOY;
  else score(state);
}

/**
 * Lays the tile in hand and lists what may be done with figures on it; a builder that stood in what it continues earns a
 * second part. CAR-TB-BUILDER-06
 */
export function layInHand(state: State, code: number): void {
  const { seat } = state;
  const cell = code >> 2;
  const oriented = state.drawn * 4 + (code & 3);
  lay(state, oriented, cell, seat);
  if (state.events)
    emit(state, {
      type: 'placed',
      seat,
      tile: tileName(oriented >> 2),
      at: state.placeOf(cell),
      turned: turnedOf(oriented),
    });
  if (isRiverPhase(state)) {
    flowOn(state, oriented, cell);
    state.riverLeft--;
  }
  // Only the first tile of a turn can earn the second part. CAR-TB-DOUBLE-04, CAR-TB-DOUBLE-08
  if (state.has(BUILDERS) && state.part === 1 && state.supply[bySeat(BUILDER, seat)] === 0)
    meetBuilder(state, oriented >> 2, seat);
  listChoices(state);
}

/**
 * A new tile in the feature where the seat's builder stands earns the second part; distance does not matter
 * (CAR-EDGE-02). A paired builder then steps beside the stacks (CAR-TB-BUILDER-23, -24).
 */
function meetBuilder(state: State, type: number, seat: number): void {
  const { newRoots, marks } = state;
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
    const root = newRoots[local]!;
    if (kindOf(type, local) === FIELD || !hasHelper(marks[root]!, seat)) continue;
    state.secondPart = 1;
    if (state.has(PAIRED_BUILDER)) {
      marks[root]! ^= helperOf(seat);
      state.figures[state.builderAt[seat]! - 1]! |= WENT_HOME;
      if (state.events) emit(state, { type: 'builder-leaves', seat, rule: 'CAR-TB-BUILDER-23' });
    }
  }
}
