import { ASKED as ASKED_TABLE, ClosingOdds } from './closing-odds.ts';
import {
  FIELD,
  FIELD_EDGE,
  FIGURES,
  FIRST_TOUCH as FIRST_TOUCH_TABLE,
  figureIn,
  find,
  isComplete,
  isHome,
  isMeeple,
  isOccupied,
  kindOf,
  leftOf,
  localIn,
  MAX_SEATS,
  middleOf,
  OPEN,
  piecesOf,
  RIVER_EDGE,
  ROAD_EDGE,
  rightOf,
  SETS,
  SIDE as SIDE_TABLE,
  STEP as STEP_TABLE,
  type State,
  slotIn,
  TOUCH as TOUCH_TABLE,
} from './packed.ts';
import type { Weights } from './weights.ts';

const ASKED = ASKED_TABLE;
const SIDE = SIDE_TABLE;
const TOUCH = TOUCH_TABLE;
const FIRST_TOUCH = FIRST_TOUCH_TABLE;
const STEP = STEP_TABLE;

/** Features with meeples at most: each meeple of each seat in one of its own. */
const FEATURES_AT_MOST = FIGURES.reduce(
  (sum, figure, kind) => sum + (isMeeple(kind) ? MAX_SEATS * piecesOf(figure, SETS) : 0),
  0,
);
/** Words with a bit for each of them. */
const WORDS = Math.ceil(FEATURES_AT_MOST / 32);
/** Further pairs are not looked at. */
const PAIRS_AT_MOST = 64;

/**
 * Features on the table and their prospects: every feature with meeples has a place, 0 … `count` − 1. Made anew for each state in
 * the same memory; may shorten the state's union–find paths.
 */
export class Survey {
  readonly chances: ClosingOdds;
  /** Features with meeples, by place: root, kind; fields: complete cities at the end, expected. */
  count = 0;
  readonly roots = new Int32Array(FEATURES_AT_MOST);
  readonly kinds = new Int32Array(FEATURES_AT_MOST);
  readonly cities = new Float64Array(FEATURES_AT_MOST);

  /** Pairs of features that one tile may join, as places at `2 * pair` and after it, and how likely that is. */
  pairCount = 0;
  readonly pairs = new Int32Array(2 * PAIRS_AT_MOST);
  readonly pairChances = new Float64Array(PAIRS_AT_MOST);

  /** By root: chance that a road or city is ever completed, and soon. */
  ever = new Float64Array(0);
  soon = new Float64Array(0);
  /** By root. Roads and cities: part of the tiles that fit at an end, summed over the ends. Fields: open sides. */
  reach = new Float64Array(0);

