import type { Evaluation } from '../evaluate.ts';
import {
  BIG,
  BUILDER,
  bySeat,
  CITY,
  controllers,
  FIELD,
  GARDEN,
  hasHelper,
  isComplete,
  isOccupied,
  kindOf,
  MEEPLE,
  MONASTERY,
  OPEN,
  PAIRED_BUILDER,
  PIG,
  SEGMENTS as SEGMENTS_TABLE,
  SHIELD_PIGS,
  type State,
  strengthOf,
  WIDTH,
} from '../packed.ts';
import { WEIGHTS } from '../weights.ts';
import { Farms } from './farms.ts';
import { Neighbours } from './neighbours.ts';
import { Prices } from './prices.ts';
import { TrialPlacement } from './trial-placement.ts';

const SEGMENTS = SEGMENTS_TABLE;

/** Ways that are kept, at most. */
const WAYS = 64;
/** Figures that bring less are not thought of. */
const LEAST_GAIN = -3;
/** Gain from a builder and from a pig where they join. */
const BUILDER_GAIN = 2;
const PIG_GAIN = 1;
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/**
 * A quick guess at the best ways to lay a tile, without laying it: what each way joins, opens and hinders, and how that
 * changes what the evaluation says of the features around. Has its own scratch memory.
 */
export class QuickEval {
  /** The best ways found, best first: the code of the placement, and the segment for a figure or −1. */
  count = 0;
  readonly placements = new Int32Array(WAYS);
  readonly locals = new Int32Array(WAYS);
  readonly #values = new Float64Array(WAYS);
  #breadth = 1;
  readonly #evaluation: Evaluation;
  readonly #prices = new Prices();
  readonly #trial: TrialPlacement;
  readonly #farms: Farms;
  readonly #neighbours: Neighbours;

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
    this.#trial = new TrialPlacement(evaluation.survey, this.#prices);
    this.#farms = new Farms(evaluation, this.#prices, this.#trial);
    this.#neighbours = new Neighbours(evaluation, this.#prices, this.#trial, this.#farms);
  }

  /** Learns the state from which a search begins. */
  look(state: State): void {
    this.#evaluation.expect(state, true);
    this.#farms.look(state);
  }

  /** Finds the best `breadth` ways among those placements. */
  weigh(state: State, codes: Int32Array, count: number, breadth: number): void {
    this.count = 0;
    this.#breadth = Math.min(breadth, WAYS);
    this.#evaluation.expect(state, true);
    this.#prices.look(state, this.#evaluation);
    const { seat, supply } = state;
    const hasMeeple = supply[bySeat(MEEPLE, seat)]! + supply[bySeat(BIG, seat)]! > 0;
    for (let i = 0; i < count; i++) this.#weighPlacement(state, codes[i]!, hasMeeple);
  }

  #weighPlacement(state: State, code: number, hasMeeple: boolean): void {
    const { drawn: type } = state;
    const cell = code >> 2;
    const oriented = type * 4 + (code & 3);
    const { strength } = this.#trial;
    this.#trial.draw(state, cell, oriented);
    let base = this.#neighbours.change(state, cell, oriented) + this.#monks(state, cell);
    for (let local = SEGMENTS[type]! - 1; local >= 0; local--) base += this.#grown(state, local);
    this.#keep(base, code, -1);
    for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
      const isFree = !isOccupied(strength[local]!);
      if (isFree && !hasMeeple) continue;
      const gain = isFree
        ? this.#standing(state, cell, local) + this.#neighbours.joins[local]!
        : this.#helping(state, local);
      if (gain > LEAST_GAIN) this.#keep(base + gain, code, local);
    }
  }

  /** Returns the gain where a segment of the tile joins and grows features. */
  #grown(state: State, local: number): number {
    const { strength, marks, tally, ever, soon, before } = this.#trial;
    const kind = kindOf(state.drawn, local);
    const standing = strength[local]!;
    let change = kind === CITY ? this.#farms.beside(local) : 0;
    if (!isOccupied(standing)) return change;
    if (kind === FIELD) return this.#farms.grown(state, local);
    if (kind > CITY) return change;
    change += this.#prices.ofFeature(
      kind,
      tally[local]!,
      standing,
      marks[local]!,
      ever[local]!,
      soon[local]!,
    );
    if (state.part === 1 && hasHelper(marks[local]!, state.seat)) change += WEIGHTS.part;
    return change - before[local]!;
  }

  /** Returns the gain of a meeple on an unoccupied segment beyond its cost. */
  #standing(state: State, cell: number, local: number): number {
    const { tally, marks, ever, soon } = this.#trial;
    const { meeple } = this.#prices;
    const kind = kindOf(state.drawn, local);
    if (kind <= CITY) {
      const home = isComplete(tally[local]!) ? 1 : soon[local]!;
      return this.#prices.points(kind, tally[local]!, marks[local]!, ever[local]!) - meeple * (1 - home);
    }
    if (kind === MONASTERY) return this.#prices.precinct(emptyAround(state, cell)) - meeple;
    return kind === GARDEN ? IMPOSSIBLE : this.#farms.points(state.drawn, local) - meeple;
  }

  /** Returns the gain of a builder or pig beside an own meeple. */
  #helping(state: State, local: number): number {
    const { seat, supply, drawn } = state;
    if (strengthOf(this.#trial.strength[local]!, seat) === 0) return IMPOSSIBLE;
    const kind = kindOf(drawn, local);
    if (kind === FIELD)
      return supply[bySeat(PIG, seat)]! > 0 && !state.has(SHIELD_PIGS) ? PIG_GAIN : IMPOSSIBLE;
    const isOpen = kind <= CITY && !isComplete(this.#trial.tally[local]!);
    return isOpen && supply[bySeat(BUILDER, seat)]! > 0 && !state.has(PAIRED_BUILDER)
      ? BUILDER_GAIN
      : IMPOSSIBLE;
  }

  /** Returns the gain of monks when a cell is filled. */
  #monks(state: State, cell: number): number {
    let gain = 0;
    for (let i = state.monkCount - 1; i >= 0; i--) {
      const distance = Math.abs(cell - state.monkCell[i]!);
      if (distance !== 1 && (distance < WIDTH - 1 || distance > WIDTH + 1)) continue;
      const segment = state.monkSegment[i]!;
      const empty = state.tally[segment]! & OPEN;
      gain +=
        this.#prices.share(controllers(state.strength[segment]!)) *
        (this.#prices.precinct(empty - 1) - this.#prices.precinct(empty));
    }
    return gain;
  }

  /** Notes a way if it is among the best so far. */
  #keep(value: number, code: number, local: number): void {
    let at = this.count;
    if (at === this.#breadth) {
      if (value <= this.#values[at - 1]!) return;
      at--;
    } else this.count++;
    while (at > 0 && this.#values[at - 1]! < value) {
      this.#values[at] = this.#values[at - 1]!;
      this.placements[at] = this.placements[at - 1]!;
      this.locals[at] = this.locals[at - 1]!;
      at--;
    }
    this.#values[at] = value;
    this.placements[at] = code;
    this.locals[at] = local;
  }
}

/** Empty cells around the one where a monastery is to lie. */
function emptyAround({ board }: State, cell: number): number {
  let empty = -1;
  for (let row = -WIDTH; row <= WIDTH; row += WIDTH)
    for (let column = -1; column <= 1; column++) if (board[cell + row + column]! <= 0) empty++;
  return empty;
}
