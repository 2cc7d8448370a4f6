import type { Strength } from '@bastide/protocol';
import { ordinal, rate, rating } from 'openskill';

/** Estimate of a player's strength: a normal distribution. */
export interface Estimate {
  readonly mu: number;
  readonly sigma: number;
}

/** Nobody knows anything of them. */
export const UNKNOWN: Estimate = rating();

/** Estimates after a table at which they came out at these places (Plackett and Luce, as OpenSkill has it). */
export function afterTable(before: readonly Estimate[], places: readonly number[]): readonly Estimate[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  return rate(teams, { rank: [...places] }).map(([only]) => only!);
}

/** Rating of a new player, and points of rating for one unit of the estimate. */
const BASE_RATING = 1000;
const SCALE = 40;
/** A strength is provisional above this standard deviation; about a dozen even games lead below it. */
const MAX_CERTAIN_SIGMA = 6;
/** A strength is provisional until its holder has met so many who were no newcomers. A table of four friends is enough. */
const MIN_OPPONENTS = 3;

/** Games after which somebody is no newcomer: an account that is made to lose a game or two stays one. */
const NEWCOMER_GAMES = 10;

/** The strength of somebody in a pool, and from what it is known. */
export interface PlayerRating extends Estimate {
  /** Games that they played on. */
  readonly played: number;
  /** Different opponents in these who were no newcomers; not counted on when they are enough. */
  readonly met: number;
}

export const hasMetEnough = ({ met }: PlayerRating): boolean => met >= MIN_OPPONENTS;

export const isNewcomer = ({ played }: PlayerRating): boolean => played < NEWCOMER_GAMES;

/** Tells whether too little is known of somebody to rank them beside others. */
export const isProvisional = (player: PlayerRating): boolean =>
  player.sigma > MAX_CERTAIN_SIGMA || !hasMetEnough(player);

/** As people read it: at least so strong by three standard deviations, so that it grows with certainty. */
export const shownStrength = (estimate: Estimate): Strength => ({
  value: Math.round(BASE_RATING + SCALE * ordinal({ ...estimate })),
  uncertainty: Math.round(SCALE * estimate.sigma),
});
