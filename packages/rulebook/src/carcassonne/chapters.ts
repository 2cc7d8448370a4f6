/** The chapters of the rulebook in reading order; a rule belongs to the chapter its id begins with. */
export const CHAPTERS = [
  'CAR-GEN',
  'CAR-TURN',
  'CAR-TILE',
  'CAR-MEEP',
  'CAR-ROAD',
  'CAR-CITY',
  'CAR-MON',
  'CAR-MAJ',
  'CAR-RET',
  'CAR-TB-GOODS',
  'CAR-TB-BUILDER',
  'CAR-TB-DOUBLE',
  'CAR-TB-PIG',
  'CAR-TB-TILES',
  'CAR-END',
  'CAR-FARM',
  'CAR-ABB',
  'CAR-RIV',
  'CAR-IC',
  'CAR-EDGE',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];
