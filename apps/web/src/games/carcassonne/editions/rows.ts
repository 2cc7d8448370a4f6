import { cityOfField, OPTION_RULES, type Rules } from '@bastide/carcassonne';
import { OPTION_NAMES, type OptionName } from './options.ts';

/** What most editions say; of equals, what the oldest says. */
export function usual<Value>(values: readonly Value[]): Value {
  const often = (value: Value) => values.filter((one) => one === value).length;
  return values.reduce((best, value) => (often(value) > often(best) ? value : best));
}

/** What an option is called beside the rules that follow from several. */
export type RowName = OptionName | 'pigBonus' | 'builderStays';

/** A line of the table of differences. */
export interface EditionRow {
  readonly name: RowName;
  readonly rule: string;
  /** The last part of the message that says the value. */
  value(rules: Rules): string;
}

/** All options, with what follows from them beside what it follows from. */
export const ROWS: readonly EditionRow[] = OPTION_NAMES.flatMap((name): readonly EditionRow[] => {
  const row: EditionRow = { name, rule: OPTION_RULES[name], value: (rules) => String(rules[name]) };
  if (name === 'fieldScoring') return [row, { name: 'pigBonus', rule: 'CAR-TB-PIG-05', value: pigBonus }];
  if (name === 'builderRule')
    return [row, { name: 'builderStays', rule: 'CAR-TB-BUILDER-09', value: (rules) => rules.builderRule }];
  return [row];
});

/** What a city brings with a pig in its field. CAR-TB-PIG-05, CAR-TB-PIG-06 */
function pigBonus(rules: Rules): string {
  const { plain, withPig } = cityOfField(rules);
  return withPig > plain ? String(withPig) : 'none';
}
