import { cityOfField, OPTION_RULES, type Rules } from '@bastide/carcassonne';
import { OPTION_NAMES, type OptionName } from './options.ts';

/** The value of most editions; of equals, that of the oldest. */
export function usual<Value>(values: readonly Value[]): Value {
  const often = (value: Value) => values.filter((one) => one === value).length;
  return values.reduce((best, value) => (often(value) > often(best) ? value : best));
}

/** Name of an option beside the rules that follow from several. */
export type RowName = OptionName | 'pigBonus' | 'builderStays';

/** A line of the table of differences. */
export interface EditionRow {
  readonly name: RowName;
  readonly rule: string;
  /** Returns the last part of the message for the value. */
  value(rules: Rules): string;
}

/** All options, with derived rules after the options from which they follow. */
export const ROWS: readonly EditionRow[] = OPTION_NAMES.flatMap((name): readonly EditionRow[] => {
  const row: EditionRow = { name, rule: OPTION_RULES[name], value: (rules) => String(rules[name]) };
  if (name === 'fieldScoring') return [row, { name: 'pigBonus', rule: 'CAR-TB-PIG-05', value: pigBonus }];
  if (name === 'builderRule')
    return [row, { name: 'builderStays', rule: 'CAR-TB-BUILDER-09', value: (rules) => rules.builderRule }];
  return [row];
});

/** Points of a city with a pig in its field. CAR-TB-PIG-05, CAR-TB-PIG-06 */
function pigBonus(rules: Rules): string {
  const { plain, withPig } = cityOfField(rules);
  return withPig > plain ? String(withPig) : 'none';
}
