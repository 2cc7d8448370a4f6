import { ASKED as ASKED_TABLE, Chances } from './chances.ts';
import {
  FIELD_EDGE,
  FIRST_TOUCH as FIRST_TOUCH_TABLE,
  find,
  leftOf,
  middleOf,
  OPEN,
  RIVER_EDGE,
  ROAD_EDGE,
  rightOf,
  SIDE as SIDE_TABLE,
  STEP as STEP_TABLE,
  type State,
  TOUCH as TOUCH_TABLE,
} from './packed.ts';
import type { Weights } from './weights.ts';

const ASKED = ASKED_TABLE;
const SIDE = SIDE_TABLE;
const TOUCH = TOUCH_TABLE;
const FIRST_TOUCH = FIRST_TOUCH_TABLE;
const STEP = STEP_TABLE;

/** A tile has no more pairs of field and city that touch. */
const TOUCHES_AT_MOST = FIRST_TOUCH.reduce(
  (most, from, type) => Math.max(most, (FIRST_TOUCH[type + 1] ?? from) - from),
  0,
);

/** No city, no meeting, nothing on a side. */
const NONE = -1;

/**
 * What follows from the tiles on the table and those in the bag, whoever stands where: asked once for all that may be done
 * with figures on a tile just laid. May shorten the state's union–find paths.
 */
export class Ground {
  readonly chances: Chances;
  /** By root: chance that a road or city is ever completed, and soon. */
  ever = new Float64Array(0);
  soon = new Float64Array(0);
  /** By root. Roads and cities: part of the tiles that fit at an end, summed over the ends. Fields: open sides. */
  reach = new Float64Array(0);

  /** Empty cells where features of one kind meet: what the cell asks, and at `4 * meeting + side` the roots; NONE: nothing. */
  meetings = 0;
  meetingAsks = new Int32Array(0);
  meetingRoots = new Int32Array(0);

  /** By root of a field: the first city beside it. By city in these lists: its root, and the next; NONE: no more. */
  firstCity = new Int32Array(0);
  cityRoot = new Int32Array(0);
  nextCity = new Int32Array(0);
  #cities = 0;
  #lastCity = new Int32Array(0);

  /** The tiles that were looked at last, by slot. */
  #count = 0;
  #cells = new Int32Array(0);
  #oriented = new Int32Array(0);
  /** By root: the last cell of the frontier seen beside it. */
  #lastCell = new Int32Array(0);

  constructor(weights: Weights) {
    this.chances = new Chances(weights);
  }

  look(state: State): void {
    const isSameBag = this.chances.look(state);
    this.#makeRoom(state);
    if (isSameBag && this.#isKnown(state)) return;
    this.#remember(state);
    const { segmentCount } = state;
    this.ever.fill(1, 0, segmentCount);
    this.soon.fill(1, 0, segmentCount);
    this.reach.fill(0, 0, segmentCount);
    this.#lastCell.fill(NONE, 0, segmentCount);
    this.firstCity.fill(NONE, 0, segmentCount);
    this.#walkFrontier(state);
    this.#listCities(state);
  }

  #makeRoom({ parent, tilesAtMost, frontierCell }: State): void {
    const segments = parent.length;
    if (this.ever.length >= segments) return;
    this.ever = new Float64Array(segments);
    this.soon = new Float64Array(segments);
    this.reach = new Float64Array(segments);
    this.#lastCell = new Int32Array(segments);
    this.meetingAsks = new Int32Array(frontierCell.length);
    this.meetingRoots = new Int32Array(4 * frontierCell.length);
    this.firstCity = new Int32Array(segments);
    this.#lastCity = new Int32Array(segments);
    this.cityRoot = new Int32Array(tilesAtMost * TOUCHES_AT_MOST);
    this.nextCity = new Int32Array(tilesAtMost * TOUCHES_AT_MOST);
    this.#cells = new Int32Array(tilesAtMost);
    this.#oriented = new Int32Array(tilesAtMost);
    this.#count = 0;
  }

