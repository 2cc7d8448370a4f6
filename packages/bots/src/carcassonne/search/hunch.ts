import { ASKED as ASKED_TABLE, type Chances } from '../chances.ts';
import type { Evaluation } from '../evaluate.ts';
import {
  BIG,
  BUILDER,
  bySeat,
  CITY,
  CITY_EDGE,
  CITY_TILE,
  CITY_TILE_WITH_CATHEDRAL,
  cityOfField,
  controllers,
  edgeOf,
  FIELD,
  FIELD_EDGE,
  FIRST_TOUCH,
  find,
  GARDEN,
  hasHelper,
  hasInnOrCathedral,
  kindOf,
  leftOf,
  MARKS as MARKS_TABLE,
  MAX_SEATS,
  MEEPLE,
  MONASTERY,
  middleOf,
  OPEN,
  PIG,
  PRECINCT_CELLS,
  placeIn,
  RIVER_EDGE,
  ROAD,
  ROAD_EDGE,
  ROAD_TILE_WITH_INN,
  rightOf,
  SEGMENTS as SEGMENTS_TABLE,
  SIDE as SIDE_TABLE,
  SIDE_WEIGHT as SIDE_WEIGHT_TABLE,
  STEP as STEP_TABLE,
  type State,
  shieldsIn,
  strengthOf,
  TALLY as TALLY_TABLE,
  TOUCH,
  tilesIn,
  WIDTH,
} from '../packed.ts';
import { WEIGHTS } from '../weights.ts';

const ASKED = ASKED_TABLE;
const SIDE = SIDE_TABLE;
const STEP = STEP_TABLE;
const TALLY = TALLY_TABLE;
const MARKS = MARKS_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const SIDE_WEIGHT = SIDE_WEIGHT_TABLE;

/** Segments of one tile, and ways that are kept, at most. */
const LOCALS = 16;
const WAYS = 64;
/** What a builder and a pig bring where they join. */
const BUILDER_GAIN = 2;
const PIG_GAIN = 1;
/** Figures that bring less are not thought of. */
const LEAST_GAIN = -3;
/** Open sides of a field that is not looked at. */
const SOME_SIDES = 3;

/** What a field can count on for each of its cities. */
function perCity(state: State): number {
  const left = state.left / state.tilesAtMost;
  return cityOfField(state.options).plain * (WEIGHTS.hold + (1 - WEIGHTS.hold) * (1 - left));
}

/**
 * A quick guess at the best ways to lay a tile, without laying it: what each way joins, opens and hinders, and how that
 * changes what the evaluation says of the features around. Has room of its own.
 */
export class Hunch {
  /** The best ways found, best first: the code of the placement, and the segment for a figure or −1. */
  count = 0;
  readonly placements = new Int32Array(WAYS);
  readonly locals = new Int32Array(WAYS);
  readonly #values = new Float64Array(WAYS);
  #breadth = 1;

  readonly #evaluation: Evaluation;
  readonly #chances: Chances;
  /** By local of the tile to lay: what its feature would have, and what became of it before. */
  readonly #tally = new Int32Array(LOCALS);
  readonly #strength = new Int32Array(LOCALS);
  readonly #marks = new Int32Array(LOCALS);
  readonly #before = new Float64Array(LOCALS);
  readonly #ever = new Float64Array(LOCALS);
  readonly #soon = new Float64Array(LOCALS);
  /** The roots joined so far to each local. */
  readonly #joined = new Int32Array(LOCALS * 4);
  readonly #joinedCount = new Int32Array(LOCALS);
  /** By local: what it brings that a meeple there may be joined with other features. */
  readonly #joins = new Float64Array(LOCALS);
  /** By root: cities that a field can count on, when the search began; none for what was laid since. */
  #fieldCities = new Float64Array(0);

