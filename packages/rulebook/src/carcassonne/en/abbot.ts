import type { TextsOf } from '../../rule.ts';
import type { ABBOT } from '../facts/abbot.ts';
import { FIRST_EDITION, inEach } from '../in-each.ts';

const NO_ABBOT = inEach(
  FIRST_EDITION,
  'This edition has neither abbot nor gardens; a table that adds them plays them as in the second edition.',
);

export const abbot: TextsOf<typeof ABBOT> = {
  'CAR-ABB-01': {
    title: 'The abbot is a choice',
    text: 'You play without the abbot unless the table adds it. Without it the gardens on the tiles are only decoration.',
    words: ['module', 'optional', 'gardens'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-02': {
    title: 'Where the abbot stands',
    text: 'Instead of another figure you may place the abbot on the monastery or in the garden of the tile you have just laid. No other figure may use a garden.',
    words: ['garden', 'cloister', 'deploy'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-03': {
    title: 'A garden’s points',
    text: 'A garden scores like a monastery: 9 points when it is surrounded, otherwise 1 and 1 more for each neighbour at the end.',
    words: ['garden', 'cloister', 'nine', 'surrounded'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-04': {
    title: 'Taking the abbot home early',
    text: 'If you place no figure on your tile, you may take your abbot home instead. It scores 1 point and 1 more for each neighbour its monastery or garden has now.',
    words: ['return', 'early', 'withdraw', 'at once'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-05': {
    title: 'What the abbot cannot be',
    text: 'The abbot counts 1 on a monastery. It cannot be a highwayman, knight or farmer.',
    words: ['strength', 'road', 'city', 'field'],
    differs: NO_ABBOT,
  },
  'CAR-ABB-06': {
    title: 'Home with either tile',
    text: 'If your builder gives you a second tile, you may take the abbot home after the first or after the second.',
    words: ['double turn', 'second tile', 'early', 'builder'],
    differs: NO_ABBOT,
  },
};
