import { cityOfField, OPTION_RULES, type Rules } from '@bastide/carcassonne';
import { OPTION_NAMES, type OptionName } from './options.ts';

/** Returns the value of most editions, and the oldest one in a tie. */
export function usual<Value>(values: readonly Value[]): Value {
  const often = (value: Value) => values.filter((one) => one === value).length;
  return values.reduce((best, value) => (often(value) > often(best) ? value : best));
}

/** Name of a row: an option, or a rule that follows from several. */
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

/** Returns the points for a city with a pig in its field. CAR-TB-PIG-05, CAR-TB-PIG-06 */
function pigBonus(rules: Rules): string {
  const { plain, withPig } = cityOfField(rules);
  return withPig > plain ? String(withPig) : 'none';
}
