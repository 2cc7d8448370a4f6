/** Weights of the evaluation of Carcassonne beyond the rules. Found by play against itself. */
export interface Weights {
  /** Part of the fitting tiles it draws that a seat spends on one open end. */
  readonly attention: number;
  /** Weight of a tile that fits but leaves an end open again, against one that closes it. */
  readonly extending: number;
  /** Several open ends compete for the same draws: each is slowed by this power of their number. */
  readonly crowding: number;
  /** Turns within which a figure must come home to count as coming home. */
  readonly soon: number;
  /** Part of the chance to be completed that a city without an owner has. */
  readonly unowned: number;
  /** Weight of the tiles that will close a feature, against those it has: they cost turns. */
  readonly ahead: number;
  /** Points that an open end adds to a city that is never completed. */
  readonly ruins: number;
  /** Part of the turns that go to the cells around a monastery. */
  readonly around: number;
  /** Points that the first, second … meeple in the supply will bring, given time. */
  readonly meeples: readonly [number, number, number, number, number, number, number];
  /** Turns that a meeple needs to be of use. */
  readonly use: number;
  /** Points that each open side of a field will bring it, at the start of the game. */
  readonly growth: number;
  /** No more open sides of a field count. */
  readonly sides: number;
  /** Part of a city's chance to be completed that its fields count on. */
  readonly fields: number;
  /** Reliability of a field at the start of the game, when it may still be cut off or shared; 0 to 1. */
  readonly hold: number;
  /** Eagerness to use a cell between two features of different owners to join them. */
  readonly joining: number;
  /** Points that a turn, or a second part of one, brings. */
  readonly part: number;
  /** Turns that a builder on the board keeps working. */
  readonly working: number;
  /** Value of a builder in the supply while ten turns or more are left. */
  readonly builder: number;
  /** Value of a pig in the supply while twenty turns or more are left. */
  readonly pig: number;
  /** Safety of a lead in goods: the slope of its odds at one token, when one is still out. */
  readonly goods: number;
  /** Weight of the best opponent against the mean of all, 0 to 1. */
  readonly leader: number;
  /** Weight of the points of the others beside the own ones. */
  readonly others: number;
  /** Liking for a road, city, monastery, garden and field beside its points. */
  readonly likes: readonly [number, number, number, number, number];
}

export const WEIGHTS: Weights = {
  attention: 0.28,
  extending: 0.12,
  crowding: 0.5,
  soon: 6,
  unowned: 0.6,
  ahead: 0.4,
  ruins: 0.3,
  around: 0.4,
  meeples: [12, 8, 6, 4.5, 3.5, 2.5, 2],
  use: 3,
  growth: 0.8,
  sides: 5,
  fields: 0.9,
  hold: 0.3,
  joining: 0.3,
  part: 2.5,
  working: 2.7,
  builder: 2.5,
  pig: 1,
  goods: 1.2,
  leader: 0.5,
  others: 1,
  likes: [1, 1, 1, 1, 1],
};
