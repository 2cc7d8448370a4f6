import { MAX_SEATS, type Sizes } from './capacity.ts';
import type { Options } from './editions.ts';
import type { Event } from './events.ts';
import type { FigureRules } from './figure-rules.ts';
import { FIGURES } from './figures.ts';
import type { Hooks, SetRules } from './hooks.ts';
import { type Coordinates, cellAt, cellsFor, originFor, placeOf } from './layout/cells.ts';
import { SCALARS, type Scalars } from './scalars.ts';
import { merged, SET_FACTS, type SetArrays, type SetPhase } from './sets/facts.ts';
import { TILES } from './tiles/catalogue.ts';
import { SEGMENTS_AT_MOST, type TileFacts } from './tiles/notation.ts';

const SCALAR_COUNT = Object.keys(SCALARS).length;

/** Phases: who is to do what. Places in PHASES. */
export const DRAW = 0;
export const PLACE = 1;
export const DEPLOY = 2;
/** In between, sets ask a seat something: `state.asked`. */
export const PHASES = [
  'draw',
  'place',
  'deploy',
  ...SET_FACTS.flatMap((set) => set.phases ?? []),
  'over',
] as readonly Phase[];
export type Phase = 'draw' | 'place' | 'deploy' | SetPhase | 'over';
export const FINISHED = PHASES.length - 1;

/** Bits of `state.rules`: options as numbers, so that steps read them from there. Those of sets begin at 256. */
export const SMALL_CITY_2 = 1;
export const NO_FARMERS = 2;

/** The place of a seat in an array that has a row for each figure or the like. */
export const bySeat = (row: number, seat: number): number => row * MAX_SEATS + seat;

/** Chosen once for a table: what sets do, and which figures stand where. */
export interface SharedRules {
  readonly hooks: Hooks<State>;
  readonly sets: SetRules<State>;
  readonly figures: FigureRules;
}

/** Memory of a state, handed out in parts, one after the other. */
class StateMemory {
  readonly options: Options;
  /** The tiles it is played with, the start tile among them. */
  readonly tiles: readonly TileFacts[];
  readonly sizes: Sizes;
  /** Rules of this table that its states share. */
  readonly shared: SharedRules;
  // Not `#words`: to set up private members takes V8 as long as all the rest of a small copy.
  private readonly words: Int32Array;
  private used = 0;

  constructor(options: Options, tiles: readonly TileFacts[], sizes: Sizes, shared: SharedRules) {
    this.options = options;
    this.tiles = tiles;
    this.sizes = sizes;
    this.shared = shared;
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

const ARRAYS = Object.entries(merged((set) => set.arrays));

export interface State extends Scalars, Readonly<Record<keyof SetArrays, Int32Array>> {}

/**
 * A whole game as numbers: parts of one piece of memory, so that a copy is one `set` and a walk over the used cells.
 * Tiles are numbered in the order of placing (slots), segments likewise, tile by tile; the place of a segment in its
 * tile's list is its local. A new one is bare memory: `emptyTable` makes a game of it.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the accessors are defined below
export class State extends StateMemory {
  readonly hooks = this.shared.hooks;
  readonly figureRules = this.shared.figures;

  /** Single numbers: see SCALARS. */
  readonly scalar = this.allocate(SCALAR_COUNT);

  /** By seat: points. */
  readonly points = this.allocate(MAX_SEATS);
  /** At `bySeat(figure, seat)`: figures in the supply. CAR-GEN-03 */
  readonly supply = this.allocate(FIGURES.length * MAX_SEATS);
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
  /** By root: open ends, tiles, coats of arms, symbols: see `layout/tally.ts`. */
  readonly tally = this.allocate(this.sizes.segments);
  /** By root: who stands in it: see `layout/strength.ts`. */
  readonly strength = this.allocate(this.sizes.segments);
  /** By root: helpers, rich, paid: see `layout/marks.ts`. */
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
  /** Monasteries and the like with a monk, in no order: segment and cell. */
  readonly monkSegment = this.allocate(this.sizes.monks);
  readonly monkCell = this.allocate(this.sizes.monks);

  /** By local: roots of the segments of the tile just placed. */
  readonly newRoots = this.allocate(SEGMENTS_AT_MOST);
  /** At `bySeat(figure, seat)`: 1 + place in `figures` of the last of that kind, wherever it is now; 0: none. */
  readonly lastAt = this.allocate(FIGURES.length * MAX_SEATS);
  /** Codes of the actions now possible in the phase `deploy`: see `actions/deployment-codes.ts`. */
  readonly deployCodes = this.allocate(this.sizes.deployCodes);

  /** All of the above, and the arrays of sets, which are properties too: see `arrays` of their facts. */
  readonly all = this.allocateAll();

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

  /** Adds the arrays of sets: so many rows of seats. */
  private allocateAll(): Int32Array {
    for (const [name, rows] of ARRAYS)
      (this as unknown as Record<string, Int32Array>)[name] = this.allocate(rows * MAX_SEATS);
    return this.allocated();
  }

  /** Another state equal to this one. */
  copy(into?: State): State {
    const copy = into ?? new State(this.options, this.tiles, this.sizes, this.shared);
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
