import { afterTable, type Estimate } from './strength.ts';

/** Games of the same two in a month that count in full; later ones count less and less, as they say less and less. */
const FULL_GAMES = 3;

/** A seat of a rated table, as far as it decides how much the result counts for whom. */
export interface Contestant {
  readonly before: Estimate;
  /** From 1; those who are level have the same. */
  readonly place: number;
  /** True if it took enough turns itself for the others to have had an opponent. */
  readonly hasPlayed: boolean;
  readonly isProvisional: boolean;
  readonly isNewcomer: boolean;
  /** Earlier games of the last month with each contestant, in the order of the table. */
  readonly recentWith: readonly number[];
  /** Earlier games of the last month with anybody who was a newcomer then. */
  readonly recentWithNewcomers: number;
}

export interface Weighed {
  readonly after: Estimate;
  /** Share of the full change that the result brought: 0 to 1. */
  readonly weight: number;
}

/**
 * Rates a table for each of its seats.
 *
 * - A seat that took too few turns itself loses as ever. For the others it was not there.
 * - Games with a provisional opponent change nothing for whoever is not provisional, so that nobody gains by accounts made for that.
 * - The n-th game of the same two in a month counts 3/n. All newcomers count as one opponent.
 */
export function weighTable(table: readonly Contestant[]): readonly Weighed[] {
  return table.map((one, at) => {
    const opponents = [...table.keys()].filter((i) => i !== at && countsFor(one, table[i]!));
    if (opponents.length === 0) return { after: one.before, weight: 0 };
    const counted = [...table.keys()].filter((i) => i === at || opponents.includes(i));
    const rated = afterTable(
      counted.map((i) => table[i]!.before),
      counted.map((i) => table[i]!.place),
    )[counted.indexOf(at)]!;
    // A bot that stood in may lose for its holder, and wins nothing for them.
    if (!one.hasPlayed)
      return rated.mu < one.before.mu ? { after: rated, weight: 1 } : { after: one.before, weight: 0 };
    const shares = opponents.map((i) => shareOf(one, i, table[i]!));
    const weight = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return { after: between(one.before, rated, weight), weight };
  });
}

const countsFor = (one: Contestant, other: Contestant): boolean =>
  !one.hasPlayed || (other.hasPlayed && (one.isProvisional || !other.isProvisional));

function shareOf({ recentWith, recentWithNewcomers }: Contestant, at: number, other: Contestant): number {
  const earlier = other.isNewcomer ? recentWithNewcomers : recentWith[at]!;
  return Math.min(1, FULL_GAMES / (earlier + 1));
}

/** A part of the way from one estimate to another; variances are what adds up. */
function between(before: Estimate, after: Estimate, weight: number): Estimate {
  if (weight === 1) return after;
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: Math.sqrt(before.sigma ** 2 + weight * (after.sigma ** 2 - before.sigma ** 2)),
  };
}
