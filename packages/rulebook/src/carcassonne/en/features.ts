import type { TextsOf } from '../../rule.ts';
import type { FEATURES } from '../facts/features.ts';
import { AFTER_FIRST_PRINTING, inEach } from '../in-each.ts';

export const features: TextsOf<typeof FEATURES> = {
  'CAR-ROAD-01': {
    title: 'When a road is complete',
    text: 'A road is complete when both its ends are closed. A junction, village, city gate, monastery, house, outhouse or gathering place closes an end. A road that runs in a circle is complete too.',
    words: ['closed', 'finished', 'crossing', 'crossroads', 'loop', 'highway', 'ends'],
  },
  'CAR-ROAD-02': {
    title: 'A road’s points',
    text: 'A complete road gives 1 point for each tile it runs over. A tile it crosses twice counts once.',
    words: ['score', 'length', 'highwayman', 'thief', 'bridge'],
  },
  'CAR-CITY-01': {
    title: 'When a city is complete',
    text: 'A city is complete when its wall is closed all round and no gap is left inside. Every side of its tiles that belongs to the city then lies against another tile.',
    words: ['closed', 'finished', 'wall', 'gap', 'hole', 'castle'],
  },
  'CAR-CITY-02': {
    title: 'A city’s points',
    text: 'A complete city gives 2 points for each tile and 2 more for each coat of arms. A tile that the city enters twice counts once.',
    words: ['score', 'shield', 'pennant', 'knight', 'coats of arms', 'cities'],
  },
  'CAR-CITY-03': {
    title: 'Small city at half price',
    text: 'In the first printing a complete city of exactly two tiles gives 1 point for each tile and coat of arms instead of 2. With the tiles of this table such a city gives 2 points in all.',
    words: ['two-tile city', '2 tiles', 'tiny', 'smallest'],
    differs: inEach(AFTER_FIRST_PRINTING, 'A city of two tiles scores like any other: 4 points.'),
  },
  'CAR-CITY-04': {
    title: 'Only completion is halved',
    text: 'The low price of the two-tile city counts only when it closes. Fields, goods and the final scoring of open cities do not change.',
    words: ['two-tile city', 'small city', 'field', 'goods'],
    differs: inEach(AFTER_FIRST_PRINTING, 'Small cities have no rule of their own.'),
  },
  'CAR-CITY-05': {
    title: 'Several cities at once',
    text: 'One tile can complete more than one city. Each is scored by itself.',
    words: ['two cities', 'simultaneous', 'same tile'],
  },
  'CAR-MON-01': {
    title: 'A monastery’s points',
    text: 'A monastery is complete when all 8 places around it are filled. It then gives 9 points: 1 for itself and 1 for each neighbour.',
    words: ['cloister', 'monk', 'abbey', 'surrounded', 'nine'],
  },
  'CAR-MON-02': {
    title: 'Any neighbour may complete it',
    text: 'Every tile laid beside a monastery counts, also at its corners, and no matter who lays it.',
    words: ['cloister', 'diagonal', 'corner', 'other player', 'monk'],
  },
  'CAR-MON-03': {
    title: 'Monasteries side by side',
    text: 'Two monasteries may be neighbours. Each counts the other’s tile, and otherwise they leave each other alone.',
    words: ['cloister', 'adjacent', 'two monasteries', 'challenge'],
  },
};
