import type { Evaluation } from '../evaluate.ts';
import {
  bySeat,
  controllers,
  FIRST_TOUCH,
  find,
  isComplete,
  isOccupied,
  MAX_SEATS,
  type State,
  TOUCH,
} from '../packed.ts';
import { WEIGHTS } from '../weights.ts';
import type { Prices } from './prices.ts';
import type { TrialPlacement } from './trial-placement.ts';

/** Open sides of a field that is not looked at. */
const SOME_SIDES = 3;

/**
 * Effects of a trial tile on fields and the cities beside them. Contacts are counted when a search begins: of tiles laid later
 * only the tile itself is looked at.
 */
export class Farms {
  /** By root: cities that a field can count on. */
  #cities = new Float64Array(0);
  /** At `bySeat(root, seat)`: how many of a city's fields the seat has farmers for. */
  #fields = new Float64Array(0);
  readonly #evaluation: Evaluation;
  readonly #prices: Prices;
  readonly #trial: TrialPlacement;

  constructor(evaluation: Evaluation, prices: Prices, trial: TrialPlacement) {
    this.#evaluation = evaluation;
    this.#prices = prices;
    this.#trial = trial;
  }

  /** Counts the cities of all fields as they are now. */
  look(state: State): void {
    const { parent, tally, tileFirst, strength } = state;
    const { survey } = this.#evaluation;
    const { fields, unowned } = WEIGHTS;
    this.#cities = new Float64Array(parent.length);
    this.#fields = new Float64Array(MAX_SEATS * parent.length);
    const seen = new Set<number>();
    for (let slot = state.tileCount - 1; slot >= 0; slot--) {
      const type = state.typeAt(slot);
      for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
        const field = find(parent, tileFirst[slot]! + (TOUCH[i]! >> 4));
        const city = find(parent, tileFirst[slot]! + (TOUCH[i]! & 15));
        if (seen.has(field * parent.length + city)) continue;
        seen.add(field * parent.length + city);
        this.#cities[field]! += isComplete(tally[city]!)
          ? 1
          : fields * survey.ever[city]! * (isOccupied(strength[city]!) ? 1 : unowned);
        const paid = controllers(strength[field]!);
        for (let seat = 0; seat < state.seats; seat++)
          this.#fields[bySeat(city, seat)]! += (paid >> seat) & 1;
      }
    }
  }

  /** Points of a field of the tile, for whoever has it: its cities, on the tile itself and beside what it joins. */
  points(type: number, local: number): number {
    let cities = this.#onTile(type, local);
    for (let i = 0; i < this.#trial.joinedCount[local]!; i++)
      cities += this.#cities[this.#trial.joined(local, i)]!;
    const { growth, hold } = WEIGHTS;
    const { left, city } = this.#prices;
    return growth * SOME_SIDES * left * (hold + (1 - hold) * (1 - left)) + city * cities;
  }

  /** Returns the gain of farmers whose field grows by a segment of the tile, or is joined with another. */
  grown(state: State, local: number): number {
    const { strength, joinedCount } = this.#trial;
    const { survey, points: known } = this.#evaluation;
    let before = 0;
    let points = this.#onTile(state.drawn, local) * this.#prices.city;
    for (let i = 0; i < joinedCount[local]!; i++) {
      const root = this.#trial.joined(local, i);
      const place = survey.placeOf(root);
      const own = place < 0 ? this.#cities[root]! * this.#prices.city : known[place]!;
      points += own;
      if (place >= 0) before += this.#prices.share(controllers(state.strength[root]!)) * own;
    }
    return this.#prices.share(controllers(strength[local]!)) * points - before;
  }

  /** Returns the gain of the fields beside a city that the tile grows, completes or joins. */
  beside(local: number): number {
    const { joinedCount, tally, ever } = this.#trial;
    const { survey } = this.#evaluation;
    let before = 0;
    let most = 0;
    for (let i = joinedCount[local]! - 1; i >= 0; i--) {
      const root = this.#trial.joined(local, i);
      const lead = this.#lead(root);
      before += lead * WEIGHTS.fields * survey.ever[root]!;
      if (Math.abs(lead) > Math.abs(most)) most = lead;
    }
    return most * (isComplete(tally[local]!) ? 1 : WEIGHTS.fields * ever[local]!) - before;
  }

  #lead(city: number): number {
    const { seat: own, seats, against, city: points } = this.#prices;
    let lead = 0;
    for (let seat = 0; seat < seats; seat++)
      lead += this.#fields[bySeat(city, seat)]! * (seat === own ? 1 : -against);
    return lead * points;
  }

  #onTile(type: number, local: number): number {
    const { tally, ever } = this.#trial;
    let cities = 0;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
      if (TOUCH[i]! >> 4 !== local) continue;
      const city = TOUCH[i]! & 15;
      cities += isComplete(tally[city]!) ? 1 : WEIGHTS.fields * ever[city]!;
    }
    return cities;
  }
}
