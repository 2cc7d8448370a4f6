import { pips, ROLL_SUMS } from '@bastide/catan';

/** Ways to roll each number from 2 to 12, out of 36. */
export const WAYS = ROLL_SUMS.map(pips);
export const ALL_WAYS = 36;

export interface Odds {
  readonly expected: number;
  /** Lower end of the range that holds two of three such counts. */
  readonly low: number;
  readonly high: number;
}

/** Expected frequency of each number in so many rolls, with the usual spread round it: one standard deviation. */
export const oddsOf = (rolls: number): readonly Odds[] =>
  WAYS.map((ways) => {
    const chance = ways / ALL_WAYS;
    const expected = rolls * chance;
    const spread = Math.sqrt(rolls * chance * (1 - chance));
    return { expected, low: Math.max(0, expected - spread), high: expected + spread };
  });
