import type { EditionName, Rules, SetName } from '@bastide/carcassonne';
import { carcassonne, EDITIONS, SETS } from '@bastide/carcassonne';
import type { Refusal } from '@bastide/contract';
import type { CarcassonneSetup } from '../setup.ts';

export type OptionName = keyof Rules;
export type OptionValue = Rules[OptionName];

/** The rule that says what an option is about, in the order in which players ask. */
export const OPTION_RULES: Readonly<Record<OptionName, string>> = {
  smallCity: 'CAR-CITY-03',
  fieldScoring: 'CAR-FARM-03',
  pigRule: 'CAR-TB-PIG-21',
  builderRule: 'CAR-TB-BUILDER-20',
  thirdGood: 'CAR-GEN-05',
  tradersTiles: 'CAR-TB-TILES-06',
  riverTiles: 'CAR-RIV-07',
  startTileWithRiver: 'CAR-RIV-02',
  icUnfinished: 'CAR-IC-06',
  farmers: 'CAR-FARM-01',
};
export const OPTION_NAMES = Object.keys(OPTION_RULES) as readonly OptionName[];
export const EDITION_NAMES = Object.keys(EDITIONS) as readonly EditionName[];

export const rowOf = (edition: EditionName): Rules => EDITIONS[edition];

/** The rules in force: the edition's, but for what the table has changed. */
export const rulesOf = ({ edition, house }: Pick<CarcassonneSetup, 'edition' | 'house'>): Rules => ({
  ...rowOf(edition),
  ...house,
});

/** An edition's name and the rules in force, which need not be its own. */
export interface Played extends Rules {
  readonly edition: EditionName;
}

/** What most editions say; of equals, what the oldest says. */
export function usual<Value>(values: readonly Value[]): Value {
  const often = (value: Value) => values.filter((one) => one === value).length;
  return values.reduce((best, value) => (often(value) > often(best) ? value : best));
}

/** What an option is called beside the rules that follow from several. */
export type RowName = OptionName | 'pigBonus' | 'builderStays';

/** A line of the table of differences. */
export interface Row {
  readonly name: RowName;
  readonly rule: string;
  /** The last part of the message that says the value. */
  value(rules: Rules): string;
}

/** All options, with what follows from them beside what it follows from. */
export const ROWS: readonly Row[] = OPTION_NAMES.flatMap((name): readonly Row[] => {
  const row: Row = { name, rule: OPTION_RULES[name], value: (rules) => String(rules[name]) };
  if (name === 'fieldScoring') return [row, { name: 'pigBonus', rule: 'CAR-TB-PIG-05', value: pigBonus }];
  if (name === 'builderRule')
    return [row, { name: 'builderStays', rule: 'CAR-TB-BUILDER-09', value: (rules) => rules.builderRule }];
  return [row];
});

/** What a city brings with a pig in its field. CAR-TB-PIG-05, CAR-TB-PIG-06 */
function pigBonus({ pigRule, fieldScoring }: Rules): string {
  if (pigRule !== 'bonus') return 'none';
  return fieldScoring === 'city-4' ? '5' : '4';
}

/** One rule changed; a value as printed is no change. Nothing changed: no house rules. */
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

export interface Impossible {
  readonly option: OptionName | undefined;
  readonly refusal: Refusal;
  /** The set that would make it possible. */
  readonly needs: SetName | undefined;
}

/** Why the game cannot be played as agreed: the engine's answer, with the option at fault and the set it asks for. */
export function impossible(setup: CarcassonneSetup): Impossible | undefined {
  const { edition, house } = setup;
  const seats = setup.seats.length;
  const read = carcassonne.readOptions({ edition, sets: setup.sets, seats, ...house });
  if (read.ok) return undefined;
  const option = OPTION_NAMES.find((name) => name === read.facts?.option);
  const needs = SETS.find((set) => {
    const more = carcassonne.readOptions({
      edition,
      sets: [...setup.sets, set],
      seats,
      ...only(house, option),
    });
    return option !== undefined && !setup.sets.includes(set) && more.ok;
  });
  return { option, refusal: read, needs };
}

const only = (house: CarcassonneSetup['house'], name: OptionName | undefined): CarcassonneSetup['house'] =>
  name === undefined ? {} : { [name]: house?.[name] };

/** The changes in words: which option has which value. */
export const changesOf = (house: CarcassonneSetup['house']): readonly (readonly [OptionName, string])[] =>
  OPTION_NAMES.flatMap((name) => (house && Object.hasOwn(house, name) ? [[name, String(house[name])]] : []));

/** The options on which a rule depends, by the beginning of its id; the longest that fits holds. */
const GOVERNS: readonly (readonly [string, readonly OptionName[]])[] = [
  ['CAR-CITY-03', ['smallCity']],
  ['CAR-CITY-04', ['smallCity']],
  ['CAR-FARM', ['fieldScoring', 'farmers']],
  ['CAR-TB-PIG', ['pigRule']],
  ['CAR-TB-PIG-05', ['pigRule', 'fieldScoring']],
  ['CAR-TB-PIG-06', ['pigRule', 'fieldScoring']],
  ['CAR-TB-BUILDER', ['builderRule']],
  ['CAR-TB-DOUBLE', ['builderRule']],
  ['CAR-TB-TILES', ['tradersTiles']],
  ['CAR-GEN-05', ['thirdGood']],
  ['CAR-RIV-02', ['startTileWithRiver']],
  ['CAR-RIV-07', ['riverTiles']],
  ['CAR-RIV-09', ['tradersTiles']],
  ['CAR-IC-05', ['icUnfinished']],
  ['CAR-IC-06', ['icUnfinished']],
];

/** The options that decide what a rule says at this table. */
export function optionsBehind(id: string): readonly OptionName[] {
  const found = GOVERNS.filter(([start]) => id.startsWith(start)).sort(([a], [b]) => b.length - a.length);
  return found[0]?.[1] ?? [];
}

/** The edition whose ruling on a rule is in force: the one played, unless the table has changed what it depends on. */
export function rulingEdition(id: string, played: Played): EditionName | undefined {
  const behind = optionsBehind(id);
  const agrees = (edition: EditionName) => behind.every((name) => rowOf(edition)[name] === played[name]);
  return agrees(played.edition) ? played.edition : EDITION_NAMES.find(agrees);
}
