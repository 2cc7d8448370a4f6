/** Weights of the evaluation beyond the rules. Found by play against itself. Time is counted in rolls of the dice. */
export interface Weights {
  /** Worth of a card of each resource, beside the others: brick, lumber, wool, grain, ore. */
  readonly kinds: readonly [number, number, number, number, number];
  /** Points that a card brings. */
  readonly card: number;
  /** Rolls that a game lasts, and those that are always still to come. */
  readonly rolls: number;
  readonly rollsAtLeast: number;
  /** Cards of a kind per roll from which on more of it are worth half as much, but for what the bank gives for them. */
  readonly enough: number;
  /** Worth of each different number that brings something, in cards per roll. */
  readonly numbers: number;
  /** Rolls that the robber stays. */
  readonly robber: number;
  /** Part of a plan's worth that is lost with each roll it has to wait. */
  readonly impatience: number;
  /** Weights of the second and the third best plan. */
  readonly second: number;
  readonly third: number;
  /** Chance that a spot is still free after each road that is missing, and where somebody else's road ends. */
  readonly keep: number;
  readonly contested: number;
  /** Points that winning is worth beside its last point. */
  readonly finish: number;
  /** Points that a card in hand is worth before it is played: knight, road building, plenty, monopoly. */
  readonly knight: number;
  readonly roads: number;
  readonly plenty: number;
  readonly monopoly: number;
  /** Chance to get a bonus card from each step that is missing. */
  readonly army: number;
  readonly trail: number;
  /** Points for each road, up to two, by which the longest road is ahead. */
  readonly ahead: number;
  /** Weight of half a hand lost to a 7. */
  readonly seven: number;
  /** Weight of all opponents together, and by which power of their points it is parted among them. */
  readonly others: number;
  readonly threat: number;
  /** Points that a trade must bring at least; and what the gain of the other side counts, in parts of its weight. */
  readonly bargain: number;
  readonly envy: number;
}

export const WEIGHTS: Weights = {
  kinds: [1, 1, 0.8, 1.1, 1.1],
  card: 0.13,
  rolls: 75,
  rollsAtLeast: 15,
  enough: 0.2,
  numbers: 0.01,
  robber: 8,
  impatience: 0.04,
  second: 0.5,
  third: 0.25,
  keep: 0.85,
  contested: 0.7,
  finish: 2,
  knight: 0.3,
  roads: 0.4,
  plenty: 0.4,
  monopoly: 0.4,
  army: 0.55,
  trail: 0.7,
  ahead: 0.1,
  seven: 1,
  others: 0.8,
  threat: 2,
  bargain: 0.08,
  envy: 0.5,
};
