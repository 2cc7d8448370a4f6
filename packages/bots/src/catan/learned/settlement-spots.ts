import type { Land } from '../land.ts';
import {
  BASE_ISLAND,
  CONNECT,
  HEX_AT,
  has,
  INTERSECTIONS,
  KINDS,
  OWNER,
  SEATS_AT_MOST,
  type State,
  yieldOfBuilding,
} from '../packed.ts';
import { FAR, Reach } from '../reach.ts';
import { placer } from './packed.ts';

/** Place of `3:1` in HARBORS; the others follow in the order of the resources. */
const ANY = 0;
/** Weight of a resource that a seat does not have, and discount of a place that somebody else can reach. */
const MISSING = 1.6;
const CONTESTED = 0.7;
/** A harbour, in cards per roll. */
const ANY_HARBOR = 0.03;
const OWN_HARBOR = 0.25;

/** Values of the free places for each seat, in cards per roll, rare resources weighing more. */
export class SettlementSpots {
  /** By seat and roads missing, `seat * 4 + roads`: the best place; and by seat, `seat * 2 + roads`: the second best. */
  readonly best = new Float64Array(SEATS_AT_MOST * (FAR + 1));
  readonly second = new Float64Array(SEATS_AT_MOST * 2);
  /** Number of boards seen: the same number, the same pieces on the same island. */
  boards = 0;
  readonly #land: Land;
  readonly #reach = new Reach();
  /** By resource: how rare it is on this island; 1 as the mean. */
  readonly #rarity = new Float64Array(KINDS);
  #weighed = -1;
  /** Pieces on the board seen last. */
  readonly #built = new Int32Array(2 + INTERSECTIONS + BASE_ISLAND.paths).fill(-1);
  /** By seat and kind: cards per roll, wherever the robber stands. */
  readonly #income = new Float64Array(SEATS_AT_MOST * KINDS);
  readonly #has = new Int32Array(SEATS_AT_MOST);
  readonly #sorted = new Float64Array(INTERSECTIONS);

  constructor(land: Land) {
    this.#land = land;
  }

  look(state: State): void {
    if (this.#isSame(state)) return;
    this.boards++;
    const { best, second } = this;
    const reach = this.#reach;
    this.#weigh(state);
    best.fill(0);
    second.fill(0);
    for (let seat = 0; seat < state.seats; seat++) {
      reach.look(state, seat);
      for (let at = 0; at < INTERSECTIONS; at++) {
        const far = reach.roads[at]!;
        if (far > FAR || far > state.roadsLeft[seat]! || !has(state.free, 0, at)) continue;
        let worth = this.#worth(seat, at);
        if (isContested(state, seat, at)) worth *= CONTESTED;
        const slot = seat * (FAR + 1) + far;
        if (worth > best[slot]!) {
          if (far < 2) second[seat * 2 + far] = best[slot]!;
          best[slot] = worth;
        } else if (far < 2 && worth > second[seat * 2 + far]!) second[seat * 2 + far] = worth;
      }
    }
  }

  /** Most moves build nothing: then all is as it was. */
  #isSame({ building, road, seats }: State): boolean {
    const built = this.#built;
    let isSame = built[0] === this.#land.islands && built[1] === seats;
    built[0] = this.#land.islands;
    built[1] = seats;
    let to = 2;
    for (let at = 0; at < building.length; at++) {
      if (built[to] !== building[at]) isSame = false;
      built[to++] = building[at]!;
    }
    for (let path = 0; path < road.length; path++) {
      if (built[to] !== road[path]) isSame = false;
      built[to++] = road[path]!;
    }
    return isSame;
  }

  /** Settlements that a seat has still to place before the first turn. */
  left({ options, seats, placed, phase }: State, seat: number): number {
    let left = 0;
    const pairs = options.startSettlements * seats;
    for (let pair = phase === CONNECT ? placed + 1 : placed; pair < pairs; pair++)
      if (placer(pair, seats) === seat) left++;
    return left;
  }

  /** Returns the likely value of its next settlement in the set-up: others take the best places before, and their neighbours. */
  next(state: State, seat: number): number {
    const { seats, placed, options, phase } = state;
    const pairs = options.startSettlements * seats;
    const from = phase === CONNECT ? placed + 1 : placed;
    let pair = from;
    while (pair < pairs && placer(pair, seats) !== seat) pair++;
    if (pair >= pairs) return 0;
    const sorted = this.#sorted;
    let count = 0;
    for (let at = 0; at < INTERSECTIONS; at++)
      if (has(state.free, 0, at)) sorted[count++] = this.#worth(seat, at);
    sorted.subarray(0, count).sort();
    return sorted[Math.max(0, count - 1 - 2 * (pair - from))]!;
  }

  /** Weighs the rarity of resources here, and notes those that each seat has. */
  #weigh({ building, seats }: State): void {
    const { kind, rate } = this.#land;
    const rarity = this.#rarity;
    if (this.#weighed !== this.#land.islands) {
      this.#weighed = this.#land.islands;
      rarity.fill(0);
      let all = 0;
      for (let i = 0; i < kind.length; i++) {
        if (kind[i]! < 0) continue;
        rarity[kind[i]!]! += rate[HEX_AT[i]!]!;
        all += rate[HEX_AT[i]!]!;
      }
      for (let one = 0; one < KINDS; one++)
        rarity[one] = rarity[one]! > 0 ? Math.sqrt(all / KINDS / rarity[one]!) : 1;
    }
    const own = this.#has;
    const income = this.#income;
    own.fill(0, 0, seats);
    income.fill(0);
    for (let at = 0; at < INTERSECTIONS; at++) {
      if (building[at] === 0) continue;
      const seat = (building[at]! & OWNER) - 1;
      const yields = yieldOfBuilding(building[at]!);
      for (let i = at * 3; i < at * 3 + 3; i++) {
        if (kind[i]! < 0) continue;
        own[seat]! |= 1 << kind[i]!;
        income[seat * KINDS + kind[i]!]! += yields * rate[HEX_AT[i]!]!;
      }
    }
  }

  #worth(seat: number, at: number): number {
    const { kind, rate, harbor } = this.#land;
    const own = this.#has[seat]!;
    let worth = 0;
    for (let i = at * 3; i < at * 3 + 3; i++) {
      const one = kind[i]!;
      if (one < 0) continue;
      const cards = rate[HEX_AT[i]!]! * this.#rarity[one]!;
      worth += (own >> one) & 1 ? cards : MISSING * cards;
    }
    if (harbor[at]! === ANY) worth += ANY_HARBOR;
    else if (harbor[at]! > 0) worth += OWN_HARBOR * this.#income[seat * KINDS + harbor[at]! - 1]!;
    return worth;
  }
}

/** Tells whether somebody else's road ends there. */
function isContested({ touched, seats }: State, seat: number, at: number): boolean {
  for (let other = seats - 1; other >= 0; other--) if (other !== seat && has(touched, other, at)) return true;
  return false;
}