  readonly #weights: Weights;
  /** By root: the survey that the entries there belong to. Roads are noted only where they have meeples. */
  #stamps = new Int32Array(0);
  #stamp = 0;
  /** By root: the last cell of the frontier seen beside it. */
  #lastCell = new Int32Array(0);
  /** By root: its place, or −1; and bits of the fields, by place, that have counted a city. */
  #place = new Int32Array(0);
  #counted: readonly Int32Array[] = [];
  /** Features that meet on the sides of one cell, as places; −1 where there is nothing. */
  readonly #around = new Int32Array(4);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.chances = new ClosingOdds(weights);
  }

  /** `isThorough`: roads where nobody stands are looked at too. */
  look(state: State, isThorough = false): void {
    this.chances.look(state);
    this.#makeRoom(state.parent.length);
    this.#stamp++;
    this.#gather(state);
    this.#walkFrontier(state, isThorough);
    this.#countCities(state);
  }

  /** The place of a feature that `look` has just found, −1 where nobody stands. */
  placeOf(root: number): number {
    return this.#stamps[root] === this.#stamp ? this.#place[root]! : -1;
  }

  #makeRoom(segments: number): void {
    if (this.#stamps.length >= segments) return;
    this.#stamps = new Int32Array(segments);
    this.ever = new Float64Array(segments);
    this.soon = new Float64Array(segments);
    this.reach = new Float64Array(segments);
    this.#lastCell = new Int32Array(segments);
    this.#place = new Int32Array(segments);
    this.#counted = Array.from({ length: WORDS }, () => new Int32Array(segments));
    this.#stamp = 0;
  }

  /** Begins to note something at a root. */
  #open(root: number): void {
    if (this.#stamps[root] === this.#stamp) return;
    this.#stamps[root] = this.#stamp;
    this.ever[root] = 1;
    this.soon[root] = 1;
    this.reach[root] = 0;
    this.#lastCell[root] = -1;
    this.#place[root] = -1;
    for (let word = 0; word < WORDS; word++) this.#counted[word]![root] = 0;
  }

  /** Every feature with meeples, once. */
  #gather(state: State): void {
    const { figures, parent, tileFirst } = state;
    let count = 0;
    for (let i = state.figureCount - 1; i >= 0; i--) {
      const entry = figures[i]!;
      if (isHome(entry) || !isMeeple(figureIn(entry))) continue;
      const slot = slotIn(entry);
      const local = localIn(entry);
      const root = find(parent, tileFirst[slot]! + local);
      if (this.#stamps[root] === this.#stamp) continue;
      this.#open(root);
      this.#place[root] = count;
      this.roots[count] = root;
      this.kinds[count] = kindOf(state.typeAt(slot), local);
      this.cities[count] = 0;
      count++;
    }
    this.count = count;
  }

  /** Goes along the empty cells beside tiles and notes how the open ends there will fare. */
  #walkFrontier(state: State, isThorough: boolean): void {
    const { frontierCell, frontierAsks, board, tileOriented, tileFirst, parent, tally } = state;
    const { chances, ever, soon, reach } = this;
    const { everAt, soonAt } = chances;
    const around = this.#around;
    const place = this.#place;
    const stamps = this.#stamps;
    const stamp = this.#stamp;
    const lastCell = this.#lastCell;
    this.pairCount = 0;
    for (let i = state.frontierCount - 1; i >= 0; i--) {
      const cell = frontierCell[i]!;
      const asks = frontierAsks[i]!;
      let met = 0;
      for (let side = 0; side < 4; side++) {
        around[side] = -1;
        const asked = ASKED[asks * 4 + side]!;
        if (asked === 0) continue;
        const slot = board[cell + STEP[side]!]! - 1;
        const first = tileFirst[slot]!;
        const theirs = SIDE[tileOriented[slot]! * 4 + (side ^ 2)]!;
        if (asked === RIVER_EDGE) {
          this.#noteField(find(parent, first + leftOf(theirs)));
          this.#noteField(find(parent, first + rightOf(theirs)));
          continue;
        }
        const root = find(parent, first + middleOf(theirs));
        if (stamps[root] === stamp && place[root]! >= 0) {
          around[side] = place[root]!;
          met++;
        }
        if (asked === FIELD_EDGE) {
          this.#noteField(root);
          continue;
        }
        if (asked === ROAD_EDGE) {
          this.#noteField(find(parent, first + leftOf(theirs)));
          this.#noteField(find(parent, first + rightOf(theirs)));
          if (stamps[root] !== stamp && !isThorough) continue;
        }
        this.#open(root);
        if (lastCell[root] === i) continue;
        lastCell[root] = i;
        const ends = tally[root]! & OPEN;
        const key = chances.ask(asks, side, ends);
        ever[root]! *= everAt[key]!;
        soon[root]! *= soonAt[key]!;
        reach[root]! += chances.fitting(asks);
      }
      if (met > 1) this.#notePairs(asks);
    }
  }

  /** Pairs of features of one kind that meet at a cell. */
  #notePairs(asks: number): void {
    const around = this.#around;
    for (let side = 0; side < 3; side++) {
      const one = around[side]!;
      if (one < 0) continue;
      for (let other = side + 1; other < 4; other++) {
        const two = around[other]!;
        if (two < 0 || two === one || this.kinds[one] !== this.kinds[two]) continue;
        if (this.pairCount === PAIRS_AT_MOST) return;
        const rate = this.#weights.joining * this.chances.joining(asks, side, other);
        this.pairs[2 * this.pairCount] = one;
        this.pairs[2 * this.pairCount + 1] = two;
        this.pairChances[this.pairCount++] = 1 - Math.exp(-rate * this.chances.turns);
      }
    }
  }

  #noteField(root: number): void {
    if (this.#stamps[root] === this.#stamp) this.reach[root]!++;
  }

  /** Counts the complete cities that each field with farmers can expect at the end. */
  #countCities(state: State): void {
    let fields = false;
    for (let i = 0; i < this.count; i++) if (this.kinds[i] === FIELD) fields = true;
    if (!fields) return;
    const { parent, tally, strength, tileFirst } = state;
    const { unowned, fields: weight } = this.#weights;
    for (let slot = state.tileCount - 1; slot >= 0; slot--) {
      const type = state.typeAt(slot);
      const first = tileFirst[slot]!;
      const end = FIRST_TOUCH[type + 1]!;
      for (let i = FIRST_TOUCH[type]!; i < end; i++) {
        const field = find(parent, first + (TOUCH[i]! >> 4));
        if (!isOccupied(strength[field]!)) continue;
        const place = this.#place[field]!;
        const city = find(parent, first + (TOUCH[i]! & 15));
        this.#open(city);
        const counted = this.#counted[place >> 5]!;
        const bit = 1 << (place & 31);
        if ((counted[city]! & bit) !== 0) continue;
        counted[city]! |= bit;
        const owned = isOccupied(strength[city]!);
        this.cities[place]! += isComplete(tally[city]!)
          ? 1
          : weight * this.ever[city]! * (owned ? 1 : unowned);
      }
    }
  }
}
