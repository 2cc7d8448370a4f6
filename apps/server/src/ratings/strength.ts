import type { Strength } from '@bastide/protocol';
import { ordinal, rate, rating } from 'openskill';

/** What somebody is thought to be: a normal distribution. */
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

/** Whoever is new begins here, and a standard deviation of the estimate is so many times its own number. */
const START = 1000;
const SCALE = 40;
/** Until so many games a strength is provisional. */
export const PROVISIONAL = 10;

/** As people read it: at least so strong by three standard deviations, so that it grows with certainty. */
export const shown = (estimate: Estimate): Strength => ({
  value: Math.round(START + SCALE * ordinal({ ...estimate })),
  uncertainty: Math.round(SCALE * estimate.sigma),
});
