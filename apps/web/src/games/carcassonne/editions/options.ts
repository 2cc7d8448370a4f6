import type { EditionName, Rules, SetName } from '@bastide/carcassonne';
import { carcassonne, EDITIONS, OPTION_RULES, SETS } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import type { CarcassonneSetup } from '../setup.ts';

export type OptionName = keyof Rules;
export type OptionValue = Rules[OptionName];

/** Options in the order in which players ask for them. */
export const OPTION_NAMES = Object.keys(OPTION_RULES) as readonly OptionName[];
export const EDITION_NAMES = Object.keys(EDITIONS) as readonly EditionName[];

export const rowOf = (edition: EditionName): Rules => EDITIONS[edition];

/** Returns the rules in force: those of the edition with the table's changes. */
export const rulesOf = ({ edition, house }: Pick<CarcassonneSetup, 'edition' | 'house'>): Rules => ({
  ...rowOf(edition),
  ...house,
});

/**
 * Returns the house rules with one rule changed; a printed value is no change. Without changes there are no house
 * rules.
 */
export function withOption(
  { edition, house }: CarcassonneSetup,
  name: OptionName,
  value: OptionValue,
): Partial<Rules> {
  const changed = { ...house, [name]: value };
  const row = rowOf(edition);
  return Object.fromEntries(
    OPTION_NAMES.filter((one) => Object.hasOwn(changed, one) && changed[one] !== row[one]).map((one) => [
      one,
      changed[one],
    ]),
  );
}

export interface OptionConflict {
  readonly option: OptionName | undefined;
  readonly refusal: Refusal;
  /** The set that would make it possible. */
  readonly needs: SetName | undefined;
}

/** The reason why the game cannot be played as agreed: the engine's answer, with the option at fault and the set it asks for. */
export function optionConflict(setup: CarcassonneSetup): OptionConflict | undefined {
  const { edition, house } = setup;
  const seats = setup.seats.length;
  const read = carcassonne.readOptions({ edition, sets: setup.sets, seats, ...house });
  if (read.ok) return undefined;
  const option = OPTION_NAMES.find((name) => name === read.facts?.option);
  return { option, refusal: read, needs: SETS.find((set) => set === read.facts?.needs) };
}

/** Returns the changes as pairs of option and value. */
export const changesOf = (house: CarcassonneSetup['house']): readonly (readonly [OptionName, string])[] =>
  OPTION_NAMES.flatMap((name) => (house && Object.hasOwn(house, name) ? [[name, String(house[name])]] : []));
