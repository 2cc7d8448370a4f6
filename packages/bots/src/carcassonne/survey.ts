import { Ground } from './ground.ts';
import {
  FIELD,
  FIGURES,
  figureIn,
  find,
  isComplete,
  isHome,
  isMeeple,
  isOccupied,
  kindOf,
  localIn,
  MAX_SEATS,
  piecesOf,
  SETS,
  type State,
  slotIn,
} from './packed.ts';
import type { Weights } from './weights.ts';

/** Features with meeples at most: each meeple of each seat in one of its own. */
const FEATURES_AT_MOST = FIGURES.reduce(
  (sum, figure, kind) => sum + (isMeeple(kind) ? MAX_SEATS * piecesOf(figure, SETS) : 0),
  0,
);
/** Further pairs are not looked at. */
const PAIRS_AT_MOST = 64;

/**
 * What lies on the table and how it will fare: every feature with meeples has a place, 0 … `count` − 1. Made anew for
 * each state in the same room; may shorten the state's union–find paths.
 */
export class Survey {
  readonly ground: Ground;
  /** Features with meeples, by place: root, kind; fields: complete cities at the end, expected. */
  count = 0;
  readonly roots = new Int32Array(FEATURES_AT_MOST);
  readonly kinds = new Int32Array(FEATURES_AT_MOST);
  readonly cities = new Float64Array(FEATURES_AT_MOST);

  /** Pairs of features that one tile may join, as places at `2 * pair` and after it, and how likely that is. */
  pairCount = 0;
  readonly pairs = new Int32Array(2 * PAIRS_AT_MOST);
  readonly pairChances = new Float64Array(PAIRS_AT_MOST);

  readonly #weights: Weights;
  /** By root: the survey in which it got its place, and that place. */
  #stamps = new Int32Array(0);
  #stamp = 0;
  #place = new Int32Array(0);
  /** What meets on the sides of one cell, as places; −1 where there is nothing. */
  readonly #around = new Int32Array(4);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.ground = new Ground(weights);
  }

  look(state: State): void {
    this.ground.look(state);
    this.#makeRoom(state.parent.length);
    this.#stamp++;
    this.#gather(state);
    this.#pairUp();
    this.#countCities(state);
  }

  #makeRoom(segments: number): void {
    if (this.#stamps.length >= segments) return;
    this.#stamps = new Int32Array(segments);
    this.#place = new Int32Array(segments);
    this.#stamp = 0;
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
      this.#stamps[root] = this.#stamp;
      this.#place[root] = count;
      this.roots[count] = root;
      this.kinds[count] = kindOf(state.typeAt(slot), local);
      this.cities[count] = 0;
      count++;
    }
    this.count = count;
  }

  /** Which of them a tile may join. */
  #pairUp(): void {
    const { meetings, meetingAsks, meetingRoots } = this.ground;
    const around = this.#around;
    this.pairCount = 0;
    for (let meeting = 0; meeting < meetings; meeting++) {
      let met = 0;
      for (let side = 0; side < 4; side++) {
        const root = meetingRoots[meeting * 4 + side]!;
        const isPlaced = root >= 0 && this.#stamps[root] === this.#stamp;
        around[side] = isPlaced ? this.#place[root]! : -1;
        if (isPlaced) met++;
      }
      if (met > 1) this.#notePairs(meetingAsks[meeting]!);
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
        const rate = this.#weights.joining * this.ground.chances.joining(asks, side, other);
        this.pairs[2 * this.pairCount] = one;
        this.pairs[2 * this.pairCount + 1] = two;
        this.pairChances[this.pairCount++] = 1 - Math.exp(-rate * this.ground.chances.turns);
      }
    }
  }

  /** How many complete cities each field with farmers can expect at the end. */
  #countCities({ tally, strength }: State): void {
    const { firstCity, cityRoot, nextCity, ever } = this.ground;
    const { unowned, fields } = this.#weights;
    for (let i = 0; i < this.count; i++) {
      if (this.kinds[i] !== FIELD) continue;
      for (let at = firstCity[this.roots[i]!]!; at >= 0; at = nextCity[at]!) {
        const city = cityRoot[at]!;
        const owned = isOccupied(strength[city]!);
        this.cities[i]! += isComplete(tally[city]!) ? 1 : fields * ever[city]! * (owned ? 1 : unowned);
      }
    }
  }
}
