import type { Actor, Refusal } from '@bastide/contract';
import { isObject, show } from '@bastide/contract';
import { FIGURES, type Figure, TURNS } from './actions.ts';
import { isOccupied, strengthOf } from './board/features.ts';
import {
  BUILDER,
  CHOICE_COUNT,
  cellAt,
  DEPLOY,
  DRAW,
  DRAWN,
  FINISHED,
  MAX_SEATS,
  MEEPLE,
  PHASE,
  PLACE,
  SEAT,
  type State,
  WIDTH,
} from './state.ts';
import { TILES, tileNumber } from './tiles/catalogue.ts';
import { EDGES, SIDES } from './tiles/notation.ts';
import { CITY, edgeOf, FIELD, KIND, LOCALS, SIDE, SIDE_WEIGHT } from './tiles/tables.ts';
import { deployment } from './turn/place.ts';

const no = (rule: string, because: string, facts?: Refusal['facts']): Refusal =>
  facts ? { rule, because, facts } : { rule, because };
const malformed = (because: string): Refusal => no('RECORD', because);

const MEMBERS: Record<string, readonly string[]> = {
  draw: ['type', 'tile'],
  place: ['type', 'at', 'turned'],
  deploy: ['type', 'figure', 'on'],
  skip: ['type'],
};
const STEP: Record<number, string> = {
  [DRAW]: 'draw a tile',
  [PLACE]: 'place a tile',
  [DEPLOY]: 'deploy a figure or skip',
};

