/**
 * All rules, by the ids of `rules/en/carcassonne.md`, and all printed examples. Each has a test titled with its id, or
 * stands in OUT_OF_SCOPE.
 */
const RULES: Record<string, string> = {
  'CAR-GEN': '01 02 03 04 05 06',
  'CAR-TURN': '01 02 03 04 05 06 07',
  'CAR-TILE': '01 02 03 04 05 06',
  'CAR-MEEP': '01 02 03 04 05 06 07',
  'CAR-ROAD': '01 02',
  'CAR-CITY': '01 02 03 04 05',
  'CAR-MON': '01 02 03',
  'CAR-MAJ': '01 02 03 04',
  'CAR-RET': '01 02 03 04',
  'CAR-ABB': '01 02 03 04 05 06',
  'CAR-RIV': '01 02 03 04 05 06 07 08 09 10',
  'CAR-IC': '01 02 03 04 05 06 07 08 09 10',
  'CAR-TB-GOODS': '01 02 03 04 05 06 07 08',
  'CAR-TB-BUILDER': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 20 21 22 23 24 25 26 27 28 29 30',
  'CAR-TB-DOUBLE': '01 02 03 04 05 06 07 08',
  'CAR-TB-PIG': '01 02 03 04 05 06 07 08 09 10 20 21 22 23 24 25 26 27 28 29 30',
  'CAR-TB-TILES': '01 02 03 04 05 06 07 08',
  'CAR-END': '01 02 03 04',
  'CAR-FARM': '01 02 03 04 05 06',
  'CAR-EDGE': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25',
};

export const IDS: readonly string[] = Object.entries(RULES).flatMap(([chapter, numbers]) =>
  numbers.split(' ').map((number) => `${chapter}-${number}`),
);

export const EXAMPLES: readonly string[] = Array.from(
  { length: 24 },
  (_, i) => `G${String(i + 1).padStart(2, '0')}`,
);

/** Rules that are not played here, and why; the rulebook says so too. */
export const OUT_OF_SCOPE: Readonly<Record<string, string>> = {
  'CAR-TB-BUILDER-11': 'only other expansions take the last meeple from beside a builder',
  'CAR-EDGE-21': 'only other expansions remove a farmer from beside its pig',
  'CAR-TB-PIG-09': 'none of the sets has the tile with the herd of pigs',
};
