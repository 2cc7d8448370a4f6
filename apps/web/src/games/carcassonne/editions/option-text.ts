import type { CarcassonneKey, CarcassonneTranslator } from '../messages.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { changesOf, type OptionName } from './options.ts';
import type { RowName } from './rows.ts';

export const optionName = (t: CarcassonneTranslator, name: RowName): string => t(`option.${name}`);

/** Returns the value of an option, for a cell of the table. */
export const optionValue = (t: CarcassonneTranslator, name: RowName, value: string): string =>
  t(`option.${name}.${value}` as CarcassonneKey);

/** Returns "Second edition", or "Second edition, changed: two-tile city 2". */
export function editionText(
  t: CarcassonneTranslator,
  { edition, house }: Pick<CarcassonneSetup, 'edition' | 'house'>,
): string {
  const name = t(`edition.name.${edition}`);
  const changes = changesOf(house).map(([option, value]) => changeText(t, option, value));
  return changes.length > 0 ? t('edition.changed', { name, list: t.parts(changes) }) : name;
}

const changeText = (t: CarcassonneTranslator, option: OptionName, value: string): string =>
  // ICU messages can choose only by plain letters and digits.
  t(`option.changed.${option}`, { value: value.replaceAll('-', '') });
