import type { Random, Refusal } from '@bastide/contract';

/** Tiles that a set has laid before all others, by rules of its own, while `state.openingLeft` counts them. */
export interface Opening<State> {
  /** Counts the tiles of a type that may come now, and draws one of them. */
  weight(state: State, type: number): number;
  sample(state: State, random: Random): number;
  /** Lists the placements of a type in these rotations, as `listPlacements` does. */
  list(state: State, type: number, turns: number, out: Int32Array, from: number): number;
  /** Follows a tile that was laid. */
  laid(state: State, oriented: number, cell: number): void;
  /** Reason against a tile that may not come yet, and against a placement that fits. */
  drawRefusal(type: number): Refusal;
  placeRefusal(state: State, oriented: number, cell: number): Refusal | undefined;
}

/**
 * Moments at which sets do something; each list holds the functions of the sets in play, in their order. They are chosen once,
 * when a game is set up, and are empty in the base game.
 */
export interface Hooks<State> {
  readonly opening: Opening<State> | undefined;
  /** The start tile lies. */
  readonly begins: readonly ((state: State, oriented: number) => void)[];
  /** The acting seat has laid a tile of a type. */
  readonly laid: readonly ((state: State, type: number, seat: number) => void)[];
  /** Lists actions of the phase `deploy` beside figures and the skip, as an action does. */
  readonly listDeploy: readonly ((state: State, out: Int32Array, from: number) => number)[];
  /** A feature was completed and paid, and its figures are home. */
  readonly completed: readonly ((state: State, root: number, kind: number) => void)[];
  /** All of them are: their roots and kinds. Returns true if a question to a seat comes before the turn goes on. */
  readonly scored: readonly ((
    state: State,
    roots: Int32Array,
    kinds: Int32Array,
    count: number,
  ) => boolean)[];
  /** A part of a turn is over. Returns true if the turn goes on with a question or another part. */
  readonly partEnds: readonly ((state: State) => boolean)[];
  /** All that stands is paid at the end. */
  readonly finished: readonly ((state: State) => void)[];
  /** More points of a complete city for a seat through a field, and the rules that a score with them cites. */
  readonly cityBonus: CityBonus<State>;
}

export interface CityBonus<State> {
  points(state: State, field: number, seat: number): number;
  readonly ruleByField: string;
  readonly ruleByCity: string;
}

/** Worth of roads and cities with something printed on them that changes it (`isRich`). */
export interface RichWorth<State> {
  /** Points of each tile and coat of arms. */
  each(state: State, kind: number, tally: number): number;
  rule(state: State, kind: number, final: boolean): string;
}

/** Reasons against a kind of figure; each speaks of one that belongs to the game, unless it says otherwise. */
export interface FigureReasons<State> {
  /** The figure does not belong to this game. */
  readonly absent?: string;
  /** It is not in the supply. */
  out?(state: State): Refusal;
  /** It never stands on such a segment. */
  misplaced?(kind: number): Refusal | undefined;
  /** Of a helper. */
  readonly helper?: HelperReasons;
}

export interface HelperReasons {
  /** It arrives beside a meeple at this table. */
  readonly neverAlone: Refusal;
  /** It is deployed by itself at this table. */
  readonly alone: Refusal;
  /** It joins no complete feature. */
  readonly complete?: Refusal;
  /** No own meeple stands there; others do, or nobody does. */
  foreign(others: boolean): Refusal;
  /** It is not the helper of such a segment; of any game. */
  elsewhere(kind: number): Refusal | undefined;
  /** It does not stand there, with a meeple or without; of any game. */
  beside?(kind: number): Refusal | undefined;
  /** It could come along, but not now. */
  readonly besides: Refusal;
}

/** Things that sets say of figures and scores, in play or not. */
export interface SetRules<State> {
  readonly reasons: Readonly<Record<number, FigureReasons<State>>>;
  /** Reasons against figures, unless made for it, on a kind of segment. */
  readonly reserved: Readonly<Record<number, Refusal>>;
  /** The rule that a complete feature of a kind cites, if it is not the base game's. */
  readonly worthRules: Readonly<Record<number, string>>;
  readonly rich: RichWorth<State>;
}
