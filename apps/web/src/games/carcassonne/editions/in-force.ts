import type { EditionName, Rules } from '@bastide/carcassonne';
import { EDITION_NAMES, type OptionName, rowOf } from './options.ts';

/** An edition's name and the rules in force, which need not be its own. */
export interface Played extends Rules {
  readonly edition: EditionName;
}

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
