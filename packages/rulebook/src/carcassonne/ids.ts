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

/** The rule sets, oldest first. */
export const EDITIONS = ['c1', 'classic', 'c2', 'c3'] as const;

/** Reasons why a rule, or a part of it, is not played at this table. */
export const REASONS = ['other-expansions', 'pig-herd'] as const;

/** Authorities for rules: four printed books, the common rules of the game, and our own rulings. */
export const SOURCES = ['CN', 'RU', 'C2', 'UA', 'general', 'ruling'] as const;
