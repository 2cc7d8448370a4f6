import type { CarcassonneSetup } from '../setup.ts';
import type { Key, Words } from '../words/index.ts';
import { changesOf, type OptionName } from './options.ts';
import type { RowName } from './rows.ts';

export const optionName = (t: Words, name: RowName): string => t(`option.${name}`);

/** Returns the value of an option, for a cell of the table. */
export const optionValue = (t: Words, name: RowName, value: string): string =>
  t(`option.${name}.${value}` as Key);

/** Returns "Second edition", or "Second edition, changed: two-tile city 2". */
export function editionText(
  t: Words,
  { edition, house }: Pick<CarcassonneSetup, 'edition' | 'house'>,
): string {
  const name = t(`edition.name.${edition}`);
  const changes = changesOf(house).map(([option, value]) => changeText(t, option, value));
  return changes.length > 0 ? t('edition.changed', { name, list: t.parts(changes) }) : name;
}

const changeText = (t: Words, option: OptionName, value: string): string =>
  // ICU messages can choose only by plain letters and digits.
  t(`option.changed.${option}`, { value: value.replaceAll('-', '') });
