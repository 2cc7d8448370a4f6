import { ASKED as ASKED_TABLE, type ClosingOdds } from '../closing-odds.ts';
import type { Evaluation } from '../evaluate.ts';
import {
  CITY,
  CITY_EDGE,
  controllers,
  edgeOf,
  FIELD,
  find,
  kindOf,
  middleOf,
  OPEN,
  RIVER_EDGE,
  ROAD,
  ROAD_EDGE,
  SIDE as SIDE_TABLE,
  SIDE_WEIGHT as SIDE_WEIGHT_TABLE,
  STEP as STEP_TABLE,
  type State,
} from '../packed.ts';
import { WEIGHTS } from '../weights.ts';
import type { Farms } from './farms.ts';
import type { Prices } from './prices.ts';
import { partOf, type TrialPlacement } from './trial-placement.ts';

const ASKED = ASKED_TABLE;
const SIDE = SIDE_TABLE;
const STEP = STEP_TABLE;
const SIDE_WEIGHT = SIDE_WEIGHT_TABLE;

/** Effects of a trial tile on features that it does not touch: their ends beside it, and possible joins. */
export class Neighbours {
  /** By local: what it brings that a meeple there may be joined with other features. */
  readonly joins = new Float64Array(16);
  readonly #evaluation: Evaluation;
  readonly #chances: ClosingOdds;
  readonly #prices: Prices;
  readonly #trial: TrialPlacement;
  readonly #farms: Farms;

  constructor(evaluation: Evaluation, prices: Prices, trial: TrialPlacement, farms: Farms) {
    this.#evaluation = evaluation;
    this.#chances = evaluation.survey.chances;
    this.#prices = prices;
    this.#trial = trial;
    this.#farms = farms;
  }

  /** The change of the lead, for the tile that was just sketched. */
  change(state: State, cell: number, oriented: number): number {
    const { board, frontierAsks } = state;
    this.joins.fill(0);
    let change = -this.#meeting(state, cell, frontierAsks[-1 - board[cell]!]!);
    for (let side = 0; side < 4; side++) {
      const next = cell + STEP[side]!;
      const place = board[next]!;
      if (place >= 0) continue; // a tile, or a cell that nothing else lies beside
      const before = frontierAsks[-1 - place]!;
      const after = before + edgeOf(SIDE[oriented * 4 + side]!) * SIDE_WEIGHT[side ^ 2]!;
      change += this.#hinder(state, next, before, after);
      change += this.#meeting(state, next, after) - this.#meeting(state, next, before);
      change += this.#meet(state, next, before, after, oriented, side);
    }
    return change;
  }

  /** Returns the gain or loss of the features whose ends lie at an empty cell that has a stricter constraint than before. */
  #hinder(state: State, cell: number, before: number, after: number): number {
    const { ever, soon } = this.#evaluation.survey;
    let change = 0;
    for (let side = 0; side < 4; side++) {
      const asked = ASKED[before * 4 + side]!;
      if (asked !== ROAD_EDGE && asked !== CITY_EDGE) continue;
      const root = rootAt(state, cell, side);
      const strength = state.strength[root]!;
      if (strength === 0) continue;
      const tally = state.tally[root]!;
      const marks = state.marks[root]!;
      const kind = asked === ROAD_EDGE ? ROAD : CITY;
      const ends = tally & OPEN;
      const now =
        partOf(ever[root]!, this.#chances.ever(before, side, ends)) * this.#chances.ever(after, side, ends);
      const soonNow =
        partOf(soon[root]!, this.#chances.soon(before, side, ends)) * this.#chances.soon(after, side, ends);
      change +=
        this.#prices.ofFeature(kind, tally, strength, marks, now, soonNow) -
        this.#prices.ofFeature(kind, tally, strength, marks, ever[root]!, soon[root]!);
    }
    return change;
  }

  /** Returns the value that the tile's own features can expect of being joined with those at an empty cell. */
  #meet(state: State, cell: number, before: number, after: number, oriented: number, side: number): number {
    const mine = SIDE[oriented * 4 + side]!;
    const edge = edgeOf(mine);
    if (edge === RIVER_EDGE) return 0;
    const local = middleOf(mine);
    const kind = kindOf(oriented >> 2, local);
    let change = 0;
    for (let other = 0; other < 4; other++) {
      if (ASKED[before * 4 + other] !== edge) continue;
      const root = rootAt(state, cell, other);
      const theirs = state.strength[root]!;
      if (theirs === 0 || this.#trial.isJoined(local, root)) continue;
      const chance = this.#joining(after, side ^ 2, other);
      const points =
        kind <= CITY
          ? this.#prices.points(
              kind,
              this.#trial.tally[local]!,
              this.#trial.marks[local]!,
              this.#trial.ever[local]!,
            )
          : this.#farms.points(oriented >> 2, local);
      const ours = this.#trial.strength[local]!;
      const strength = ours === 0 ? 1 << (4 * this.#prices.seat) : ours;
      const gain = chance * this.#ofJoining(strength, points, theirs, this.#pointsAt(state, kind, root));
      if (ours === 0) this.joins[local]! += gain;
      else change += gain;
    }
    return change;
  }

  /** Returns the value that the features around an empty cell already expect of being joined there. */
  #meeting(state: State, cell: number, asks: number): number {
    const { board } = state;
    let sum = 0;
    for (let side = 0; side < 3; side++) {
      const edge = ASKED[asks * 4 + side]!;
      if (edge === 0 || edge === RIVER_EDGE || board[cell + STEP[side]!]! <= 0) continue;
      for (let other = side + 1; other < 4; other++) {
        if (ASKED[asks * 4 + other] !== edge || board[cell + STEP[other]!]! <= 0) continue;
        const one = rootAt(state, cell, side);
        const two = rootAt(state, cell, other);
        const inOne = state.strength[one]!;
        const inTwo = state.strength[two]!;
        if (one === two || inOne === 0 || inTwo === 0) continue;
        const kind = edge === ROAD_EDGE ? ROAD : edge === CITY_EDGE ? CITY : FIELD;
        sum +=
          this.#joining(asks, side, other) *
          this.#ofJoining(inOne, this.#pointsAt(state, kind, one), inTwo, this.#pointsAt(state, kind, two));
      }
    }
    return sum;
  }

  #joining(asks: number, side: number, other: number): number {
    const rate = WEIGHTS.joining * this.#chances.joining(asks, side, other);
    return 1 - Math.exp(-rate * this.#prices.turns);
  }

  /** Returns the gain in lead if two features are joined. */
  #ofJoining(inOne: number, one: number, inTwo: number, two: number): number {
    const share = (strengths: number) => this.#prices.share(controllers(strengths));
    return share(inOne + inTwo) * (one + two) - share(inOne) * one - share(inTwo) * two;
  }

  /** Points of a feature that somebody stands in. */
  #pointsAt(state: State, kind: number, root: number): number {
    const { survey, points } = this.#evaluation;
    if (kind <= CITY)
      return this.#prices.points(kind, state.tally[root]!, state.marks[root]!, survey.ever[root]!);
    const place = survey.placeOf(root);
    return place < 0 ? 0 : points[place]!;
  }
}

/** The root of what a neighbour shows to an empty cell. */
function rootAt(state: State, cell: number, side: number): number {
  const slot = state.board[cell + STEP[side]!]! - 1;
  return find(
    state.parent,
    state.tileFirst[slot]! + middleOf(SIDE[state.tileOriented[slot]! * 4 + (side ^ 2)]!),
  );
}
