import type { Names } from '../names.ts';

/** What the game, and what its rules are sorted by, is called in English. */
export const names: Names = {
  game: 'Carcassonne',
  chapters: {
    'CAR-GEN': 'Setting up',
    'CAR-TURN': 'The turn',
    'CAR-TILE': 'Laying a tile',
    'CAR-MEEP': 'Placing a meeple',
    'CAR-ROAD': 'Roads',
    'CAR-CITY': 'Cities',
    'CAR-MON': 'Monasteries',
    'CAR-MAJ': 'Who scores',
    'CAR-RET': 'Figures come home',
    'CAR-TB-GOODS': 'Goods',
    'CAR-TB-BUILDER': 'The builder',
    'CAR-TB-DOUBLE': 'The second tile',
    'CAR-TB-PIG': 'The pig',
    'CAR-TB-TILES': 'Special tiles',
    'CAR-END': 'The end of the game',
    'CAR-FARM': 'Fields',
    'CAR-ABB': 'The abbot',
    'CAR-RIV': 'The River',
    'CAR-IC': 'Inns & Cathedrals',
    'CAR-EDGE': 'Questions at the table',
  },
  editions: {
    c1: {
      name: 'First printing, 2003',
      about: 'A complete city pays its fields 4 points, 5 with a pig; a city of two tiles is worth only 2.',
    },
    classic: {
      name: 'Later first edition',
      about: 'A complete city pays each field beside it 3 points, 4 with a pig.',
    },
    c2: {
      name: 'Second edition, 2015',
      about: 'Fields at 3 points, 4 with a pig; wine, grain and cloth; the abbot can be added.',
    },
    c3: {
      name: 'Third edition, with chickens',
      about:
        'Builder and pig come together with a meeple, and pigs score when a city with a coat of arms closes.',
    },
  },
  reasons: {
    'other-expansions': 'needs expansions that are not on this table',
    'pig-herd': 'needs a tile that no set on this table has',
  },
  sources: {
    CN: 'first printing, 2003 (Chinese book)',
    RU: 'later first edition (Russian book)',
    C2: 'second edition, 2015',
    UA: 'third edition (Ukrainian book)',
    general: 'common rules of the game',
    ruling: 'our ruling, where the books are silent',
  },
};
