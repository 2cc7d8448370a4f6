import { defaultRules, PRINTED, type Rules, readOptions } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import type { CatanSetup } from './setup.ts';

export type RuleName = keyof Rules;

/** Of these rules those that differ from the printed game for so many seats; no house rules, if none does. CAT-VAR-15 */
export function houseOf(rules: Partial<Rules>, seats: number): Pick<CatanSetup, 'house'> {
  const usual: Rules = { ...defaultRules(seats, rules.map), map: PRINTED.map };
  const differing = Object.entries(rules).filter(([name, value]) => value !== usual[name as RuleName]);
  return differing.length > 0 ? { house: Object.fromEntries(differing) } : {};
}

/** The rules in force, whether they go together or not. */
export function rulesOf({ seats, house }: CatanSetup): Rules {
  const read = readOptions({ ...house, seats: seats.length });
  return read.ok ? read.value : { ...defaultRules(seats.length), ...house };
}

/** The set-up with a rule changed, or with other seats: what is as printed is no house rule. */
export function changed(setup: CatanSetup, part: Partial<Rules>): CatanSetup {
  const { game, seats, house } = setup;
  return { game, seats, ...houseOf({ ...house, ...part }, seats.length) };
}

/** The set-up with a rule as it is printed. */
export function asPrinted({ game, seats, house }: CatanSetup, name: RuleName): CatanSetup {
  const { [name]: _, ...others } = house ?? {};
  return { game, seats, ...houseOf(others, seats.length) };
}

/** Why the game cannot be played as agreed, and the rule at fault. */
export interface Impossible {
  readonly name: RuleName | undefined;
  readonly refusal: Refusal;
}

export function impossible({ seats, house }: CatanSetup): Impossible | undefined {
  const read = readOptions({ ...house, seats: seats.length });
  if (read.ok) return undefined;
  const name = Object.keys(defaultRules(seats.length)).find((one) => one === read.facts?.option);
  return { name: name as RuleName | undefined, refusal: read };
}
