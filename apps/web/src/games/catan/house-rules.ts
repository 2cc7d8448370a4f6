import { defaultRules, PRINTED, type Rules, readOptions } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import type { CatanSetup } from './setup.ts';

export type RuleName = keyof Rules;

/** Keeps the rules that differ from the printed game for that many seats; no house rules if none does. CAT-VAR-15 */
export function houseRulesOf(rules: Partial<Rules>, seats: number): Pick<CatanSetup, 'house'> {
  const usual: Rules = { ...defaultRules(seats, rules.map), map: PRINTED.map };
  const differing = Object.entries(rules).filter(([name, value]) => value !== usual[name as RuleName]);
  return differing.length > 0 ? { house: Object.fromEntries(differing) } : {};
}

/** Returns the rules in force, compatible or not. */
export function rulesOf({ seats, house }: CatanSetup): Rules {
  const read = readOptions({ ...house, seats: seats.length });
  return read.ok ? read.value : { ...defaultRules(seats.length), ...house };
}

/** Returns the set-up with a changed rule, or with other seats; a printed value is no house rule. */
export function changedRules(setup: CatanSetup, part: Partial<Rules>): CatanSetup {
  const { game, seats, house } = setup;
  return { game, seats, ...houseRulesOf({ ...house, ...part }, seats.length) };
}

/** Returns the set-up with a rule set to its printed value. */
export function printedRules({ game, seats, house }: CatanSetup, name: RuleName): CatanSetup {
  const { [name]: _, ...others } = house ?? {};
  return { game, seats, ...houseRulesOf(others, seats.length) };
}

/** The reason why the game cannot be played as agreed, and the rule at fault. */
export interface RuleConflict {
  readonly name: RuleName | undefined;
  readonly refusal: Refusal;
}

export function ruleConflict({ seats, house }: CatanSetup): RuleConflict | undefined {
  const read = readOptions({ ...house, seats: seats.length });
  if (read.ok) return undefined;
  const name = Object.keys(defaultRules(seats.length)).find((one) => one === read.facts?.option);
  return { name: name as RuleName | undefined, refusal: read };
}
