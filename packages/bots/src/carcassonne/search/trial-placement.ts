import type { ClosingOdds } from '../closing-odds.ts';
import {
  CITY,
  CITY_EDGE,
  edgeOf,
  FIELD_EDGE,
  find,
  kindOf,
  leftOf,
  MARKS as MARKS_TABLE,
  middleOf,
  OPEN,
  placeIn,
  RIVER_EDGE,
  ROAD_EDGE,
  rightOf,
  SEGMENTS as SEGMENTS_TABLE,
  SIDE as SIDE_TABLE,
  SIDE_WEIGHT as SIDE_WEIGHT_TABLE,
  STEP as STEP_TABLE,
  type State,
  TALLY as TALLY_TABLE,
} from '../packed.ts';
import type { Survey } from '../survey.ts';
import type { Prices } from './prices.ts';

const SIDE = SIDE_TABLE;
const STEP = STEP_TABLE;
const TALLY = TALLY_TABLE;
const MARKS = MARKS_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const SIDE_WEIGHT = SIDE_WEIGHT_TABLE;

/** Segments of one tile, at most, and features that one of them joins. */
const LOCALS = 16;
const JOINED = 8;

/**
 * Features that the segments of a tile would belong to if it lay somewhere, without laying it; by local. Features that two of its
 * segments join are taken for two.
 */
export class TrialPlacement {
  readonly tally = new Int32Array(LOCALS);
  readonly strength = new Int32Array(LOCALS);
  readonly marks = new Int32Array(LOCALS);
  /** Chance to be ever completed, and soon. */
  readonly ever = new Float64Array(LOCALS);
  readonly soon = new Float64Array(LOCALS);
  /** Value of the features that it joins, before. */
  readonly before = new Float64Array(LOCALS);
  readonly joinedCount = new Int32Array(LOCALS);
  readonly #joined = new Int32Array(LOCALS * JOINED);
  readonly #survey: Survey;
  readonly #chances: ClosingOdds;
  readonly #prices: Prices;

  constructor(survey: Survey, prices: Prices) {
    this.#survey = survey;
    this.#chances = survey.chances;
    this.#prices = prices;
  }

  /** The root that a segment joins, by its place from 0 to `joinedCount` − 1. */
  joined(local: number, i: number): number {
    return this.#joined[local * JOINED + i]!;
  }

  isJoined(local: number, root: number): boolean {
    for (let i = this.joinedCount[local]! - 1; i >= 0; i--) if (this.joined(local, i) === root) return true;
    return false;
  }

  /** Thinks of an oriented tile on a cell of the frontier. */
  draw(state: State, cell: number, oriented: number): void {
    const type = oriented >> 2;
    const { board, frontierAsks } = state;
    for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
      const at = placeIn(type, local);
      this.tally[local] = TALLY[at]!;
      this.marks[local] = MARKS[at]!;
      this.strength[local] = 0;
      this.before[local] = 0;
      this.ever[local] = 1;
      this.soon[local] = 1;
      this.joinedCount[local] = 0;
    }
    const asks = frontierAsks[-1 - board[cell]!]!;
    for (let side = 0; side < 4; side++) {
      const slot = board[cell + STEP[side]!]! - 1;
      if (slot >= 0) this.#meet(state, oriented, slot, asks, side);
    }
    for (let side = 0; side < 4; side++) {
      const place = board[cell + STEP[side]!]!;
      if (place <= 0) this.#open(oriented, side, place < 0 ? frontierAsks[-1 - place]! : 0);
    }
  }

  #meet(state: State, oriented: number, slot: number, asks: number, side: number): void {
    const type = oriented >> 2;
    const { tileFirst, tileOriented, parent } = state;
    const mine = SIDE[oriented * 4 + side]!;
    const theirs = SIDE[tileOriented[slot]! * 4 + (side ^ 2)]!;
    const first = tileFirst[slot]!;
    const edge = edgeOf(mine);
    if (edge !== RIVER_EDGE)
      this.#join(state, type, middleOf(mine), find(parent, first + middleOf(theirs)), asks, side);
    if (edge === FIELD_EDGE || edge === CITY_EDGE) return;
    this.#join(state, type, leftOf(mine), find(parent, first + rightOf(theirs)), asks, side);
    this.#join(state, type, rightOf(mine), find(parent, first + leftOf(theirs)), asks, side);
  }

  #join(state: State, type: number, local: number, root: number, asks: number, side: number): void {
    const kind = kindOf(type, local);
    if (kind <= CITY) this.tally[local]! -= 2;
    if (this.isJoined(local, root)) return;
    this.#joined[local * JOINED + this.joinedCount[local]!] = root;
    this.joinedCount[local]!++;
    const strength = state.strength[root]!;
    const marks = state.marks[root]!;
    this.strength[local]! += strength;
    this.marks[local]! |= marks;
    if (kind > CITY) return;
    const tally = state.tally[root]!;
    const { ever, soon } = this.#survey;
    this.tally[local]! += tally;
    if (strength !== 0)
      this.before[local]! += this.#prices.ofFeature(kind, tally, strength, marks, ever[root]!, soon[root]!);
    // The end at this cell is closed: what it made uncertain is not any more.
    const ends = tally & OPEN;
    this.ever[local]! *= partOf(ever[root]!, this.#chances.ever(asks, side, ends));
    this.soon[local]! *= partOf(soon[root]!, this.#chances.soon(asks, side, ends));
  }

  /** A side at an empty cell is a new end. */
  #open(oriented: number, side: number, asks: number): void {
    const mine = SIDE[oriented * 4 + side]!;
    const edge = edgeOf(mine);
    if (edge !== ROAD_EDGE && edge !== CITY_EDGE) return;
    const local = middleOf(mine);
    const ends = Math.max(1, this.tally[local]! & OPEN);
    const opposite = side ^ 2;
    const after = asks + edge * SIDE_WEIGHT[opposite]!;
    this.ever[local]! *= this.#chances.ever(after, opposite, ends);
    this.soon[local]! *= this.#chances.soon(after, opposite, ends);
  }
}

/** A product of chances without one of them. */
export const partOf = (product: number, chance: number): number => (chance <= product ? 1 : product / chance);
