import {
  BIG,
  BUILDER,
  bySeat,
  CITY,
  CITY_EDGE,
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
  MEEPLE,
  MONASTERY,
  middleOf,
  OPEN,
  PIG,
  placeIn,
  ROAD,
  ROAD_EDGE,
  rightOf,
  SEGMENTS as SEGMENTS_TABLE,
  SIDE as SIDE_TABLE,
  STEP as STEP_TABLE,
  type State,
  shieldsIn,
  strengthOf,
  TALLY as TALLY_TABLE,
  TOUCH,
  tilesIn,
  WIDTH,
} from '../packed.ts';

const SIDE = SIDE_TABLE;
const STEP = STEP_TABLE;
const TALLY = TALLY_TABLE;
const MARKS = MARKS_TABLE;
const SEGMENTS = SEGMENTS_TABLE;

/** Segments of one tile, at most, and neighbours of one segment. */
const LOCALS = 16;
const ENDS_AT_MOST = 6;
/** Chances that a city or road with 1, 2 … open ends is completed, while many turns are left. */
const CITY_CHANCE = [1, 0.75, 0.55, 0.35, 0.25, 0.15, 0.1] as const;
const ROAD_CHANCE = [1, 0.85, 0.75, 0.6, 0.5, 0.4, 0.3] as const;
/** What the last, the last but one … meeple in the supply is worth while many turns are left. */
const MEEPLE_COST = [0, 9, 7, 5, 4, 3, 2.5, 2, 2, 2] as const;
/** Points for a city beside an own field. */
const CITY_OF_FIELD = 3;
/** What a builder brings when it works, and when it is put to work; a pig likewise. */
const SECOND_PART = 2.5;
const BUILDER_GAIN = 2.5;
const PIG_GAIN = 1;

/**
 * A quick guess at the best ways to lay a tile, without laying it: what each way joins, and how that changes what the
 * features around are worth. Has room of its own.
 */
export class Hunch {
  /** The best ways found, best first: the code of the placement, and the segment for a figure or −1. */
  count = 0;
  readonly placements = new Int32Array(32);
  readonly locals = new Int32Array(32);
  readonly #values = new Float64Array(32);
  #breadth = 1;

  /** By local of the tile to lay: what its feature would have. */
  readonly #tally = new Int32Array(LOCALS);
  readonly #strength = new Int32Array(LOCALS);
  readonly #marks = new Int32Array(LOCALS);
  readonly #before = new Float64Array(LOCALS);
  /** The root last joined to a local from each side. */
  readonly #joined = new Int32Array(LOCALS * 8);
  readonly #joinedCount = new Int32Array(LOCALS);
  readonly #cityChance = new Float64Array(ENDS_AT_MOST + 1);
  readonly #roadChance = new Float64Array(ENDS_AT_MOST + 1);
  /** By root: complete cities that touch a field, more or less, when the search began; none for what was laid since. */
  #fieldCities = new Float64Array(0);
  #seat = 0;
  /** What an opponent's point counts. */
  #against = 1;

  /** Finds the best `breadth` ways among those placements. */
  weigh(state: State, codes: Int32Array, count: number, breadth: number): void {
    this.count = 0;
    this.#breadth = breadth;
    const { seat, seats } = state;
    this.#seat = seat;
    this.#against = 1 / (seats - 1);
    const turns = state.left / seats;
    const late = 1 - Math.exp(-turns / 12);
    for (let ends = 0; ends <= ENDS_AT_MOST; ends++) {
      this.#cityChance[ends] = ends === 0 ? 1 : CITY_CHANCE[ends]! * late;
      this.#roadChance[ends] = ends === 0 ? 1 : ROAD_CHANCE[ends]! * late;
    }
    const meeples = state.supply[bySeat(MEEPLE, seat)]! + state.supply[bySeat(BIG, seat)]!;
    const urgency = Math.min(1, turns / 6);
    const cost = MEEPLE_COST[meeples]! * urgency;
    const refund = MEEPLE_COST[meeples + 1]! * urgency;
    for (let i = 0; i < count; i++) this.#weighPlacement(state, codes[i]!, meeples, cost, refund, turns);
  }

