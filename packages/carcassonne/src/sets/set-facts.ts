import type { SegmentKind, TileFacts } from '../tiles/notation.ts';

/** One printed list of tiles. */
export interface TileList {
  /** Its place among all lists but the base game's, which numbers its tiles: seeds depend on it. */
  readonly listOrder: number;
  /** The list in our notation, and read. */
  readonly text: string;
  readonly tiles: readonly TileFacts[];
}

/** One kind of figure. */
export interface FigureFacts {
  /** Its number in packed state. */
  readonly number: number;
  /** Number that each seat has at the start. CAR-GEN-03 */
  readonly count: number;
  /** Strength in a majority; meeples have some, helpers none. CAR-MAJ-01, CAR-MEEP-03 */
  readonly strength: number;
  /** Segments where it may stand. A meeple claims an unoccupied feature; a helper joins an own meeple. */
  readonly on: readonly SegmentKind[];
  /** A helper arrives beside the meeple that claims the feature, never alone. */
  isPaired?(options: Playing): boolean;
}

/** Options, as far as facts read them. */
export type Playing = { readonly sets: readonly string[] } & { readonly [option: string]: unknown };

/** The values of one option, and of each edition. */
type Values = readonly (string | number | boolean)[];

/**
 * All of an expansion that is data. The base game is built from the data of every set, so this knows nothing of states or
 * steps: those stand in the set's `index.ts`.
 */
export interface SetFacts {
  readonly name: string;
  readonly figures?: Readonly<Record<string, FigureFacts>>;

  readonly lists?: readonly TileList[];
  /** The copy of a tile of any set that shows something of this set too, a type of its own. */
  variant?(tile: TileFacts): TileFacts | undefined;
  /** Tiles that it brings. */
  brings?(options: Playing): readonly TileFacts[];
  /** Changes the tiles of all sets together. */
  changes?(played: readonly TileFacts[], options: Playing): readonly TileFacts[];
  /** The tile that lies at the beginning, if it is not the base game's. */
  startTile?(options: Playing): string | undefined;
  /** Options that decide about its tiles. */
  readonly tileOptions?: readonly string[];

  /** The choices of its options; they mean nothing without the set. `editions.ts` says what they are about. */
  readonly choices?: Readonly<Record<string, Values>>;
  /** Place of its options among those of all sets, as records write them; last if it has none. */
  readonly optionOrder?: number;
  /** Choices of the editions, option by option: c1, classic, c2, c3. */
  readonly rows?: Readonly<Record<string, readonly [unknown, unknown, unknown, unknown]>>;
  /** The rule that says what an option is about, with its place among the questions that players ask. */
  readonly optionRules?: Readonly<Record<string, readonly [questionOrder: number, rule: string]>>;
  /** The options on which a rule depends, by the beginning of its id. */
  readonly optionsByRule?: readonly (readonly [string, readonly string[]])[];
  /** Options that came later than some records: what was played before. */
  readonly before?: Readonly<Record<string, unknown>>;

  /** Subjects of its refusals, if not the feature: see `figure-refusals.ts`. */
  readonly about?: Readonly<Record<string, 'figure' | 'never'>>;

  /** Its numbers and arrays in packed state; arrays with their length in rows of seats. */
  readonly scalars?: readonly string[];
  readonly arrays?: Readonly<Record<string, number>>;
  /** Its bits of `state.rules`, from 256 on, and the options under which they are set. */
  readonly rules?: readonly (readonly [bit: number, holds: (options: Playing) => boolean])[];
  /** Phases in which it asks a seat something, or leaves something to chance. */
  readonly phases?: readonly string[];
}
