import type { FactsOf } from '../rule-facts.ts';
import type { EDITIONS, REASONS, SOURCES } from './ids.ts';

/** Facts about a rule of this game that hold in every language. */
export type Facts<Id extends string = string> = FactsOf<
  Id,
  (typeof EDITIONS)[number],
  (typeof SOURCES)[number],
  (typeof REASONS)[number]
>;
