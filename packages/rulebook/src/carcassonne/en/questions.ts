import type { TextsOf } from '../../rule.ts';
import type { QUESTIONS } from '../facts/questions.ts';
import { AFTER_FIRST_PRINTING, BEFORE_THIRD, inEach } from '../in-each.ts';

/** Titles ask, texts answer. */
export const questions: TextsOf<typeof QUESTIONS> = {
  'CAR-EDGE-01': {
    title: 'Joining my features: second tile?',
    text: 'Yes. The tile that joins two roads or cities extends the one where your builder stands, so a second tile is due.',
    words: ['builder', 'connect', 'merge', 'double turn'],
  },
  'CAR-EDGE-02': {
    title: 'Builder at the far end?',
    text: 'Your builder works however far away you extend its road or city. Distance does not matter.',
    words: ['distance', 'extend', 'double turn'],
  },
  'CAR-EDGE-03': {
    title: 'Builder and meeple together?',
    text: 'No. You place one figure on each tile, the builder or a meeple.',
    words: ['both', 'same tile', 'two figures', 'at once'],
    differs: { c3: 'Yes, and only so: the builder always comes with a meeple.' },
  },
  'CAR-EDGE-04': {
    title: 'Builder on the second tile?',
    text: 'Yes, if it is in your supply and a meeple of yours stands on that road or in that city; a knight placed on the first tile will do. It brings no third tile.',
    words: ['double turn', 'second part', 'again'],
    differs: { c3: 'Yes, together with a meeple placed on the same tile.' },
  },
  'CAR-EDGE-05': {
    title: 'Builder where the tile closes?',
    text: 'It would come straight back and earn nothing, so the table does not offer it.',
    words: ['complete', 'same tile', 'useless'],
    differs: { c3: 'Possible with a meeple: both come back in the scoring, and there is no extra turn.' },
  },
  'CAR-EDGE-06': {
    title: 'Another closes my builder’s feature?',
    text: 'The feature is scored, your builder and meeples come home, and nobody gets a second tile for it.',
    words: ['opponent', 'complete', 'double turn', 'return'],
  },
  'CAR-EDGE-07': {
    title: 'My tile closes builder’s feature?',
    text: 'You get your second tile all the same. The builder is home by then, so you may place it again with the second tile.',
    words: ['complete', 'double turn', 'return', 'first tile'],
    differs: {
      c3: 'The builder waits beside the stacks while the feature is scored; then you take the extra turn.',
    },
  },
  'CAR-EDGE-08': {
    title: 'Second tile, but none left?',
    text: 'Then there is no second tile. The game ends, and the final scoring begins.',
    words: ['empty stack', 'last tile', 'builder', 'end'],
  },
  'CAR-EDGE-09': {
    title: 'Second tile fits nowhere?',
    text: 'It leaves the game and you draw another, as with any tile.',
    words: ['unplaceable', 'redraw', 'double turn'],
  },
  'CAR-EDGE-10': {
    title: 'Second tile beside the first?',
    text: 'It need not lie there. Any place where it fits will do.',
    words: ['adjacent', 'next to', 'double turn', 'where'],
  },
  'CAR-EDGE-11': {
    title: 'Score first, then place?',
    text: 'No. You place your figure before scoring. A meeple that comes home in the scoring can stand only on your next tile.',
    words: ['order', 'before', 'return', 'steps'],
  },
  'CAR-EDGE-12': {
    title: 'City touches my field twice?',
    text: 'It counts once for that field.',
    words: ['two sides', 'adjacent', 'farmer', 'once'],
  },
  'CAR-EDGE-13': {
    title: 'City twice on one tile?',
    text: 'The tile counts once for the city’s points. Both parts belong to the same city, for the fields beside them as well.',
    words: ['two segments', 'count', 'one tile'],
  },
  'CAR-EDGE-14': {
    title: 'Does a field pass below?',
    text: 'No. Fields do not connect beneath a bridge.',
    words: ['bridge', 'under', 'connected'],
  },
  'CAR-EDGE-15': {
    title: 'Fields beside a gate road?',
    text: 'The road ends at the gate, and so do the fields, at the wall. Left and right of the road are separate fields on that tile.',
    words: ['gate', 'city wall', 'separate', 'road'],
  },
  'CAR-EDGE-16': {
    title: 'Field round a road’s end?',
    text: 'Yes. Where a road simply ends at a monastery, house or outhouse, the field runs round that end and stays one. Where several roads meet there, they part it.',
    words: ['monastery road', 'connected', 'around', 'cloister'],
  },
  'CAR-EDGE-17': {
    title: 'A farmer in a closed field?',
    text: 'Yes, a farmer may stand in a field that lies wholly inside one tile. That field can never grow.',
    words: ['inner field', 'inside', 'enclosed', 'no edge'],
  },
  'CAR-EDGE-18': {
    title: 'Place before the tile joins?',
    text: 'No. First the tile joins what it touches, then you look whether somebody stands there.',
    words: ['occupied', 'connect', 'shared', 'sneak in'],
  },
  'CAR-EDGE-19': {
    title: 'Both equally strong?',
    text: 'Both get the full points.',
    words: ['tie', 'equal', 'shared', 'majority'],
  },
  'CAR-EDGE-20': {
    title: 'Does a builder break ties?',
    text: 'No, never. Its strength is 0.',
    words: ['majority', 'strength', 'control'],
  },
  'CAR-EDGE-21': {
    title: 'My pig’s farmer is removed?',
    text: 'The pig returns to your supply and scores nothing.',
    words: ['third edition', 'return', 'alone', 'lost'],
    differs: inEach(BEFORE_THIRD, 'The pig stays as long as you have any farmer in that field.'),
  },
  'CAR-EDGE-22': {
    title: 'Another closes a shield city?',
    text: 'All pigs are scored. That player comes first, then the others clockwise.',
    words: ['coat of arms', 'opponent', 'order', 'pigs', 'third edition'],
    differs: inEach(BEFORE_THIRD, 'Pigs are not scored then; they count at the end.'),
  },
  'CAR-EDGE-23': {
    title: 'Goods on the second tile?',
    text: 'You take them too. Goods go to whoever completes the city, with either tile.',
    words: ['double turn', 'tokens', 'who gets', 'complete'],
  },
  'CAR-EDGE-24': {
    title: 'A monastery completes a monastery?',
    text: 'Then each counts by itself. The old one scores its 9 points; the meeple on the new one stays until that is surrounded too.',
    words: ['cloister', 'neighbour', 'two monasteries', 'separately'],
  },
  'CAR-EDGE-25': {
    title: 'Small city with goods?',
    text: 'In the first printing it gives 2 points, and its goods are taken as usual.',
    words: ['two tiles', 'first printing', 'tokens'],
    differs: inEach(AFTER_FIRST_PRINTING, 'It gives 4 points, like any city of two tiles, and its goods.'),
  },
};
