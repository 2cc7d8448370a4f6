import type { Options, SetName } from './editions.ts';
import type { Event } from './events.ts';
import { TILES, tileNumber, tilesOf } from './tiles/catalogue.ts';

/**
 * The board is 256 cells wide and high with the start tile in the middle: 126 tiles in a row reach no edge, so the
 * neighbours of a cell are always at fixed distances.
 */
export const WIDTH = 256;
const CELLS = WIDTH * WIDTH;
/** The cell of [0, 0]. */
const ORIGIN = (WIDTH / 2) * WIDTH + WIDTH / 2;
/** `x` and `y` are from −127 to 127. */
export const cellAt = (x: number, y: number): number => ORIGIN + y * WIDTH + x;
export const xOf = (cell: number): number => (cell % WIDTH) - WIDTH / 2;
export const yOf = (cell: number): number => Math.floor(cell / WIDTH) - WIDTH / 2;

export const MAX_SEATS = 6;

/** Phases: who is to do what. */
export const DRAW = 0;
export const PLACE = 1;
export const DEPLOY = 2;
/** Owners of pigs decide whether the farmers go home too. CAR-TB-PIG-25 */
export const FARMER = 3;
export const FINISHED = 4;

/** Figures, as places in FIGURES. A meeple has strength; builder and pig never have. CAR-MAJ-01 */
export const MEEPLE = 0;
export const BIG = 1;
export const ABBOT = 2;
export const BUILDER = 3;
export const PIG = 4;
const FIGURE_KINDS = 5;

/** Places in `State.scalar`. */
export const PHASE = 0;
/** The seat whose turn it is. */
export const SEAT = 1;
/** 1, or 2 in the second part of a double turn. CAR-TURN-06 */
export const PART = 2;
/** 1 when the builder has earned a second part. CAR-TB-BUILDER-06 */
export const DUE = 3;
/** Type of the tile in hand or just placed; −1 before the first draw. */
export const DRAWN = 4;
/** Tiles in play, segments in play, cells where a tile may go, figures ever deployed, monasteries occupied. */
export const TILE_COUNT = 5;
export const SEGMENT_COUNT = 6;
export const FRONTIER_COUNT = 7;
export const FIGURE_COUNT = 8;
export const MONK_COUNT = 9;
/** Tiles with two roads, and with two cities, so far: each has a bit of its own in `shared`. */
export const MULTIPLE_ROADS = 10;
export const MULTIPLE_CITIES = 15;
/** Tiles left to draw. */
export const LEFT = 11;
/** Deployments open to the acting seat, in `choices`. */
export const CHOICE_COUNT = 12;
export const SEATS_AT_TABLE = 13;
/** Options as numbers, so that steps read them from here: see RULE bits. */
export const RULES = 14;
/** Seats still to decide about their farmers, as bits, and the one that decides now. CAR-TB-PIG-25 */
export const PENDING = 16;
export const ASKED = 17;
/** River tiles left to draw, the cell at the river's open end, the side of that cell where it enters, the last bend. */
export const RIVER_LEFT = 18;
export const RIVER_CELL = 19;
export const RIVER_SIDE = 20;
export const RIVER_BEND = 21;
const SCALARS = 24;

/** Bits of `scalar[RULES]`. */
export const SMALL_CITY_2 = 1;
export const PAIRED_BUILDER = 2;
export const SHIELD_PIGS = 4;
export const PLAIN_UNFINISHED = 8;
export const NO_FARMERS = 16;
/** Builders are in play. */
export const BUILDERS = 32;
const CHOICES = 48;
/** More than all monasteries and six abbots in gardens. */
const MONKS = 24;
const LOCALS_AT_MOST = 16;

/** Strength by seat, four bits each, in bits 0–23 of `State.strength`. CAR-MAJ-01 */
export const STRENGTHS = 0xff_ffff;
/** Bit of a seat's builder (on roads and in cities) or pig (in fields). */
export const HELPER_SHIFT = 24;
/** Set when the final scoring has paid a feature. */
export const PAID = 1 << 30;

