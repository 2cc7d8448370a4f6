import { MAX_SEATS, type Sizes } from './capacity.ts';
import type { Options } from './editions.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures.ts';
import { type Coordinates, cellAt, cellsFor, originFor, placeOf } from './layout/cells.ts';
import { SCALARS, type Scalars } from './scalars.ts';
import { TILES } from './tiles/catalogue.ts';
import { GOODS, SEGMENTS_AT_MOST, type TileFacts } from './tiles/notation.ts';

const SCALAR_COUNT = Object.keys(SCALARS).length;

/** Phases: who is to do what. Places in PHASES. */
export const DRAW = 0;
export const PLACE = 1;
export const DEPLOY = 2;
/** Owners of pigs decide whether the farmers go home too. CAR-TB-PIG-25 */
export const FARMER = 3;
/** The seat says whether it takes the second tile that its builder earned. CAR-TB-DOUBLE-06 */
export const SECOND = 4;
export const FINISHED = 5;
export const PHASES = ['draw', 'place', 'deploy', 'farmer', 'second', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Bits of `state.rules`: options as numbers, so that steps read them from there. */
export const SMALL_CITY_2 = 1;
export const PAIRED_BUILDER = 2;
export const SHIELD_PIGS = 4;
export const PLAIN_UNFINISHED = 8;
export const NO_FARMERS = 16;
/** Builders are in play. */
export const BUILDERS = 32;
export const SECOND_IS_ASKED = 64;

/** The place of a seat in an array that has a row for each figure or good. */
export const bySeat = (row: number, seat: number): number => row * MAX_SEATS + seat;

/** Memory of a state, handed out in parts, one after the other. */
class StateMemory {
  readonly options: Options;
  /** The tiles it is played with, the start tile among them. */
  readonly tiles: readonly TileFacts[];
  readonly sizes: Sizes;
  // Not `#words`: to set up private members takes V8 as long as all the rest of a small copy.
  private readonly words: Int32Array;
  private used = 0;

  constructor(options: Options, tiles: readonly TileFacts[], sizes: Sizes) {
    this.options = options;
    this.tiles = tiles;
    this.sizes = sizes;
    // More than the arrays of a state need together; `allocate` says so, should they outgrow it.
    const { tiles: slots, segments, multiWords } = sizes;
    this.words = new Int32Array(12 * slots + (6 + multiWords) * segments + 1024);
  }

  /** The next part of the memory. */
  protected allocate(length: number): Int32Array {
    const from = this.used;
    this.used += length;
    if (this.used > this.words.length)
      throw new Error(`${this.used} words are taken of ${this.words.length}`);
    return this.words.subarray(from, this.used);
  }

  /** All parts handed out so far, as one. */
  protected allocated(): Int32Array {
    return this.words.subarray(0, this.used);
  }
}

export interface State extends Scalars {}

/**
 * A whole game as numbers: parts of one piece of memory, so that a copy is one `set` and a walk over the used cells.
 * Tiles are numbered in the order of placing (slots), segments likewise, tile by tile; the place of a segment in its
 * tile's list is its local. A new one is bare memory: `emptyTable` makes a game of it.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the accessors are defined below
export class State extends StateMemory {
  /** Single numbers: see SCALARS. */
  readonly scalar = this.allocate(SCALAR_COUNT);

  /** By seat: points. */
  readonly points = this.allocate(MAX_SEATS);
  /** At `bySeat(figure, seat)`: figures in the supply. CAR-GEN-03 */
  readonly supply = this.allocate(FIGURES.length * MAX_SEATS);
  /** At `bySeat(good, seat)`: tokens. CAR-TB-GOODS-02 */
  readonly goods = this.allocate(GOODS.length * MAX_SEATS);
  /** By type: tiles left to draw. CAR-GEN-04 */
  readonly bag = this.allocate(TILES.length);

  /** By slot: the cell of the tile. */
  readonly tileCell = this.allocate(this.sizes.tiles);
  /** By slot: `type * 4 + quarter turns clockwise`. */
  readonly tileOriented = this.allocate(this.sizes.tiles);
  /** By slot: number of its first segment. */
  readonly tileFirst = this.allocate(this.sizes.tiles);
  /** By slot: the seat that placed it; −1: the start tile. */
  readonly tileSeat = this.allocate(this.sizes.tiles);

  /** By segment: union–find parent. A root is its own, and stands for the feature; what follows holds at roots. */
  readonly parent = this.allocate(this.sizes.segments);
  /** By root: open ends, tiles, coats of arms, goods: see `layout/tally.ts`. */
  readonly tally = this.allocate(this.sizes.segments);
  /** By root: who stands in it: see `layout/strength.ts`. */
  readonly strength = this.allocate(this.sizes.segments);
  /** By root: helpers, inn or cathedral, paid: see `layout/marks.ts`. */
  readonly marks = this.allocate(this.sizes.segments);
  /**
   * By root of a road or city: the tiles in it that hold several roads (cities), a bit for each such tile on the table, so
   * that a tile counts once however many of its segments the feature joins. As many blocks, one after the other, as the
   * game needs words for its tiles; nearly always one. CAR-ROAD-02, CAR-CITY-02
   */
  readonly multiTiles = this.allocate(this.sizes.multiWords * this.sizes.segments);

  /** Cells next to a tile, in no order. */
  readonly frontierCell = this.allocate(this.sizes.frontier);
  /** By place in `frontierCell`: what the neighbours of that cell ask of a tile (see `SIDE_WEIGHT`). */
  readonly frontierAsks = this.allocate(this.sizes.frontier);

  /** Every deployment of the game, in order: see `layout/deployed.ts`. */
  readonly figures = this.allocate(this.sizes.figures);
  /** Monasteries and gardens with a monk, in no order: segment and cell. */
  readonly monkSegment = this.allocate(this.sizes.monks);
  readonly monkCell = this.allocate(this.sizes.monks);

  /** By local: roots of the segments of the tile just placed. */
  readonly newRoots = this.allocate(SEGMENTS_AT_MOST);
  /** By seat: 1 + place in `figures` of the abbot, of the last builder, of the pig, and of the farmer beside the last pig; 0: none. */
  readonly abbotAt = this.allocate(MAX_SEATS);
  readonly builderAt = this.allocate(MAX_SEATS);
  readonly pigAt = this.allocate(MAX_SEATS);
  readonly farmerAt = this.allocate(MAX_SEATS);
  /** Codes of the deployments now possible: see `actions/deployment-codes.ts`. */
  readonly choices = this.allocate(this.sizes.choices);

  /** All of the above. */
  readonly all = this.allocated();

  /** The cell of the start tile. */
  readonly origin = originFor(this.sizes.tiles);
  /** Tiles on the table once all are placed. */
  readonly tilesAtMost = this.sizes.tiles;
  /** By cell: slot + 1 of a tile, −1 − place in the frontier, or 0. Made anew from the above when copied. */
  readonly board = new Int16Array(cellsFor(this.sizes.tiles));
  /** Room for the final scoring of fields, by segment; holds nothing between steps. */
  readonly countedBy = [new Int32Array(this.sizes.segments), new Int32Array(this.sizes.segments)] as const;
  /** The start of a game with these options, once somebody has gone back to it. */
  start: State | undefined = undefined;
  /** Collects events for a listener; null in the fast lane. Never copied. */
  events: Event[] | null = null;

  /** Another state equal to this one. */
  copy(into?: State): State {
    const copy = into ?? new State(this.options, this.tiles, this.sizes);
    copy.copyFrom(this);
    return copy;
  }

  /** Tells whether a rule of this table holds: one of the bits above. */
  has(rule: number): boolean {
    return (this.rules & rule) !== 0;
  }

  /** The type of the tile in a slot. */
  typeAt(slot: number): number {
    return this.tileOriented[slot]! >> 2;
  }

  /** The cell of a place, and back. */
  cellAt(at: Coordinates): number {
    return cellAt(this.origin, at);
  }
  placeOf(cell: number): Coordinates {
    return placeOf(this.origin, cell);
  }

  /** Becomes equal to a state of the same game. */
  copyFrom(other: State): void {
    this.wipeBoard();
    this.all.set(other.all);
    const { board, tileCell, frontierCell } = this;
    for (let slot = this.tileCount - 1; slot >= 0; slot--) board[tileCell[slot]!] = slot + 1;
    for (let i = this.frontierCount - 1; i >= 0; i--) board[frontierCell[i]!] = -1 - i;
  }

  private wipeBoard(): void {
    const { board, tileCell, frontierCell } = this;
    for (let slot = this.tileCount - 1; slot >= 0; slot--) board[tileCell[slot]!] = 0;
    for (let i = this.frontierCount - 1; i >= 0; i--) board[frontierCell[i]!] = 0;
  }
}

for (const [name, place] of Object.entries(SCALARS))
  Object.defineProperty(State.prototype, name, {
    get(this: State) {
      return this.scalar[place];
    },
    set(this: State, value: number) {
      this.scalar[place] = value;
    },
  });
