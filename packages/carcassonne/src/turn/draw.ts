import type { Random } from '@bastide/contract';
import { tileName } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { PLACE, type State } from '../state.ts';
import { isLake, TILES } from '../tiles/catalogue.ts';
import { CONSTRAINTS, FITTING as FITTING_TABLE, IS_RIVER } from '../tiles/tables.ts';
import { finish } from './finish.ts';
import { EVERY_TURN } from './place.ts';
import { isRiverPhase, listRiverPlacements } from './river.ts';

const FITTING = FITTING_TABLE;
const LAKE = Uint8Array.from(TILES, (tile) => (isLake(tile) ? 1 : 0));

/** Counts the tiles of a type that may come now: river tiles first, and the lake as the last of them. CAR-RIV-01 */
export function drawable(state: State, type: number): number {
  const river = state.riverLeft;
  if (river === 0) return state.bag[type]!;
  return IS_RIVER[type] === 1 && (LAKE[type] === 1) === (river === 1) ? state.bag[type]! : 0;
}

/** A tile type by chance: each tile that may come is as likely as any other. */
export function sampleChance(state: State, random: Random): number {
  if (isRiverPhase(state)) return dealRiver(state, random);
  const { bag } = state;
  let rest = random.below(state.left);
  let type = 0;
  for (rest -= bag[0]!; rest >= 0; rest -= bag[type]!) type++;
  return type;
}

function dealRiver(state: State, random: Random): number {
  const river = state.riverLeft;
  let rest = river === 1 ? 0 : random.below(river - 1);
  let type = 0;
  for (rest -= drawable(state, 0); rest >= 0; rest -= drawable(state, type)) type++;
  return type;
}

/** The drawn tile is to be placed; one that fits nowhere leaves the game, and chance draws again. CAR-TURN-02, CAR-TILE-04 */
export function draw(state: State, type: number): void {
  take(state, type);
  goesOn(state, type);
}

/** With a tile in hand: it is to be placed, or leaves the game. */
export function goesOn(state: State, type: number): void {
  if (fitsSomewhere(state, type)) state.phase = PLACE;
  else setAside(state, type);
}

/** The tile is in hand; whether it fits is not asked. */
export function take(state: State, type: number): void {
  state.bag[type]!--;
  state.left--;
  state.drawn = type;
  if (state.events) emit(state, { type: 'drawn', seat: state.seat, tile: tileName(type) });
}

function setAside(state: State, type: number): void {
  if (state.events) emit(state, { type: 'discarded', tile: tileName(type), rule: 'CAR-TILE-04' });
  state.drawn = -1;
  if (isRiverPhase(state)) state.riverLeft--;
  if (state.left === 0) finish(state);
}

const places = new Int32Array(4);

function fitsSomewhere(state: State, type: number): boolean {
  if (isRiverPhase(state)) return listRiverPlacements(state, type, EVERY_TURN, places) > 0;
  const { frontierAsks } = state;
  const table = type * CONSTRAINTS;
  for (let i = state.frontierCount - 1; i >= 0; i--) if (FITTING[table + frontierAsks[i]!] !== 0) return true;
  return false;
}
