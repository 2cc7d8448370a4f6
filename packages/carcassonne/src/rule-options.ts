import { EDITIONS, type EditionName, type Rules } from './editions.ts';
import { SET_FACTS } from './sets/facts.ts';

type OptionName = keyof Rules;

/** The options on which a rule depends, by the beginning of its id; the longest that fits holds. */
const OPTIONS_BY_RULE = [
  ['CAR-CITY-03', ['smallCity']],
  ['CAR-CITY-04', ['smallCity']],
  ['CAR-FARM', ['fieldScoring', 'farmers']],
  ...SET_FACTS.flatMap((set) => set.optionsByRule ?? []),
] as readonly (readonly [string, readonly OptionName[]])[];

/** The options that decide what a rule says at a table. */
export function optionsOfRule(rule: string): readonly OptionName[] {
  const found = OPTIONS_BY_RULE.filter(([start]) => rule.startsWith(start)).sort(
    ([a], [b]) => b.length - a.length,
  );
  return found[0]?.[1] ?? [];
}

/**
 * The edition whose ruling on a rule is in force: the one played, unless the table has changed what it depends on;
 * undefined if no edition rules so.
 */
export function rulingEdition(
  rule: string,
  { edition, ...rules }: Rules & { readonly edition: EditionName },
): EditionName | undefined {
  const behind = optionsOfRule(rule);
  const agrees = (one: EditionName) => behind.every((name) => EDITIONS[one][name] === rules[name]);
  return agrees(edition) ? edition : (Object.keys(EDITIONS) as EditionName[]).find(agrees);
}
