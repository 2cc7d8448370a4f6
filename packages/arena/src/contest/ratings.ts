import type { Interval } from '../statistics.ts';
import { inverse } from './matrix.ts';

/** Games of one line-up in one deal: who sat there, and the shares of wins of each of them. */
export interface RatedGames {
  readonly deal: number;
  readonly lineUp: readonly number[];
  readonly games: number;
  /** By entrant; they sum to `games`. */
  readonly shares: ReadonlyMap<number, number>;
}

export interface Rating {
  /** In the scale of Elo; all together have 0 on average. */
  readonly rating: number;
  readonly rating95: Interval;
}

/** Points of Elo for a factor of e in strength. */
const SCALE = 400 / Math.LN10;
const Z = 1.959963984540054;
const ROUNDS = 10_000;
const EXACT = 1e-10;

/**
 * Bradley–Terry ratings, for more than two seats in Luce's form: who wins is drawn by strength from those at the table. Fitted by
 * maximum likelihood, with one game more in each line-up of which each seat has won its share, so that who has won all games has a
 * finite rating. An interval is the wider of two: as if games were independent, and as deals differ from one another.
 */
export function ratingsOf(entrants: number, ratedGames: readonly RatedGames[]): Rating[] {
  const all = [...ratedGames, ...priors(ratedGames)];
  const strength = fit(entrants, all);
  const curvature = square(entrants);
  const spread = square(entrants);
  const byDeal = new Map<number, number[]>();
  for (const one of all) {
    const chances = chancesOf(one.lineUp, strength);
    const slope = byDeal.get(one.deal) ?? Array<number>(entrants).fill(0);
    byDeal.set(one.deal, slope);
    for (const [a, chance] of chances) {
      slope[a]! += (one.shares.get(a) ?? 0) - one.games * chance;
      for (const [b, other] of chances)
        curvature[a]![b]! += one.games * ((a === b ? chance : 0) - chance * other);
    }
  }
  for (const slope of byDeal.values())
    for (let a = 0; a < entrants; a++)
      for (let b = 0; b < entrants; b++) spread[a]![b]! += slope[a]! * slope[b]!;
  // Only differences mean something: their mean is held at 0.
  const free = 1 / entrants;
  const independent = inverse(curvature.map((row) => row.map((value) => value + free)));
  const clustered = times(times(independent, spread), independent);
  const mean = strength.reduce((sum, one) => sum + Math.log(one), 0) / entrants;
  return strength.map((one, i) => {
    const rating = SCALE * (Math.log(one) - mean);
    const variance = Math.max(independent[i]![i]! - free, clustered[i]![i]!, 0);
    const half = SCALE * Z * Math.sqrt(variance);
    return { rating, rating95: { low: rating - half, high: rating + half } };
  });
}

/** A game more for each line-up. Not of any deal: −1. */
function priors(ratedGames: readonly RatedGames[]): RatedGames[] {
  const lineUps = new Map(ratedGames.map(({ lineUp }) => [lineUp.join(), lineUp]));
  return [...lineUps.values()].map((lineUp) => {
    const shares = new Map<number, number>();
    for (const one of lineUp) shares.set(one, (shares.get(one) ?? 0) + 1 / lineUp.length);
    return { deal: -1, lineUp, games: 1, shares };
  });
}

/** By minorization and maximization (Hunter 2004): each round sets every strength to its wins over what it met. */
function fit(entrants: number, ratedGames: readonly RatedGames[]): number[] {
  const wins = Array<number>(entrants).fill(0);
  const games = new Map<string, { readonly lineUp: readonly number[]; count: number }>();
  for (const { lineUp, games: count, shares } of ratedGames) {
    for (const [one, share] of shares) wins[one]! += share;
    const known = games.get(lineUp.join()) ?? { lineUp, count: 0 };
    known.count += count;
    games.set(lineUp.join(), known);
  }
  let strength = Array<number>(entrants).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const due = Array<number>(entrants).fill(0);
    for (const { lineUp, count } of games.values()) {
      const sum = lineUp.reduce((total, one) => total + strength[one]!, 0);
      for (const one of lineUp) due[one]! += count / sum;
    }
    const next = wins.map((won, i) => (due[i]! > 0 ? won / due[i]! : 1));
    const mean = next.reduce((total, one) => total + Math.log(one), 0) / entrants;
    const scaled = next.map((one) => one / Math.exp(mean));
    const moved = Math.max(...scaled.map((one, i) => Math.abs(Math.log(one / strength[i]!))));
    strength = scaled;
    if (moved < EXACT) break;
  }
  return strength;
}

/** Returns the win probability of each seat of a line-up. */
function chancesOf(lineUp: readonly number[], strength: readonly number[]): Map<number, number> {
  const sum = lineUp.reduce((total, one) => total + strength[one]!, 0);
  const chances = new Map<number, number>();
  for (const one of lineUp) chances.set(one, (chances.get(one) ?? 0) + strength[one]! / sum);
  return chances;
}

const square = (size: number): number[][] => Array.from({ length: size }, () => Array<number>(size).fill(0));

const times = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number[][] =>
  a.map((row) => row.map((_, j) => row.reduce((sum, value, k) => sum + value * b[k]![j]!, 0)));
