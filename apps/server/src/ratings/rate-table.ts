import { afterTable, type Estimate } from './strength.ts';

/** Games of the same two in a month that count in full; later ones count less and less, as they say less and less. */
const FULL_WEIGHT_GAMES = 3;

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

export interface WeightedRating {
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
export function rateTable(table: readonly Contestant[]): readonly WeightedRating[] {
  return table.map((contestant, index) => {
    const opponents = [...table.keys()].filter((i) => i !== index && countsFor(contestant, table[i]!));
    if (opponents.length === 0) return { after: contestant.before, weight: 0 };
    const counted = [...table.keys()].filter((i) => i === index || opponents.includes(i));
    const rated = afterTable(
      counted.map((i) => table[i]!.before),
      counted.map((i) => table[i]!.place),
    )[counted.indexOf(index)]!;
    // A bot that stood in may lose for its holder, and wins nothing for them.
    if (!contestant.hasPlayed)
      return rated.mu < contestant.before.mu
        ? { after: rated, weight: 1 }
        : { after: contestant.before, weight: 0 };
    const shares = opponents.map((i) => opponentWeight(contestant, i, table[i]!));
    const weight = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return { after: interpolate(contestant.before, rated, weight), weight };
  });
}

const countsFor = (contestant: Contestant, other: Contestant): boolean =>
  !contestant.hasPlayed || (other.hasPlayed && (contestant.isProvisional || !other.isProvisional));

function opponentWeight(
  { recentWith, recentWithNewcomers }: Contestant,
  index: number,
  other: Contestant,
): number {
  const earlier = other.isNewcomer ? recentWithNewcomers : recentWith[index]!;
  return Math.min(1, FULL_WEIGHT_GAMES / (earlier + 1));
}

/** A part of the way from one estimate to another; variances are what adds up. */
function interpolate(before: Estimate, after: Estimate, weight: number): Estimate {
  if (weight === 1) return after;
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: Math.sqrt(before.sigma ** 2 + weight * (after.sigma ** 2 - before.sigma ** 2)),
  };
}
