import type { TextsOf } from '../../rule.ts';
import type { MEEPLES } from '../facts/meeples.ts';

export const meeples: TextsOf<typeof MEEPLES> = {
  'CAR-MEEP-01': {
    title: 'Only on the new tile',
    text: 'A meeple goes on the tile you have just laid: on a road as highwayman, in a city as knight, on a monastery as monk, or in a field as farmer. It never stands on water, and a garden is for the abbot alone.',
    words: ['follower', 'thief', 'robber', 'peasant', 'where', 'deploy', 'cloister'],
  },
  'CAR-MEEP-02': {
    title: 'The feature must be free',
    text: 'You may place a meeple only where none stands in the whole road, city or field, not even one of your own. Look along all joined tiles, however far it reaches.',
    words: ['occupied', 'taken', 'claimed', 'already', 'distance', 'own meeple'],
  },
  'CAR-MEEP-03': {
    title: 'Builders and pigs block nobody',
    text: 'Builder and pig are not meeples. They do not make a road, city or field occupied by themselves.',
    words: ['occupied', 'special figure', 'block'],
  },
  'CAR-MEEP-04': {
    title: 'No figure left',
    text: 'If your supply is empty you place nothing and go on to scoring.',
    words: ['empty supply', 'run out', 'no meeples', 'skip'],
  },
  'CAR-MEEP-05': {
    title: 'Meeples stay where they stand',
    text: 'You may not move a meeple or take it back of your own will. It waits until its feature is scored; only the abbot may go home before that.',
    words: ['move', 'remove', 'take back', 'withdraw'],
    differs: { c3: 'After your pig is scored you may take back the farmer beside it.' },
  },
  'CAR-MEEP-06': {
    title: 'A farmer stays to the end',
    text: 'A meeple in a field stays there until the game is over. It does not come home when the cities around it close.',
    words: ['peasant', 'field', 'meadow', 'lie down', 'never returns'],
    differs: { c3: 'A farmer may go home together with a scored pig.' },
  },
  'CAR-MEEP-07': {
    title: 'Rivers and roads part fields',
    text: 'The fields on the two banks of a river are separate. A bridge does not join the fields beneath it either.',
    words: ['bridge', 'river', 'separate', 'meadow', 'divide'],
  },
};
