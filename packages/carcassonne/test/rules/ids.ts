/**
 * The rules that this game plays, by the ids of `docs/rules/carcassonne.md`: each has a test titled with it. Rules of
 * sets and editions that are still to come stand below, with what they wait for.
 */
const PLAYED: Record<string, string> = {
  'CAR-GEN': '01 02 03 04 05 06',
  'CAR-TURN': '01 02 03 04 05 06 07',
  'CAR-TILE': '01 02 03 04 05 06',
  'CAR-MEEP': '01 02 03 04 05 06 07',
  'CAR-ROAD': '01 02',
  'CAR-CITY': '01 02 03 04 05',
  'CAR-MON': '01 02 03',
  'CAR-MAJ': '01 02 03 04',
  'CAR-RET': '01 02 03 04',
  'CAR-TB-GOODS': '01 02 03 04 05 06 07 08',
  'CAR-TB-BUILDER': '01 02 03 04 05 06 07 08 09 10 11 12 13 14',
  'CAR-TB-DOUBLE': '01 02 03 04 05 06 07 08',
  'CAR-TB-PIG': '01 02 03 04 05 07 08 10',
  'CAR-TB-TILES': '01 02 03 04 07',
  'CAR-END': '01 02 03 04',
  'CAR-FARM': '01 02 05 06',
  'CAR-EDGE': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 23 24 25',
};

/** The printed examples that are played here. */
const EXAMPLES = 'G01 G03 G05 G06 G09 G11 G14 G15 G16 G17 G20 G21 G22 G24';

export const IDS: readonly string[] = [
  ...Object.entries(PLAYED).flatMap(([chapter, numbers]) =>
    numbers.split(' ').map((number) => `${chapter}-${number}`),
  ),
  ...EXAMPLES.split(' '),
];
