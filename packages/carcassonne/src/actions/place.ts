import { malformed, quote, type Refusal, refuse } from '@bastide/contract';
import { lay } from '../board/lay.ts';
import { tileName, turnedOf } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { type Coordinates, isCoordinate } from '../layout/cells.ts';
import { type Rotation, TURNS } from '../layout/rotations.ts';
import { DEPLOY, type State } from '../state.ts';
import { DISTINCT } from '../tiles/alike.ts';
import { tileNumber } from '../tiles/catalogue.ts';
import { EDGES, SIDES } from '../tiles/notation.ts';
import { askedOn, edgeOf, SIDE } from '../tiles/tables.ts';
import { EVERY_TURN, fits, listPlacements } from '../turn/fitting.ts';
import { score } from '../turn/score.ts';
import type { ActionRules } from './action.ts';
import { listDeploy } from './list-deploy.ts';

/** The tile in hand goes beside others. */
export interface PlaceAction {
  readonly type: 'place';
  /** Cell, east and south of the start tile. */
  readonly at: Coordinates;
  /** Clockwise quarter turns, in degrees. */
  readonly turned: Rotation;
}

export const place: ActionRules<PlaceAction> = {
  type: 'place',
  members: ['at', 'turned'],
  encode: (state, { at, turned }) => (state.cellAt(at) << 2) | TURNS.indexOf(turned),
  decode: (state, code) => ({ type: 'place', at: state.placeOf(code >> 2), turned: turnedOf(code) }),
  list: (state, out, from) => listPlacements(state, EVERY_TURN, out, from),
  listDistinct: (state, out, from) => listPlacements(state, DISTINCT[state.drawn]!, out, from),
  refusal: (state, { at, turned }) => refusal(state, at, turned),
  timingRefusal: () => refuse('CAR-TURN-01', 'the tile lies already'),
  apply: placeTile,
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
  if (!at.every(isCoordinate)) return refuse('CAR-TILE-01', `${quote(at)} is no place beside a tile`);
  const turn = (TURNS as readonly unknown[]).indexOf(turned);
  if (turn < 0) return malformed('"turned" is 0, 90, 180 or 270');
  const cell = state.cellAt([at[0]!, at[1]!]);
  const place = state.board[cell] ?? NOTHING;
  if (place > 0) return refuse('CAR-TILE-01', `a tile lies at ${at[0]},${at[1]}`);
  if (place === NOTHING) return refuse('CAR-TILE-01', `no tile touches ${at[0]},${at[1]}`);
  const oriented = state.drawn * 4 + turn;
  if (!fits(state, oriented, -1 - place)) return edgeRefusal(state, oriented, -1 - place);
  return state.openingLeft > 0 ? state.hooks.opening!.placeRefusal(state, oriented, cell) : undefined;
}

const TOWARDS = ['north', 'east', 'south', 'west'] as const;

/** The first side, clockwise from north, where the edges disagree. CAR-TILE-02 */
function edgeRefusal(state: State, oriented: number, frontier: number): Refusal {
  const asks = state.frontierAsks[frontier]!;
  const side = clashingSides(asks, oriented)[0]!;
  const mine = EDGES[edgeOf(SIDE[oriented * 4 + side]!) - 1]!;
  const theirs = EDGES[askedOn(asks, side) - 1]!;
  return refuse('CAR-TILE-02', `the ${mine} would meet a ${theirs}, to the ${TOWARDS[side]}`, {
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

/** Step 1: lays the tile; what may be done with figures is asked next, if there is a choice. CAR-TURN-02, CAR-TURN-03 */
export function placeTile(state: State, code: number): void {
  layInHand(state, code);
  if (state.deployCount > 1) state.phase = DEPLOY;
  else score(state);
}

/** Lays the tile in hand and lists what may be done with figures on it. */
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
  if (state.openingLeft > 0) {
    state.hooks.opening!.laid(state, oriented, cell);
    state.openingLeft--;
  }
  const { laid } = state.hooks;
  for (let i = 0; i < laid.length; i++) laid[i]!(state, oriented >> 2, seat);
  listDeploy(state);
}
