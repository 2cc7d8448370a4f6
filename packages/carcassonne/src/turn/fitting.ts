/**
 * The cells where the tile in hand fits: beside a tile, with the same kind of edge on every side (CAR-TILE-01, CAR-TILE-02),
 * in any rotation (CAR-TILE-03).
 */
import type { Random } from '@bastide/contract';
import type { State } from '../state.ts';
import { CONSTRAINTS, FITTING as FITTING_TABLE } from '../tiles/tables.ts';

const FITTING = FITTING_TABLE;

/** All four rotations, as bits. */
export const EVERY_TURN = 0b1111;

/** Tells whether an oriented tile agrees with the neighbours of the cell at a place in the frontier. CAR-TILE-02 */
export const fits = (state: State, oriented: number, frontier: number): boolean =>
  ((FITTING[(oriented >> 2) * CONSTRAINTS + state.frontierAsks[frontier]!]! >> (oriented & 3)) & 1) === 1;

/** Codes of all placements in one of these rotations, `cell << 2 | quarter turns`, from a place on; returns the place after them. */
export function listPlacements(state: State, turns: number, out: Int32Array, from: number): number {
  if (state.openingLeft > 0) return state.hooks.opening!.list(state, state.drawn, turns, out, from);
  const { frontierCell, frontierAsks } = state;
  const table = state.drawn * CONSTRAINTS;
  const count = state.frontierCount;
  let n = from;
  // Without branches: the masks cannot be predicted. Every entry is written, and kept only where it fits.
  for (let i = 0; i < count; i++) {
    const mask = FITTING[table + frontierAsks[i]!]! & turns;
    const code = frontierCell[i]! << 2;
    out[n] = code;
    n += mask & 1;
    out[n] = code | 1;
    n += (mask >> 1) & 1;
    out[n] = code | 2;
    n += (mask >> 2) & 1;
    out[n] = code | 3;
    n += mask >> 3;
  }
  return n;
}

const places = new Int32Array(4);

export function fitsSomewhere(state: State, type: number): boolean {
  if (state.openingLeft > 0) return state.hooks.opening!.list(state, type, EVERY_TURN, places, 0) > 0;
  const { frontierAsks } = state;
  const table = type * CONSTRAINTS;
  for (let i = state.frontierCount - 1; i >= 0; i--) if (FITTING[table + frontierAsks[i]!] !== 0) return true;
  return false;
}

/** Tries before the placements are listed. About every fifth hits; the list is for a tile that fits hardly anywhere. */
const TRIES = 48;

/** One of all placements by chance, each as likely as the others; `codes` is room for them. */
export function samplePlacement(state: State, random: Random, codes: Int32Array): number {
  const code = tryPlacement(state, random);
  return code >= 0 ? code : codes[random.below(listPlacements(state, EVERY_TURN, codes, 0))]!;
}

/** The same without a list, of a tile that may fit nowhere; −1: none was found. */
export function tryPlacement(state: State, random: Random): number {
  if (state.openingLeft > 0) return -1;
  const { frontierCell, frontierAsks } = state;
  const table = state.drawn * CONSTRAINTS;
  const bound = state.frontierCount * 4;
  for (let i = 0; i < TRIES; i++) {
    const tried = random.below(bound);
    const place = tried >> 2;
    const turn = tried & 3;
    if (((FITTING[table + frontierAsks[place]!]! >> turn) & 1) === 1)
      return (frontierCell[place]! << 2) | turn;
  }
  return -1;
}