  #weighPlacement(
    state: State,
    code: number,
    meeples: number,
    cost: number,
    refund: number,
    turns: number,
  ): void {
    const { seat, drawn: type, supply } = state;
    const cell = code >> 2;
    this.#merge(state, cell, type * 4 + (code & 3));
    const segments = SEGMENTS[type]!;
    let base = this.#monks(state, cell);
    for (let local = 0; local < segments; local++) {
      const strength = this.#strength[local]!;
      const kind = kindOf(type, local);
      if (strength === 0 || kind > CITY) continue;
      const tally = this.#tally[local]!;
      const after = this.#sign(strength) * this.#worth(kind, tally, this.#marks[local]!);
      base += after - this.#before[local]!;
      const own = strengthOf(strength, seat);
      if (own > 0) {
        if ((tally & OPEN) === 0) base += own * refund;
        if (state.part === 1 && hasHelper(this.#marks[local]!, seat)) base += SECOND_PART;
      }
    }
    this.#keep(base, code, -1);
    for (let local = 0; local < segments; local++) {
      const strength = this.#strength[local]!;
      const kind = kindOf(type, local);
      if (strength !== 0) {
        if (strengthOf(strength, seat) === 0) continue;
        if (kind === FIELD) {
          if (supply[bySeat(PIG, seat)]! > 0) this.#keep(base + PIG_GAIN, code, local);
        } else if (kind <= CITY && (this.#tally[local]! & OPEN) > 0 && supply[bySeat(BUILDER, seat)]! > 0)
          this.#keep(base + BUILDER_GAIN * Math.min(1, turns / 4), code, local);
        continue;
      }
      if (meeples === 0) continue;
      let gain: number;
      if (kind <= CITY) {
        const tally = this.#tally[local]!;
        const ends = Math.min(tally & OPEN, ENDS_AT_MOST);
        const chance = kind === CITY ? this.#cityChance[ends]! : this.#roadChance[ends]!;
        gain = this.#worth(kind, tally, this.#marks[local]!) - (ends === 0 ? 0 : cost * (1 - chance / 2));
      } else if (kind === MONASTERY) gain = this.#monastery(state, cell, turns) - cost * 0.75;
      else if (kind === GARDEN) continue;
      else gain = this.#field(type, local) - cost;
      this.#keep(base + gain, code, local);
    }
  }

  /** What each segment of the tile would belong to. */
  #merge(state: State, cell: number, oriented: number): void {
    const type = oriented >> 2;
    const { board, tileFirst, tileOriented, parent } = state;
    for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
      const at = placeIn(type, local);
      this.#tally[local] = TALLY[at]!;
      this.#marks[local] = MARKS[at]!;
      this.#strength[local] = 0;
      this.#before[local] = 0;
      this.#joinedCount[local] = 0;
    }
    for (let side = 0; side < 4; side++) {
      const slot = board[cell + STEP[side]!]! - 1;
      if (slot < 0) continue;
      const mine = SIDE[oriented * 4 + side]!;
      const theirs = SIDE[tileOriented[slot]! * 4 + (side ^ 2)]!;
      const first = tileFirst[slot]!;
      const edge = edgeOf(mine);
      if (edge === FIELD_EDGE || edge === CITY_EDGE)
        this.#join(state, type, middleOf(mine), find(parent, first + middleOf(theirs)));
      else {
        if (edge === ROAD_EDGE)
          this.#join(state, type, middleOf(mine), find(parent, first + middleOf(theirs)));
        this.#join(state, type, leftOf(mine), find(parent, first + rightOf(theirs)));
        this.#join(state, type, rightOf(mine), find(parent, first + leftOf(theirs)));
      }
    }
  }

  #join(state: State, type: number, local: number, root: number): void {
    const count = this.#joinedCount[local]!;
    const kind = kindOf(type, local);
    let isNew = true;
    for (let i = 0; i < count; i++) if (this.#joined[local * 8 + i] === root) isNew = false;
    if (kind <= CITY) this.#tally[local]! -= 2;
    if (!isNew) return;
    this.#joined[local * 8 + count] = root;
    this.#joinedCount[local] = count + 1;
    const strength = state.strength[root]!;
    if (kind <= CITY) {
      this.#tally[local]! += state.tally[root]!;
      if (strength !== 0)
        this.#before[local]! +=
          this.#sign(strength) * this.#worth(kind, state.tally[root]!, state.marks[root]!);
    }
    this.#strength[local]! += strength;
    this.#marks[local]! |= state.marks[root]!;
  }

  /** What a road or city brings whoever has it. */
  #worth(kind: number, tally: number, marks: number): number {
    const ends = Math.min(tally & OPEN, ENDS_AT_MOST);
    const isRich = hasInnOrCathedral(marks);
    if (kind === ROAD) {
      const size = tilesIn(tally);
      const chance = this.#roadChance[ends]!;
      return isRich ? 2 * chance * (size + 0.4 * ends) : size + 0.4 * chance * ends;
    }
    const size = tilesIn(tally) + shieldsIn(tally);
    const chance = this.#cityChance[ends]!;
    return isRich ? 3 * chance * (size + 0.4 * ends) : size * (1 + chance) + 0.6 * chance * ends;
  }

  /** 1 where the own seat alone has the majority, 0 where it shares it, less where another has it. */
  #sign(strength: number): number {
    const seats = controllers(strength);
    if (seats === 1 << this.#seat) return 1;
    return ((seats >> this.#seat) & 1) === 1 ? 0 : -this.#against;
  }

  /** What it brings monks that a cell is filled. */
  #monks(state: State, cell: number): number {
    let gain = 0;
    for (let i = state.monkCount - 1; i >= 0; i--) {
      const distance = Math.abs(cell - state.monkCell[i]!);
      if (distance !== 1 && (distance < WIDTH - 1 || distance > WIDTH + 1)) continue;
      const segment = state.monkSegment[i]!;
      const ends = state.tally[segment]! & OPEN;
      gain += this.#sign(state.strength[segment]!) * (ends === 1 ? 4 : 1);
    }
    return gain;
  }

  #monastery(state: State, cell: number, turns: number): number {
    let empty = 0;
    for (let row = -WIDTH; row <= WIDTH; row += WIDTH)
      for (let column = -1; column <= 1; column++) if (state.board[cell + row + column]! <= 0) empty++;
    empty--;
    return 9 - empty + empty * (1 - Math.exp((-0.4 * turns) / Math.max(1, empty)));
  }

  /** Cities beside a field of the tile, on the tile itself and next to it. */
  #field(type: number, local: number): number {
    let cities = 0;
    for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++)
      if (TOUCH[i]! >> 4 === local) cities += (this.#tally[TOUCH[i]! & 15]! & OPEN) <= 2 ? 0.7 : 0.3;
    for (let i = 0; i < this.#joinedCount[local]!; i++)
      cities += this.#fieldCities[this.#joined[local * 8 + i]!]!;
    return CITY_OF_FIELD * cities;
  }

  /** Counts the cities of all fields as they are now. */
  look(state: State): void {
    const { parent, tally, tileFirst } = state;
    if (this.#fieldCities.length < parent.length) this.#fieldCities = new Float64Array(parent.length);
    this.#fieldCities.fill(0);
    const seen = new Set<number>();
    for (let slot = state.tileCount - 1; slot >= 0; slot--) {
      const type = state.typeAt(slot);
      for (let i = FIRST_TOUCH[type]!; i < FIRST_TOUCH[type + 1]!; i++) {
        const field = find(parent, tileFirst[slot]! + (TOUCH[i]! >> 4));
        const city = find(parent, tileFirst[slot]! + (TOUCH[i]! & 15));
        if (seen.has(field * 4096 + city)) continue;
        seen.add(field * 4096 + city);
        const ends = tally[city]! & OPEN;
        this.#fieldCities[field]! += ends === 0 ? 1 : ends <= 2 ? 0.6 : 0.25;
      }
    }
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
