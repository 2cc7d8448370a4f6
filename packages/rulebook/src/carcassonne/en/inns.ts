import type { TextsOf } from '../../rule.ts';
import type { INNS } from '../facts/inns.ts';

export const inns: TextsOf<typeof INNS> = {
  'CAR-IC-01': {
    title: 'What is in the box',
    text: 'Inns & Cathedrals brings 18 tiles, a big meeple for every player, score tiles that say 50 and 100, and pieces for a sixth player. This table counts points without score tiles.',
    words: ['components', 'contents', 'large meeple', 'sixth player'],
  },
  'CAR-IC-02': {
    title: 'The big meeple',
    text: 'The big meeple is placed like any other and has strength 2. It may be a farmer. It does not raise the points that are paid.',
    words: ['large meeple', 'big follower', 'strength', 'majority'],
  },
  'CAR-IC-03': {
    title: 'An inn doubles its road',
    text: 'A complete road with an inn gives 2 points a tile instead of 1. A second inn adds nothing.',
    words: ['tavern', 'lake', 'double', 'road points'],
  },
  'CAR-IC-04': {
    title: 'A cathedral raises its city',
    text: 'A complete city with a cathedral gives 3 points for each tile and coat of arms instead of 2. A second cathedral adds nothing.',
    words: ['church', 'shield', 'three points', 'city points'],
  },
  'CAR-IC-05': {
    title: 'Unfinished, they give nothing',
    text: 'At the end of the game an unfinished road with an inn and an unfinished city with a cathedral give 0 points.',
    words: ['incomplete', 'final scoring', 'zero', 'risk'],
  },
  'CAR-IC-06': {
    title: 'The milder ending',
    text: 'A printing of 2025 is said to score such unfinished roads and cities as if the inn or cathedral were not there. It is a choice for the table; otherwise they give 0.',
    words: ['2025', 'option', 'house rule', 'incomplete'],
  },
  'CAR-IC-07': {
    title: 'The inn at the junction',
    text: 'On the junction with an inn, the inn belongs to the one road it stands beside. The other two roads are ordinary.',
    words: ['IC-C', 'crossing', 'which road', 'tavern'],
  },
  'CAR-IC-08': {
    title: 'Stubs that are no roads',
    text: 'On the junction between two cities, the short paths to the gates are not roads. Nobody can stand on them.',
    words: ['IC-I', 'gate', 'path', 'junction'],
  },
  'CAR-IC-09': {
    title: 'Inns and cathedrals for anybody',
    text: 'You may add an inn or a cathedral to a road or city of any player, for better or worse.',
    words: ['opponent', 'spoil', 'attack', 'other player'],
  },
  'CAR-IC-10': {
    title: 'Never small with a cathedral',
    text: 'A complete city with a cathedral has at least five tiles, so the price of the two-tile city never applies to it.',
    words: ['small city', 'two tiles', 'five tiles'],
  },
};
