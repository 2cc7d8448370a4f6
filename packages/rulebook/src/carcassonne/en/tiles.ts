import type { TextsOf } from '../../rule.ts';
import type { TILES } from '../facts/tiles.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const tiles: TextsOf<typeof TILES> = {
  'CAR-TB-TILES-01': {
    title: 'Bridges',
    text: 'On a bridge one road passes over the other, and neither ends there. Both roads cut the fields, which do not connect beneath the bridge.',
    words: ['crossing', 'overpass', 'TB-B', 'TB-C', 'roads do not meet'],
  },
  'CAR-TB-TILES-02': {
    title: 'Fields around the bridges',
    text: 'The bridge with four open roads has four separate fields. The bridge with the city and the house has three.',
    words: ['four fields', 'three fields', 'TB-B', 'TB-C'],
  },
  'CAR-TB-TILES-03': {
    title: 'Bridge, gate and house',
    text: 'On this tile one road ends at the city gate and the other at a small house in the field. The house is not an inn.',
    words: ['TB-C', 'inn', 'road end', 'hut'],
  },
  'CAR-TB-TILES-04': {
    title: 'Monastery with three roads',
    text: 'The monastery on this tile parts the road into three roads and the field into three fields.',
    words: ['TB-J', 'cloister', 'junction', 'split'],
    differs: { c3: 'Another tile takes its place: a monastery in one undivided field.' },
  },
  'CAR-TB-TILES-05': {
    title: 'The road to the outhouse',
    text: 'On this tile the road stops at an outhouse in the middle of the field. It does not divide the field.',
    words: ['TB-A', 'toilet', 'road end', 'one field'],
    differs: inEach(
      BEFORE_THIRD,
      'Another tile stands in its place: its road runs to the city gate and divides the field.',
    ),
  },
  'CAR-TB-TILES-06': {
    title: 'Monastery in one field',
    text: 'One road ends in the field, the other at the monastery. Neither divides the field, which is a single one.',
    words: ['TB-J', 'cloister', 'gathering place', 'road end', 'one field'],
    differs: inEach(BEFORE_THIRD, 'Another tile stands in its place: it has three roads and three fields.'),
  },
  'CAR-TB-TILES-07': {
    title: 'Three city parts',
    text: 'This tile has three city parts that do not connect on it. Each may belong to another city.',
    words: ['TB-M', 'separate cities', 'segments', 'cloth'],
  },
};