/** Why this action may not be taken now; undefined if it may. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const members =
    typeof action.type === 'string' && Object.hasOwn(MEMBERS, action.type) ? MEMBERS[action.type] : undefined;
  if (!members) return malformed(`there is no action ${show(action.type)}`);
  const stranger = Object.keys(action).find((member) => !members.includes(member));
  if (stranger !== undefined) return malformed(`${action.type} has no member ${show(stranger)}`);
  const { scalar } = state;
  const phase = scalar[PHASE]!;
  if (phase === FINISHED) return no('CAR-END-01', 'the game is over');
  if (action.type === 'draw') {
    if (actor !== 'chance') return no('CAR-TURN-02', 'tiles are drawn by chance');
    if (phase !== DRAW) return no('CAR-TURN-01', `seat ${scalar[SEAT]} is to ${STEP[phase]}`);
    return drawRefusal(state, action.tile);
  }
  if (actor === 'chance') return no('CAR-TURN-01', 'chance only draws tiles');
  if (phase === DRAW) return no('CAR-TURN-01', 'a tile is to be drawn');
  if (actor !== scalar[SEAT])
    return no('CAR-TURN-06', `it is the turn of seat ${scalar[SEAT]}`, { seat: scalar[SEAT]! });
  if (phase === PLACE) {
    if (action.type === 'skip') return no('CAR-TILE-05', 'a tile that fits somewhere must be placed');
    if (action.type === 'deploy') return no('CAR-TURN-01', 'the tile is to be placed first');
    return placeRefusal(state, action.at, action.turned);
  }
  if (action.type === 'place') return no('CAR-TURN-01', 'the tile lies already');
  return action.type === 'skip' ? undefined : deployRefusal(state, action.figure, action.on);
}

function drawRefusal(state: State, tile: unknown): Refusal | undefined {
  const type = tileNumber(tile);
  if (type === undefined) return no('CAR-GEN-04', `there is no tile ${show(tile)}`);
  if (state.bag[type] === 0) return no('CAR-GEN-04', `no ${tile} is left`, { tile: tile as string });
  return undefined;
}

const isCoordinate = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < WIDTH / 2;

function placeRefusal(state: State, at: unknown, turned: unknown): Refusal | undefined {
  if (!Array.isArray(at) || at.length !== 2)
    return malformed('"at" is a pair of whole numbers, east and south');
  if (!at.every(isCoordinate)) return no('CAR-TILE-01', `${show(at)} is no place beside a tile`);
  const turn = (TURNS as readonly unknown[]).indexOf(turned);
  if (turn < 0) return malformed('"turned" is 0, 90, 180 or 270');
  const cell = cellAt(at[0] as number, at[1] as number);
  const place = state.board[cell]!;
  if (place > 0) return no('CAR-TILE-01', `a tile lies at ${at[0]},${at[1]}`);
  if (place === 0) return no('CAR-TILE-01', `no tile touches ${at[0]},${at[1]}`);
  return edgeRefusal(state, state.scalar[DRAWN]! * 4 + turn, -1 - place);
}

const TOWARDS = ['north', 'east', 'south', 'west'] as const;

/** The first side, clockwise from north, where the edges disagree. CAR-TILE-02 */
function edgeRefusal(state: State, oriented: number, frontier: number): Refusal | undefined {
  const asks = state.frontierAsks[frontier]!;
  for (let side = 0; side < 4; side++) {
    const asked = Math.floor(asks / SIDE_WEIGHT[side]!) % 5;
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

/** All sides where a tile so turned would disagree with its neighbours; empty if it fits or the place is none. CAR-TILE-02 */
export function clashes(state: State, tile: string, at: readonly [number, number], turned: number): string[] {
  const place = state.board[cellAt(at[0], at[1])]!;
  const type = tileNumber(tile);
  if (place >= 0 || type === undefined) return [];
  const asks = state.frontierAsks[-1 - place]!;
  return SIDES.filter((_, side) => {
    const asked = Math.floor(asks / SIDE_WEIGHT[side]!) % 5;
    return asked !== 0 && asked !== edgeOf(SIDE[(type * 4 + turned / 90) * 4 + side]!);
  });
}

function deployRefusal(state: State, figure: unknown, on: unknown): Refusal | undefined {
  const kindOfFigure = FIGURES.indexOf(figure as Figure);
  if (kindOfFigure < 0) return no('CAR-GEN-03', `there is no figure ${show(figure)}`);
  const type = state.scalar[DRAWN]!;
  const local = TILES[type]!.segments.findIndex((segment) => segment.name === on);
  if (local < 0) return no('CAR-MEEP-01', `the tile just placed has no ${show(on)}`);
  const code = deployment(kindOfFigure, local);
  if (state.choices.subarray(0, state.scalar[CHOICE_COUNT]).includes(code)) return undefined;
  return kindOfFigure === MEEPLE
    ? meepleRefusal(state, local)
    : helperRefusal(state, kindOfFigure, type, local);
}

function meepleRefusal(state: State, local: number): Refusal {
  const seat = state.scalar[SEAT]!;
  if (state.supply[MEEPLE * MAX_SEATS + seat] === 0)
    return no('CAR-MEEP-04', 'no meeple is left in the supply');
  return no('CAR-MEEP-02', 'a meeple stands in this feature already', { seat: owner(state, local) });
}

/** The first seat with a meeple in the feature. */
function owner(state: State, local: number): number {
  const standing = state.strength[state.here[local]!]!;
  for (let seat = 0; seat < MAX_SEATS; seat++) if (strengthOf(standing, seat) > 0) return seat;
  return -1;
}

function helperRefusal(state: State, figure: number, type: number, local: number): Refusal {
  const seat = state.scalar[SEAT]!;
  const kind = KIND[type * LOCALS + local]!;
  const standing = state.strength[state.here[local]!]!;
  const name = FIGURES[figure]!;
  if (!state.options.sets.includes('traders'))
    return no('CAR-GEN-03', `this game is played without the ${name}`);
  if (figure === BUILDER && kind > CITY)
    return no('CAR-TB-BUILDER-04', 'a builder never stands in a field or on a monastery');
  if (figure !== BUILDER && kind !== FIELD) return no('CAR-TB-PIG-01', 'a pig stands in a field');
  if (state.supply[figure * MAX_SEATS + seat] === 0)
    return no(figure === BUILDER ? 'CAR-TB-BUILDER-05' : 'CAR-TB-PIG-03', `the ${name} is on the board`);
  if (strengthOf(standing, seat) === 0)
    return figure === BUILDER
      ? no(
          'CAR-TB-BUILDER-02',
          isOccupied(standing)
            ? 'only others have meeples in this feature'
            : 'no own meeple stands in this feature',
        )
      : no(
          'CAR-TB-PIG-02',
          isOccupied(standing)
            ? 'only others have farmers in this field'
            : 'no own farmer stands in this field',
        );
  return no('CAR-TB-BUILDER-14', 'the feature is complete: the builder would come straight back');
}