  /** At `bySeat(root, seat)`: what a complete city brings the seat's farmers, likewise. */
  #cityFields = new Float64Array(0);
  #seats = 0;
  #seat = 0;
  /** What an opponent's point counts. */
  #against = 1;
  /** What the next meeple out of the supply would have brought, and one that comes back. */
  #cost = 0;
  #turns = 0;
  /** Part of the tiles that are left. */
  #left = 0;
  #perCity = 0;

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
    this.#chances = evaluation.survey.chances;
  }

  /** Finds the best `breadth` ways among those placements. */
  weigh(state: State, codes: Int32Array, count: number, breadth: number): void {
    this.count = 0;
    this.#breadth = Math.min(breadth, WAYS);
    const { seat, seats } = state;
    this.#evaluation.expect(state, true);
    this.#seat = seat;
    this.#seats = seats;
    this.#against = seats === 2 ? 1 : 1.4 / (seats - 1);
    this.#turns = this.#chances.turns;
    this.#left = state.left / state.tilesAtMost;
    this.#perCity = perCity(state);
    const many = Math.max(1, Math.min(7, Math.round(this.#evaluation.meeples[seat]!)));
    this.#cost =
      WEIGHTS.meeples[many - 1]! * (1 - Math.exp(-Math.max(0, this.#turns - many + 1) / WEIGHTS.use));
    const meeples = state.supply[bySeat(MEEPLE, seat)]! + state.supply[bySeat(BIG, seat)]!;
    for (let i = 0; i < count; i++) this.#weighPlacement(state, codes[i]!, meeples > 0);
  }

  /** Counts the cities of all fields as they are now. */
  look(state: State): void {
    const { parent, tally, tileFirst } = state;
    if (this.#fieldCities.length < parent.length) {
      this.#fieldCities = new Float64Array(parent.length);
      this.#cityFields = new Float64Array(MAX_SEATS * parent.length);
    }
    this.#fieldCities.fill(0);
    this.#cityFields.fill(0);
    const each = perCity(state);
    const { survey } = this.#evaluation;
    this.#evaluation.expect(state, true);
    const seen = new Set<number>();
    for (let slot = state.tileCount - 1; slot >= 0; slot--) {
      const type = state.typeAt(slot);
      for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
        const field = find(parent, tileFirst[slot]! + (TOUCH[i]! >> 4));
        const city = find(parent, tileFirst[slot]! + (TOUCH[i]! & 15));
        if (seen.has(field * parent.length + city)) continue;
        seen.add(field * parent.length + city);
        const { fields, unowned } = WEIGHTS;
        const isOwned = state.strength[city]! !== 0;
        this.#fieldCities[field]! +=
          (tally[city]! & OPEN) === 0 ? 1 : fields * survey.ever[city]! * (isOwned ? 1 : unowned);
        const paid = controllers(state.strength[field]!);
        for (let seat = 0; seat < state.seats; seat++)
          this.#cityFields[bySeat(city, seat)]! += ((paid >> seat) & 1) * each;
      }
    }
  }

  #weighPlacement(state: State, code: number, hasMeeple: boolean): void {
    const { drawn: type } = state;
    const cell = code >> 2;
    let base = this.#merge(state, cell, type * 4 + (code & 3)) + this.#monks(state, cell);
    const segments = SEGMENTS[type]!;
    for (let local = 0; local < segments; local++) {
      const strength = this.#strength[local]!;
      const kind = kindOf(type, local);
      if (kind === CITY) base += this.#citiesOfFields(local);
      if (kind === FIELD && strength !== 0) base += this.#fieldsJoined(state, local);
      if (strength === 0 || kind > CITY) continue;
      const marks = this.#marks[local]!;
      base += this.#valueOf(
        kind,
        this.#tally[local]!,
        strength,
        marks,
        this.#ever[local]!,
        this.#soon[local]!,
      );
      base -= this.#before[local]!;
      if (state.part === 1 && hasHelper(marks, this.#seat)) base += WEIGHTS.part;
    }
    base += this.#pairs(state, cell, type * 4 + (code & 3));
    this.#keep(base, code, -1);
    for (let local = 0; local < segments; local++) {
      const isFree = this.#strength[local]! === 0;
      if (isFree && !hasMeeple) continue;
      const gain = isFree ? this.#standing(state, cell, local) : this.#helping(state, local);
      if (gain > LEAST_GAIN) this.#keep(base + gain + (isFree ? this.#joins[local]! : 0), code, local);
    }
  }

  /** What it brings farmers that their field grows by the tile, or is joined with another. */
  #fieldsJoined(state: State, local: number): number {
    const count = this.#joinedCount[local]!;
    let before = 0;
    let points = 0;
    for (let i = 0; i < count; i++) {
      const root = this.#joined[local * 4 + i]!;
      const strength = state.strength[root]!;
      const own =
        strength !== 0 ? this.#pointsAt(state, FIELD, root) : this.#fieldCities[root]! * this.#perCity;
      points += own;
      if (strength !== 0) before += this.#share(controllers(strength)) * own;
    }
    points += this.#citiesOnTile(state.drawn, local) * this.#perCity;
    return this.#share(controllers(this.#strength[local]!)) * points - before;
  }

  /** What it brings the fields beside a city that it grows, is completed or joined with another. */
  #citiesOfFields(local: number): number {
    let before = 0;
    let most = 0;
    const { ever } = this.#evaluation.survey;
    for (let i = this.#joinedCount[local]! - 1; i >= 0; i--) {
      const root = this.#joined[local * 4 + i]!;
      let lead = 0;
      for (let seat = 0; seat < this.#seats; seat++)
        lead += this.#cityFields[bySeat(root, seat)]! * (seat === this.#seat ? 1 : -this.#against);
      before += lead * WEIGHTS.fields * ever[root]!;
      if (Math.abs(lead) > Math.abs(most)) most = lead;
    }
    if (most === 0) return -before;
    return most * ((this.#tally[local]! & OPEN) === 0 ? 1 : WEIGHTS.fields * this.#ever[local]!) - before;
  }

  /** What a meeple on a segment where nobody stands brings beyond what it costs. */
  #standing(state: State, cell: number, local: number): number {
    const { drawn: type } = state;
    const kind = kindOf(type, local);
    if (kind <= CITY)
      return (
        this.#worth(kind, this.#tally[local]!, this.#marks[local]!, this.#ever[local]!) -
        this.#cost * (1 - this.#soon[local]!)
      );
    if (kind === MONASTERY) return this.#monastery(state, cell);
    return kind === GARDEN ? Number.NEGATIVE_INFINITY : this.#field(type, local) - this.#cost;
  }

  /** What a builder or pig brings beside an own meeple. */
  #helping(state: State, local: number): number {
    const { seat, supply, drawn: type } = state;
    if (strengthOf(this.#strength[local]!, seat) === 0) return Number.NEGATIVE_INFINITY;
    const kind = kindOf(type, local);
    if (kind === FIELD) return supply[bySeat(PIG, seat)]! > 0 ? PIG_GAIN : Number.NEGATIVE_INFINITY;
    return kind <= CITY && (this.#tally[local]! & OPEN) > 0 && supply[bySeat(BUILDER, seat)]! > 0
      ? BUILDER_GAIN
      : Number.NEGATIVE_INFINITY;
  }

  /** Finds what each segment of the tile would belong to; returns what others' ends around lose or win by it. */
  #merge(state: State, cell: number, oriented: number): number {
    const type = oriented >> 2;
    const { board, tileFirst, tileOriented, parent, frontierAsks } = state;
    for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
      const at = placeIn(type, local);
      this.#tally[local] = TALLY[at]!;
      this.#marks[local] = MARKS[at]!;
      this.#strength[local] = 0;
      this.#before[local] = 0;
      this.#ever[local] = 1;
      this.#soon[local] = 1;
      this.#joinedCount[local] = 0;
      this.#joins[local] = 0;
    }
    const asks = frontierAsks[-1 - board[cell]!]!;
    for (let side = 0; side < 4; side++) {
      const slot = board[cell + STEP[side]!]! - 1;
      if (slot < 0) continue;
      const mine = SIDE[oriented * 4 + side]!;
      const theirs = SIDE[tileOriented[slot]! * 4 + (side ^ 2)]!;
      const first = tileFirst[slot]!;
      const edge = edgeOf(mine);
      if (edge !== RIVER_EDGE)
        this.#join(state, type, middleOf(mine), find(parent, first + middleOf(theirs)), asks, side);
      if (edge === FIELD_EDGE || edge === CITY_EDGE) continue;
      this.#join(state, type, leftOf(mine), find(parent, first + rightOf(theirs)), asks, side);
      this.#join(state, type, rightOf(mine), find(parent, first + leftOf(theirs)), asks, side);
    }
    let change = 0;
    for (let side = 0; side < 4; side++) {
      const next = cell + STEP[side]!;
      const place = board[next]!;
      if (place > 0) continue;
      const mine = SIDE[oriented * 4 + side]!;
      const edge = edgeOf(mine);
      const opposite = side ^ 2;
      const before = place < 0 ? frontierAsks[-1 - place]! : 0;
      const after = before + edge * SIDE_WEIGHT[opposite]!;
      if (edge === ROAD_EDGE || edge === CITY_EDGE) {
        const local = middleOf(mine);
        const ends = this.#tally[local]! & OPEN;
        this.#ever[local]! *= this.#chances.ever(after, opposite, Math.max(1, ends));
        this.#soon[local]! *= this.#chances.soon(after, opposite, Math.max(1, ends));
      }
      if (before !== 0) change += this.#hinder(state, next, before, after, opposite);
    }
    return change;
  }

  #join(state: State, type: number, local: number, root: number, asks: number, side: number): void {
    const count = this.#joinedCount[local]!;
    const kind = kindOf(type, local);
    if (kind <= CITY) this.#tally[local]! -= 2;
    for (let i = 0; i < count; i++) if (this.#joined[local * 4 + i] === root) return;
    this.#joined[local * 4 + count] = root;
    this.#joinedCount[local] = count + 1;
    const strength = state.strength[root]!;
    const marks = state.marks[root]!;
    if (kind <= CITY) {
      const tally = state.tally[root]!;
      const { ever, soon } = this.#evaluation.survey;
      this.#tally[local]! += tally;
      if (strength !== 0)
        this.#before[local]! += this.#valueOf(kind, tally, strength, marks, ever[root]!, soon[root]!);
      // The end at this cell is closed: what it made uncertain is not any more.
      const ends = tally & OPEN;
      this.#ever[local]! *= Math.min(1, ever[root]! / this.#chances.ever(asks, side, ends));
      this.#soon[local]! *= Math.min(1, soon[root]! / this.#chances.soon(asks, side, ends));
    }
    this.#strength[local]! += strength;
    this.#marks[local]! |= marks;
  }

  /** What a new neighbour of an empty cell changes for the features whose ends lie there. */
  #hinder(state: State, cell: number, before: number, after: number, from: number): number {
    const { board, tileFirst, tileOriented, parent } = state;
    const { ever, soon } = this.#evaluation.survey;
    let change = 0;
    for (let side = 0; side < 4; side++) {
      const asked = ASKED[before * 4 + side]!;
      if (side === from || (asked !== ROAD_EDGE && asked !== CITY_EDGE)) continue;
      const slot = board[cell + STEP[side]!]! - 1;
      const root = find(parent, tileFirst[slot]! + middleOf(SIDE[tileOriented[slot]! * 4 + (side ^ 2)]!));
      const strength = state.strength[root]!;
      if (strength === 0) continue;
      const tally = state.tally[root]!;
      const marks = state.marks[root]!;
      const kind = asked === ROAD_EDGE ? ROAD : CITY;
      const ends = tally & OPEN;
      const now = Math.min(
        1,
        (ever[root]! * this.#chances.ever(after, side, ends)) /
          (this.#chances.ever(before, side, ends) + 1e-9),
      );
      const soonNow = Math.min(
        1,
        (soon[root]! * this.#chances.soon(after, side, ends)) /
          (this.#chances.soon(before, side, ends) + 1e-9),
      );
      change +=
        this.#valueOf(kind, tally, strength, marks, now, soonNow) -
        this.#valueOf(kind, tally, strength, marks, ever[root]!, soon[root]!);
    }
    return change;
  }

  /** What changes because features meet at an empty cell, or do so no more: see `pairs` of the survey. */
  #pairs(state: State, cell: number, oriented: number): number {
    const { board, frontierAsks, drawn: type } = state;
    let change = -this.#meeting(state, cell, frontierAsks[-1 - board[cell]!]!);
    for (let side = 0; side < 4; side++) {
      const next = cell + STEP[side]!;
      const place = board[next]!;
      if (place >= 0) continue; // a tile, or a cell that only this one lies beside
      const mine = SIDE[oriented * 4 + side]!;
      const edge = edgeOf(mine);
      const before = frontierAsks[-1 - place]!;
      const opposite = side ^ 2;
      const after = before + edge * SIDE_WEIGHT[opposite]!;
      change += this.#meeting(state, next, after) - this.#meeting(state, next, before);
      if (edge === RIVER_EDGE) continue;
      const local = middleOf(mine);
      const kind = kindOf(type, local);
      for (let other = 0; other < 4; other++) {
        if (ASKED[before * 4 + other] !== edge) continue;
        const root = this.#rootAt(state, next, other);
        const strength = state.strength[root]!;
        if (strength === 0 || this.#isJoined(local, root)) continue;
        const chance = this.#joiningChance(after, opposite, other);
        const ours = this.#strength[local]!;
        const points = this.#pointsOf(state, kind, local);
        const theirs = this.#pointsAt(state, kind, root);
        if (ours !== 0) change += chance * this.#ofJoining(ours, points, strength, theirs);
        else this.#joins[local]! += chance * this.#ofJoining(1 << (4 * this.#seat), points, strength, theirs);
      }
    }
    return change;
  }

  /** What the features that lie around an empty cell already expect of being joined there. */
  #meeting(state: State, cell: number, asks: number): number {
    let sum = 0;
    for (let side = 0; side < 3; side++) {
      const edge = ASKED[asks * 4 + side]!;
      if (edge === 0 || edge === RIVER_EDGE || state.board[cell + STEP[side]!]! <= 0) continue;
      for (let other = side + 1; other < 4; other++) {
        if (ASKED[asks * 4 + other] !== edge || state.board[cell + STEP[other]!]! <= 0) continue;
        const one = this.#rootAt(state, cell, side);
        const two = this.#rootAt(state, cell, other);
        const inOne = state.strength[one]!;
        const inTwo = state.strength[two]!;
        if (one === two || inOne === 0 || inTwo === 0) continue;
        const kind = edge === ROAD_EDGE ? ROAD : edge === CITY_EDGE ? CITY : FIELD;
        sum +=
          this.#joiningChance(asks, side, other) *
          this.#ofJoining(inOne, this.#pointsAt(state, kind, one), inTwo, this.#pointsAt(state, kind, two));
      }
    }
    return sum;
  }

  #rootAt(state: State, cell: number, side: number): number {
    const slot = state.board[cell + STEP[side]!]! - 1;
    return find(
      state.parent,
      state.tileFirst[slot]! + middleOf(SIDE[state.tileOriented[slot]! * 4 + (side ^ 2)]!),
    );
  }

  #isJoined(local: number, root: number): boolean {
    for (let i = this.#joinedCount[local]! - 1; i >= 0; i--)
      if (this.#joined[local * 4 + i] === root) return true;
    return false;
  }

  #joiningChance(asks: number, side: number, other: number): number {
    const rate = WEIGHTS.joining * this.#chances.joining(asks, side, other);
    return 1 - Math.exp(-rate * this.#turns);
  }

  /** What the lead gains if two features are joined. */
  #ofJoining(inOne: number, one: number, inTwo: number, two: number): number {
    const [ofOne, ofTwo, ofBoth] = [controllers(inOne), controllers(inTwo), controllers(inOne + inTwo)];
    return this.#share(ofBoth) * (one + two) - this.#share(ofOne) * one - this.#share(ofTwo) * two;
  }

  /** What a point for those seats counts for the own one. */
  #share(seats: number): number {
    const own = (seats >> this.#seat) & 1;
    return own - (seats !== own << this.#seat ? this.#against : 0);
  }

  /** Points of a feature that somebody stands in. */
  #pointsAt(state: State, kind: number, root: number): number {
    if (kind <= CITY)
      return this.#worth(kind, state.tally[root]!, state.marks[root]!, this.#evaluation.survey.ever[root]!);
    const place = this.#evaluation.survey.placeOf(root);
    return place < 0 ? 0 : this.#evaluation.points[place]!;
  }

  /** Points of what a segment of the tile will belong to. */
  #pointsOf(state: State, kind: number, local: number): number {
    return kind <= CITY
      ? this.#worth(kind, this.#tally[local]!, this.#marks[local]!, this.#ever[local]!)
      : this.#field(state.drawn, local);
  }

  /** What a road or city with somebody in it is worth for the seat: its points, and its meeples that come home. */
  #valueOf(kind: number, tally: number, strength: number, marks: number, ever: number, soon: number): number {
    const own = strengthOf(strength, this.#seat);
    const sign = this.#sign(strength);
    const points = sign === 0 ? 0 : sign * this.#worth(kind, tally, marks, ever);
    const isClosed = (tally & OPEN) === 0;
    return points + this.#cost * (isClosed ? 1 : soon) * (own > 0 ? own : -this.#against * 0.6);
  }

  /** What a road or city brings whoever has it: as the evaluation says. */
  #worth(kind: number, tally: number, marks: number, chance: number): number {
    const ends = tally & OPEN;
    const ever = ends === 0 ? 1 : chance;
    const isRich = hasInnOrCathedral(marks);
    const { ahead, ruins } = WEIGHTS;
    if (kind === ROAD) {
      const size = tilesIn(tally);
      return isRich ? ever * ROAD_TILE_WITH_INN * (size + ahead * ends) : size + ever * ahead * ends;
    }
    const size = tilesIn(tally) + shieldsIn(tally);
    if (isRich) return ever * CITY_TILE_WITH_CATHEDRAL * (size + ahead * ends);
    return (1 - ever) * (size + ruins * ends) + ever * CITY_TILE * (size + ahead * ends);
  }

  /** 1 where the own seat alone has the majority, 0 where it shares it, less where another has it. */
  #sign(strength: number): number {
    return this.#share(controllers(strength));
  }

  /** What it brings monks that a cell is filled. */
  #monks(state: State, cell: number): number {
    let gain = 0;
    for (let i = state.monkCount - 1; i >= 0; i--) {
      const distance = Math.abs(cell - state.monkCell[i]!);
      if (distance !== 1 && (distance < WIDTH - 1 || distance > WIDTH + 1)) continue;
      const segment = state.monkSegment[i]!;
      const ends = state.tally[segment]! & OPEN;
      gain += this.#sign(state.strength[segment]!) * (this.#precinct(ends - 1) - this.#precinct(ends));
    }
    return gain;
  }

  #monastery(state: State, cell: number): number {
    let empty = -1;
    for (let row = -WIDTH; row <= WIDTH; row += WIDTH)
      for (let column = -1; column <= 1; column++) if (state.board[cell + row + column]! <= 0) empty++;
    return this.#precinct(empty) - this.#cost;
  }

  /** A monastery with so many empty cells around: its points, and the monk that comes home. */
  #precinct(empty: number): number {
    if (empty === 0) return PRECINCT_CELLS + this.#cost;
    const rate = -WEIGHTS.around / empty;
    const filled = 1 - Math.exp(rate * this.#turns);
    const filledSoon = 1 - Math.exp(rate * Math.min(WEIGHTS.soon, this.#turns));
    return PRECINCT_CELLS - empty + filled * empty + this.#cost * filledSoon ** empty;
  }

  /** A field of the tile: its cities, on the tile itself and beside what it joins. */
  #field(type: number, local: number): number {
    let cities = this.#citiesOnTile(type, local);
    for (let i = 0; i < this.#joinedCount[local]!; i++)
      cities += this.#fieldCities[this.#joined[local * 4 + i]!]!;
    const { growth, hold } = WEIGHTS;
    return growth * SOME_SIDES * this.#left * (hold + (1 - hold) * (1 - this.#left)) + this.#perCity * cities;
  }

  #citiesOnTile(type: number, local: number): number {
    let cities = 0;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++)
      if (TOUCH[i]! >> 4 === local) {
        const city = TOUCH[i]! & 15;
        cities += (this.#tally[city]! & OPEN) === 0 ? 1 : WEIGHTS.fields * this.#ever[city]!;
      }
    return cities;
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
