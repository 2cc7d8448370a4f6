import { quote, type Random, type Refusal, refuse } from '@bastide/contract';
import { tileName } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { PLACE, type State } from '../state.ts';
import { TILES, tileNumber } from '../tiles/catalogue.ts';
import { finish } from '../turn/finish.ts';
import { fitsSomewhere } from '../turn/fitting.ts';
import type { ActionRules } from './action.ts';

/** Chance: the tile for the acting seat. */
export interface DrawAction {
  readonly type: 'draw';
  /** Its type, as printed in the tile lists: `BA-D`. */
  readonly tile: string;
}

export const draw: ActionRules<DrawAction> = {
  type: 'draw',
  members: ['tile'],
  encode: (_, { tile }) => tileNumber(tile)!,
  decode: (_, type) => ({ type: 'draw', tile: tileName(type) }),
  list,
  refusal: (state, { tile }) => refusal(state, tile),
  apply(state, type) {
    takeTile(state, type);
    placeOrSetAside(state, type);
  },
  chance: {
    weight: drawable,
    sample: sampleTile,
    refusal: refuse('CAR-TURN-02', 'tiles are drawn by chance'),
  },
  write: ({ tile }) => tile,
  read: ([tile = '']) =>
    tileNumber(tile) !== undefined ? { action: { type: 'draw', tile }, used: 1 } : undefined,
};

/** Counts the tiles of a type that may come now. CAR-GEN-04 */
function drawable(state: State, type: number): number {
  return state.openingLeft > 0 ? state.hooks.opening!.weight(state, type) : state.bag[type]!;
}

function list(state: State, out: Int32Array, from: number): number {
  let n = from;
  for (let type = 0; type < TILES.length; type++) if (drawable(state, type) > 0) out[n++] = type;
  return n;
}

function refusal(state: State, tile: unknown): Refusal | undefined {
  const type = tileNumber(tile);
  if (type === undefined) return refuse('CAR-GEN-04', `there is no tile ${quote(tile)}`);
  if (drawable(state, type) > 0) return undefined;
  return state.bag[type] === 0
    ? refuse('CAR-GEN-04', `no ${tile} is left`, { tile: tile as string })
    : state.hooks.opening!.drawRefusal(type);
}

/** A tile type by chance: each tile that may come is as likely as any other. */
export function sampleTile(state: State, random: Random): number {
  if (state.openingLeft > 0) return state.hooks.opening!.sample(state, random);
  const { bag } = state;
  let rest = random.below(state.left);
  let type = 0;
  for (rest -= bag[0]!; rest >= 0; rest -= bag[type]!) type++;
  return type;
}

/** The tile is in hand; whether it fits is not asked. CAR-TURN-02 */
export function takeTile(state: State, type: number): void {
  state.bag[type]!--;
  state.left--;
  state.drawn = type;
  if (state.events) emit(state, { type: 'drawn', seat: state.seat, tile: tileName(type) });
}

/** Lets the seat place the tile in hand; one that fits nowhere leaves the game, and chance draws again. CAR-TILE-04 */
export function placeOrSetAside(state: State, type: number): void {
  if (fitsSomewhere(state, type)) state.phase = PLACE;
  else setAside(state, type);
}

function setAside(state: State, type: number): void {
  if (state.events) emit(state, { type: 'discarded', tile: tileName(type), rule: 'CAR-TILE-04' });
  state.drawn = -1;
  if (state.openingLeft > 0) state.openingLeft--;
  if (state.left === 0) finish(state);
}
