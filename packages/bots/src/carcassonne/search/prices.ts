import type { Evaluation } from '../evaluate.ts';
import {
  CITY_TILE,
  CITY_TILE_WITH_CATHEDRAL,
  cityOfField,
  controllers,
  isRich,
  OPEN,
  PRECINCT_CELLS,
  ROAD,
  ROAD_TILE_WITH_INN,
  type State,
  shieldsIn,
  strengthOf,
  tilesIn,
} from '../packed.ts';
import { WEIGHTS } from '../weights.ts';

/** Part of what a meeple costs that is counted for one of an opponent. */
const THEIRS = 0.6;
/** Weight of the points of all others together, where there are several. */
const ALL_OTHERS = 1.4;

/** Values of features and meeples for the seat on turn, by the evaluation of one state. */
export class Prices {
  seat = 0;
  seats = 0;
  /** Weight of an opponent's point. */
  against = 1;
  /** Value of the next meeple out of the supply, and of one that comes back. */
  meeple = 0;
  /** Turns that each seat has still to come. */
  turns = 0;
  /** Part of the tiles that are left. */
  left = 0;
  /** Points that a field can count on for each of its cities. */
  city = 0;

  /** `evaluation` has just been asked about the state. */
  look(state: State, evaluation: Evaluation): void {
    const { seat, seats } = state;
    const { meeples, use, hold } = WEIGHTS;
    this.seat = seat;
    this.seats = seats;
    this.against = seats === 2 ? 1 : ALL_OTHERS / (seats - 1);
    this.turns = evaluation.survey.chances.turns;
    this.left = state.left / state.tilesAtMost;
    this.city = cityOfField(state.options).plain * (hold + (1 - hold) * (1 - this.left));
    const many = Math.max(1, Math.min(7, Math.round(evaluation.meeples[seat]!)));
    this.meeple = meeples[many - 1]! * (1 - Math.exp(-Math.max(0, this.turns - many + 1) / use));
  }

  /** Returns the weight of a point for those seats, given as bits. */
  share(seats: number): number {
    const own = (seats >> this.seat) & 1;
    return own - (seats !== own << this.seat ? this.against : 0);
  }

  /** Returns the value of a road or city with somebody in it: its points, and the meeples that come home. */
  ofFeature(
    kind: number,
    tally: number,
    strength: number,
    marks: number,
    ever: number,
    soon: number,
  ): number {
    const own = strengthOf(strength, this.seat);
    const share = this.share(controllers(strength));
    const points = share === 0 ? 0 : share * this.points(kind, tally, marks, ever);
    const home = (tally & OPEN) === 0 ? 1 : soon;
    return points + this.meeple * home * (own > 0 ? own : -this.against * THEIRS);
  }

  /** Returns the expected points of a road or city for its owner, if it is ever completed with that chance. */
  points(kind: number, tally: number, marks: number, chance: number): number {
    const ends = tally & OPEN;
    const ever = ends === 0 ? 1 : chance;
    const rich = isRich(marks);
    const { ahead, ruins } = WEIGHTS;
    if (kind === ROAD) {
      const size = tilesIn(tally);
      return rich ? ever * ROAD_TILE_WITH_INN * (size + ahead * ends) : size + ever * ahead * ends;
    }
    const size = tilesIn(tally) + shieldsIn(tally);
    if (rich) return ever * CITY_TILE_WITH_CATHEDRAL * (size + ahead * ends);
    return (1 - ever) * (size + ruins * ends) + ever * CITY_TILE * (size + ahead * ends);
  }

  /** A monastery with so many empty cells around: its points, and the monk that comes home. */
  precinct(empty: number): number {
    if (empty === 0) return PRECINCT_CELLS + this.meeple;
    const rate = -WEIGHTS.around / empty;
    const filled = 1 - Math.exp(rate * this.turns);
    const filledSoon = 1 - Math.exp(rate * Math.min(WEIGHTS.soon, this.turns));
    return PRECINCT_CELLS - empty + filled * empty + this.meeple * filledSoon ** empty;
  }
}