  /** Whether the same tiles lie, in the order in which they were laid: then all that hangs on them is the same. */
  #isKnown({ tileCount, tileCell, tileOriented }: State): boolean {
    if (tileCount !== this.#count) return false;
    let slot = tileCount - 1;
    while (slot >= 0 && tileCell[slot] === this.#cells[slot] && tileOriented[slot] === this.#oriented[slot])
      slot--;
    return slot < 0;
  }

  #remember({ tileCount, tileCell, tileOriented }: State): void {
    this.#count = tileCount;
    for (let slot = 0; slot < tileCount; slot++) {
      this.#cells[slot] = tileCell[slot]!;
      this.#oriented[slot] = tileOriented[slot]!;
    }
  }

  /** Goes along the empty cells beside tiles and notes how the open ends there will fare. */
  #walkFrontier(state: State): void {
    const { frontierCell, frontierAsks, board, tileOriented, tileFirst, parent, tally } = state;
    const { chances, ever, soon, reach, meetingRoots } = this;
    const lastCell = this.#lastCell;
    this.meetings = 0;
    for (let i = state.frontierCount - 1; i >= 0; i--) {
      const cell = frontierCell[i]!;
      const asks = frontierAsks[i]!;
      const roots = this.meetings * 4;
      for (let side = 0; side < 4; side++) {
        meetingRoots[roots + side] = NONE;
        const asked = ASKED[asks * 4 + side]!;
        if (asked === 0) continue;
        const slot = board[cell + STEP[side]!]! - 1;
        const first = tileFirst[slot]!;
        const theirs = SIDE[tileOriented[slot]! * 4 + (side ^ 2)]!;
        if (asked === RIVER_EDGE || asked === ROAD_EDGE) {
          reach[find(parent, first + leftOf(theirs))]!++;
          reach[find(parent, first + rightOf(theirs))]!++;
          if (asked === RIVER_EDGE) continue;
        }
        const root = find(parent, first + middleOf(theirs));
        meetingRoots[roots + side] = root;
        if (asked === FIELD_EDGE) {
          reach[root]!++;
          continue;
        }
        if (lastCell[root] === i) continue;
        lastCell[root] = i;
        const ends = tally[root]! & OPEN;
        ever[root]! *= chances.ever(asks, side, ends);
        soon[root]! *= chances.soon(asks, side, ends);
        reach[root]! += chances.fitting(asks);
      }
      if (meets(asks, meetingRoots, roots)) this.meetingAsks[this.meetings++] = asks;
    }
  }

  /** The cities beside each field, each once. */
  #listCities(state: State): void {
    const { parent, tileFirst } = state;
    const { firstCity, cityRoot, nextCity } = this;
    const lastCity = this.#lastCity;
    this.#cities = 0;
    for (let slot = state.tileCount - 1; slot >= 0; slot--) {
      const type = state.typeAt(slot);
      const first = tileFirst[slot]!;
      const end = FIRST_TOUCH[type + 1]!;
      for (let i = FIRST_TOUCH[type]!; i < end; i++) {
        const field = find(parent, first + (TOUCH[i]! >> 4));
        const city = find(parent, first + (TOUCH[i]! & 15));
        let at = firstCity[field]!;
        while (at !== NONE && cityRoot[at] !== city) at = nextCity[at]!;
        if (at !== NONE) continue;
        const added = this.#cities++;
        cityRoot[added] = city;
        nextCity[added] = NONE;
        if (firstCity[field] === NONE) firstCity[field] = added;
        else nextCity[lastCity[field]!] = added;
        lastCity[field] = added;
      }
    }
  }
}

/** Whether two different features of one kind lie around a cell. */
function meets(asks: number, roots: Int32Array, from: number): boolean {
  for (let side = 0; side < 3; side++) {
    const root = roots[from + side]!;
    if (root === NONE) continue;
    for (let other = side + 1; other < 4; other++)
      if (
        ASKED[asks * 4 + side] === ASKED[asks * 4 + other] &&
        root !== roots[from + other] &&
        roots[from + other] !== NONE
      )
        return true;
  }
  return false;
}
