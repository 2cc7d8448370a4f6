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

/** Rules that have no test here, and what they wait for. */
const LEFT_OUT: readonly (readonly [chapter: string, numbers: string, because: string])[] = [
  ['CAR-ABB', '01 02 03 04 05 06', 'the abbot'],
  ['CAR-RIV', '01 02 03 04 05 06 07 08 09 10', 'The River'],
  ['CAR-IC', '01 02 03 04 05 06 07 08 09 10', 'Inns & Cathedrals'],
  ['CAR-TB-BUILDER', '20 21 22 23 24 25 26 27 28 29 30', 'the third edition'],
  ['CAR-TB-PIG', '20 21 22 23 24 25 26 27 28 29 30', 'the third edition'],
  ['CAR-TB-TILES', '05 06', 'the third edition'],
  ['CAR-EDGE', '21 22', 'the third edition'],
  ['CAR-FARM', '03', 'the first printing'],
  ['CAR-TB-PIG', '06', 'the first printing'],
  ['CAR-FARM', '04', 'a historic variant'],
  ['CAR-TB-PIG', '09', 'the pig-herd tile, which is in no list of tiles'],
];

const named = (chapter: string, numbers: string) =>
  numbers.split(' ').map((number) => `${chapter}-${number}`);

export const IDS: readonly string[] = [
  ...Object.entries(PLAYED).flatMap(([chapter, numbers]) => named(chapter, numbers)),
  ...EXAMPLES.split(' '),
];

export const IDS_LEFT_OUT: readonly string[] = LEFT_OUT.flatMap(([chapter, numbers]) =>
  named(chapter, numbers),
);