/** `State.shared`: bits 0–19 are tiles, bit 20 is RICH, then a big meeple of each seat, then whether an abbot is the monk. */
export const SHARED_TILES = 0xf_ffff;
export const BIG_SHIFT = 21;
export const ABBOT_MONK = 1 << 27;

/**
 * Set in `State.figures` when a figure went home while its feature is still in play: without it a later figure of the same
 * seat there would bring it back. CAR-TB-BUILDER-23, CAR-TB-PIG-24, CAR-TB-PIG-25
 */
export const GONE = 1 << 20;

function ruleBits(options: Options): number {
  return (
    (options.smallCity === 2 ? SMALL_CITY_2 : 0) |
    (options.builderRule === 'paired' ? PAIRED_BUILDER : 0) |
    (options.pigRule === 'shield-city' ? SHIELD_PIGS : 0) |
    (options.icUnfinished === 'plain' ? PLAIN_UNFINISHED : 0) |
    (options.farmers ? 0 : NO_FARMERS) |
    (options.sets.includes('traders') ? BUILDERS : 0)
  );
}

/** Start of a game with these sets: how often each type is in the bag, and how much room its pieces need. */
function measure(options: Options): { bag: Int32Array; tiles: number; segments: number } {
  const bag = new Int32Array(TILES.length);
  let tiles = 0;
  let segments = 0;
  for (const tile of tilesOf(options)) {
    bag[tileNumber(tile.id)!] = tile.copies;
    tiles += tile.copies;
    segments += tile.copies * tile.segments.length;
  }
  return { bag, tiles, segments };
}

/**
 * A whole game as numbers: views over one buffer, so that a copy is one `set` and a walk over the used cells.
 * Tiles are numbered in the order of placing (slots), segments likewise, tile by tile.
 */
export class State {
  readonly options: Options;
  readonly tilesAtMost: number;
  /** Everything below except `board`. */
  readonly all: Int32Array;
  readonly scalar: Int32Array;

  /** By seat: points, and what is in the supply. CAR-GEN-02, CAR-GEN-03 */
  readonly points: Int32Array;
  /** Supply at `figure * MAX_SEATS + seat`. */
  readonly supply: Int32Array;
  /** Tokens at `good * MAX_SEATS + seat`. CAR-TB-GOODS-02 */
  readonly goods: Int32Array;
  /** Tiles left to draw, by type. */
  readonly bag: Int32Array;

  /** By slot: cell, oriented tile, number of the first segment, seat that placed it (−1: the start tile). */
  readonly tileCell: Int32Array;
  readonly tileOriented: Int32Array;
  readonly tileFirst: Int32Array;
  readonly tileSeat: Int32Array;

  /** By segment: union–find parent; at roots what the feature has (see `OPEN`), who stands in it (see
   * `STRENGTHS`), and which multiple tiles it covers. */
  readonly parent: Int32Array;
  readonly tally: Int32Array;
  readonly strength: Int32Array;
  readonly shared: Int32Array;

  /** Cells next to a tile, in no order, and what their neighbours ask of a tile (see `SIDE_WEIGHT`). */
  readonly frontierCell: Int32Array;
  readonly frontierAsks: Int32Array;

  /** Every deployment: `slot << 10 | local << 6 | figure << 3 | seat`, perhaps GONE. It stands as long as its feature knows it. */
  readonly figures: Int32Array;
  /** Monasteries and gardens with a monk: segment and cell. */
  readonly monkSegment: Int32Array;
  readonly monkCell: Int32Array;

  /** Roots of the segments of the tile just placed, by local. */
  readonly here: Int32Array;
  /** By seat: 1 + place in `figures` of the abbot, of the last builder, of the pig, and of the farmer beside the pig; 0: none. */
  readonly abbotAt: Int32Array;
  readonly builderAt: Int32Array;
  readonly pigAt: Int32Array;
  readonly farmerAt: Int32Array;
  /** Codes of the deployments now possible. */
  readonly choices: Int32Array;

