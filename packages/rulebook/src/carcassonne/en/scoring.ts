import type { TextsOf } from '../../rule.ts';
import type { SCORING } from '../facts/scoring.ts';

export const scoring: TextsOf<typeof SCORING> = {
  'CAR-MAJ-01': {
    title: 'The strongest takes the points',
    text: 'Whoever has the greatest strength in a feature gets all its points; the others get none. A meeple counts 1, a big meeple 2, builder and pig 0.',
    words: ['majority', 'control', 'strength', 'most meeples', 'owner'],
  },
  'CAR-MAJ-02': {
    title: 'A tie pays everyone tied',
    text: 'When several players share the greatest strength, each of them gets the full points.',
    words: ['draw', 'equal', 'shared', 'split', 'majority'],
  },
  'CAR-MAJ-03': {
    title: 'Strength never multiplies points',
    text: 'Strength only settles who scores. Two knights do not make a city worth more than one.',
    words: ['majority', 'double', 'count', 'twice'],
  },
  'CAR-MAJ-04': {
    title: 'Nobody there, no points',
    text: 'A feature without meeples gives points to nobody. A city’s goods are still handed out.',
    words: ['empty', 'unoccupied', 'unclaimed'],
  },
  'CAR-RET-01': {
    title: 'Scored meeples come home',
    text: 'When a road, city or monastery has been scored, all meeples on it return to their owners, whether they won points or not.',
    words: ['return', 'supply', 'back', 'losers'],
  },
  'CAR-RET-02': {
    title: 'Builders come home too',
    text: 'Builders on a scored road or city return to their owners together with the meeples.',
    words: ['return', 'supply', 'back', 'builder'],
  },
  'CAR-RET-03': {
    title: 'Score everything, then return',
    text: 'If one tile completes several features, all of them are scored before any figure leaves the board.',
    words: ['order', 'several', 'at once', 'simultaneous'],
  },
  'CAR-RET-04': {
    title: 'Farmers and pigs stay',
    text: 'Farmers and pigs remain in their field during the whole game and are counted at the end.',
    words: ['field', 'return', 'peasant', 'pig'],
    differs: { c3: 'A pig goes home each time pigs are scored, and its farmer may go along.' },
  },
};
