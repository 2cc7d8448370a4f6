import type { TextsOf } from '../../rule.ts';
import type { END } from '../facts/end.ts';
import { AFTER_FIRST_PRINTING, inEach } from '../in-each.ts';

export const end: TextsOf<typeof END> = {
  'CAR-END-01': {
    title: 'When the game ends',
    text: 'The game ends once the last tile has been laid and scored. Nobody gets another move.',
    words: ['last tile', 'empty stack', 'over'],
  },
  'CAR-END-02': {
    title: 'What is still open',
    text: 'Unfinished features with meeples are scored too, by strength as always. A road gives 1 point a tile; a city 1 a tile and 1 a coat of arms; a monastery 1 and 1 more for each neighbour. An unfinished road with an inn or city with a cathedral gives 0, unless the table has chosen the milder ending.',
    words: ['incomplete', 'final scoring', 'unfinished', 'cloister', 'shield'],
  },
  'CAR-END-03': {
    title: 'Then fields, then goods',
    text: 'After the unfinished features come the fields, and after them the goods.',
    words: ['order', 'final scoring', 'farmers', 'tokens'],
  },
  'CAR-END-04': {
    title: 'Most points win',
    text: 'Whoever has the most points wins. With equal points the victory is shared.',
    words: ['winner', 'tie', 'tie-breaker', 'victory', 'draw'],
  },
  'CAR-FARM-01': {
    title: 'Fields score at the end',
    text: 'Fields give points only when the game is over, and only for complete cities. As a choice for the table nobody stands in fields, and they give none.',
    words: ['farmers', 'farms', 'meadow', 'final scoring', 'peasant'],
  },
  'CAR-FARM-02': {
    title: 'A city beside a field',
    text: 'A city lies beside a field if the two touch on any tile. Each city counts once for a field, however often they touch.',
    words: ['adjacent', 'border', 'touch', 'once', 'wall', 'farm'],
  },
  'CAR-FARM-03': {
    title: 'City by city, 4 points',
    text: 'In the first printing each complete city is counted by itself. Add up everyone’s farmers in all fields beside it: whoever has the most gets 4 points for that city, and ties all get 4. A field that touches the city twice counts once.',
    words: ['first printing', 'old scoring', 'farmers', 'four points', 'supply the city'],
    differs: inEach(AFTER_FIRST_PRINTING, '3 points for each complete city, counted field by field.'),
  },
  'CAR-FARM-04': {
    title: 'A city pays you once',
    text: 'For a short time, about 2001, fields were counted one by one at 3 points a city, but each city paid the same player only once. With a pig you were paid at your best rate. Now it is a choice for the table.',
    words: ['old scoring', 'once per player', 'history', '2001'],
    differs: {
      c1: '4 points for each city, counted city by city.',
      ...inEach(AFTER_FIRST_PRINTING, 'Every field pays by itself, so a city may pay you several times.'),
    },
  },
  'CAR-FARM-05': {
    title: 'Field by field, 3 points',
    text: 'Whoever is strongest in a field gets 3 points for each complete city beside it. Every field is counted by itself, so one city may pay several fields, and you more than once.',
    words: ['farmers', 'farms', 'meadow', 'majority', 'three points'],
    differs: { c1: '4 points for each city, counted city by city.' },
  },
  'CAR-FARM-06': {
    title: 'No farmer, no points',
    text: 'A field without farmers gives points to nobody.',
    words: ['empty field', 'unclaimed', 'meadow'],
  },
};