  /** By cell: slot + 1 of a tile, −1 − place in the frontier, or 0. */
  readonly board = new Int16Array(CELLS);
  /** Room for the final scoring of fields, by segment; holds nothing between steps. */
  readonly countedBy: readonly [Int32Array, Int32Array];
  /** The start of a game with these options, once somebody has gone back to it. */
  start: State | undefined = undefined;
  /** Where steps tell what happens, if anybody listens. Never copied. */
  sink: Event[] | null = null;

  /** An empty table: no tile on it, all pieces in supply, all tiles in the bag. */
  constructor(options: Options) {
    const { bag, tiles, segments } = measure(options);
    const frontier = 2 * tiles + 4;
    const sizes = [
      SCALARS,
      MAX_SEATS,
      FIGURE_KINDS * MAX_SEATS,
      3 * MAX_SEATS,
      TILES.length,
      tiles,
      tiles,
      tiles,
      tiles,
      segments,
      segments,
      segments,
      segments,
      frontier,
      frontier,
      2 * tiles,
      MONKS,
      MONKS,
      LOCALS_AT_MOST,
      MAX_SEATS,
      MAX_SEATS,
      MAX_SEATS,
      MAX_SEATS,
      CHOICES,
    ];
    this.options = options;
    this.tilesAtMost = tiles;
    this.all = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
    let from = 0;
    const views = sizes.map((size) => {
      const view = new Int32Array(this.all.buffer, from * 4, size);
      from += size;
      return view;
    });
    let next = 0;
    const take = () => views[next++]!;
    this.scalar = take();
    this.points = take();
    this.supply = take();
    this.goods = take();
    this.bag = take();
    this.tileCell = take();
    this.tileOriented = take();
    this.tileFirst = take();
    this.tileSeat = take();
    this.parent = take();
    this.tally = take();
    this.strength = take();
    this.shared = take();
    this.frontierCell = take();
    this.frontierAsks = take();
    this.figures = take();
    this.monkSegment = take();
    this.monkCell = take();
    this.here = take();
    this.abbotAt = take();
    this.builderAt = take();
    this.pigAt = take();
    this.farmerAt = take();
    this.choices = take();
    this.countedBy = [new Int32Array(segments), new Int32Array(segments)];
    this.bag.set(bag);
    const { scalar } = this;
    const has = (set: SetName, count = 1) => (options.sets.includes(set) ? count : 0);
    const supplies = [7, has('inns'), has('abbot'), has('traders'), has('traders')];
    supplies.forEach((count, figure) => {
      this.supply.fill(count, figure * MAX_SEATS, figure * MAX_SEATS + options.seats);
    });
    scalar[PHASE] = DRAW;
    scalar[PART] = 1;
    scalar[DRAWN] = -1;
    scalar[LEFT] = this.tilesAtMost;
    scalar[RULES] = ruleBits(options);
    scalar[SEATS_AT_TABLE] = options.seats;
  }

  /** Becomes equal to a state of the same options. */
  copyFrom(other: State): void {
    this.#wipeBoard();
    this.all.set(other.all);
    const { board, tileCell, frontierCell, scalar } = this;
    for (let slot = scalar[TILE_COUNT]! - 1; slot >= 0; slot--) board[tileCell[slot]!] = slot + 1;
    for (let i = scalar[FRONTIER_COUNT]! - 1; i >= 0; i--) board[frontierCell[i]!] = -1 - i;
  }

  #wipeBoard(): void {
    const { board, tileCell, frontierCell, scalar } = this;
    for (let slot = scalar[TILE_COUNT]! - 1; slot >= 0; slot--) board[tileCell[slot]!] = 0;
    for (let i = scalar[FRONTIER_COUNT]! - 1; i >= 0; i--) board[frontierCell[i]!] = 0;
  }
}
