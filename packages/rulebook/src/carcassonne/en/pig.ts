import type { TextsOf } from '../../rule.ts';
import type { PIG } from '../facts/pig.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

/** Where pigs pay nothing until the end. */
const AT_THE_END = inEach(BEFORE_THIRD, 'Pigs score nothing during the game; they count at the end.');

export const pig: TextsOf<typeof PIG> = {
  'CAR-TB-PIG-01': {
    title: 'Pig instead of a meeple',
    text: 'Instead of a meeple you may place your pig in a field of the tile you have just laid.',
    words: ['place the pig', 'deploy', 'meadow', 'farm'],
    differs: { c3: 'The pig comes together with a farmer and stands beside it.' },
  },
  'CAR-TB-PIG-02': {
    title: 'The pig needs your farmer',
    text: 'You may place the pig only in a field where a farmer of yours already stands. Farmers and pigs of other players do not matter.',
    words: ['condition', 'own farmer', 'peasant', 'meadow'],
    differs: { c3: 'The pig arrives with its farmer, so the field must have been free.' },
  },
  'CAR-TB-PIG-03': {
    title: 'The pig stays to the end',
    text: 'Once placed, the pig remains in its field until the final scoring. It returns earlier only if another expansion takes away the pig or your last farmer there.',
    words: ['remain', 'barn', 'removed', 'return'],
    differs: { c3: 'The pig goes home each time pigs are scored, and when its farmer leaves.' },
  },
  'CAR-TB-PIG-04': {
    title: 'A pig has no strength',
    text: 'Pigs do not count when players compare who controls a field.',
    words: ['majority', 'strength 0', 'zero', 'control'],
  },
  'CAR-TB-PIG-05': {
    title: 'With a pig, 4 per city',
    text: 'If you score a field at the end and your pig stands in it, each complete city beside that field gives you 4 points instead of 3.',
    words: ['bonus', 'value', 'final scoring', 'farmer', 'field points'],
    differs: {
      c1: '5 instead of 4 for each city.',
      c3: 'No bonus at the end; pigs are paid during the game.',
    },
  },
  'CAR-TB-PIG-06': {
    title: 'First printing: 5 per city',
    text: 'In the first printing the pig makes a city worth 5 points instead of 4. You must score that city, your pig must stand in a field beside it, and you must have the most farmers in the pig’s field, or as many as anybody.',
    words: ['bonus', 'value', 'city by city', 'owner'],
    differs: {
      classic: '4 instead of 3 for each city.',
      c2: '4 instead of 3 for each city.',
      c3: 'No bonus at the end; pigs are paid during the game.',
    },
  },
  'CAR-TB-PIG-07': {
    title: 'Pigs in a shared field',
    text: 'If several players tie for a field, all of them score it. Only those with a pig of their own in it get the bonus.',
    words: ['tie', 'equal', 'draw', 'bonus'],
    differs: { c3: 'Control does not matter: every pig pays its owner.' },
  },
  'CAR-TB-PIG-08': {
    title: 'Only in its own field',
    text: 'Your pig helps only in the field where it stands, not in another field of yours beside the same city. Other players’ pigs change nothing for you.',
    words: ['other field', 'opponent', 'bonus'],
    differs: { c3: 'A pig pays for the cities beside its own field, whoever controls that field.' },
  },
  'CAR-TB-PIG-09': {
    title: 'The tile with a herd',
    text: 'Some older printings have a tile with a herd of pigs that once made its field worth more. The later first edition says it no longer does, so such a tile is a plain field.',
    words: ['pig herd', 'pig tile', 'swine', 'bonus'],
  },
  'CAR-TB-PIG-10': {
    title: 'One bonus per city',
    text: 'The pig’s bonus is paid once for each city, however many farmers you have in the field.',
    words: ['several farmers', 'twice', 'multiply', 'bonus'],
    differs: { c3: 'The pig pays 3 points a city during the game, however many farmers you have.' },
  },
  'CAR-TB-PIG-20': {
    title: 'Pig together with a farmer',
    text: 'When you place a meeple as farmer, you may put your pig beside it in the same field. The pig is never alone: if another expansion moves its farmer or takes it away, the pig returns to your supply.',
    words: ['pair', 'paired', 'alone', 'peasant', 'third edition'],
    differs: inEach(
      BEFORE_THIRD,
      'The pig is placed instead of a meeple, in a field where your farmer already stands.',
    ),
  },
  'CAR-TB-PIG-21': {
    title: 'When pigs are scored',
    text: 'After a city with at least one coat of arms has been completed and scored, all pigs on the board are scored.',
    words: ['shield', 'pennant', 'trigger', 'during the game'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-22': {
    title: 'Each pig: 3 per city',
    text: 'Your pig gives you 3 points for each complete city beside its field. Who controls the field does not matter, and each city counts once. The city just completed counts if it lies beside the field.',
    words: ['value', 'points', 'majority', 'adjacent', 'shield'],
    differs: inEach(
      BEFORE_THIRD,
      'At the end your pig makes each city worth 1 point more to you, if you score its field.',
    ),
  },
  'CAR-TB-PIG-23': {
    title: 'Every pig is scored',
    text: 'All pigs on the board are scored, even far away from the completed city, and even if the points are 0.',
    words: ['all pigs', 'far', 'zero', 'return'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-24': {
    title: 'Scored pigs go home',
    text: 'The player whose turn it is scores first, then the others clockwise. Each must take the scored pig back into the supply.',
    words: ['order', 'return', 'must', 'active player', 'clockwise'],
    differs: inEach(BEFORE_THIRD, 'Pigs stay in their fields until the final scoring.'),
  },
  'CAR-TB-PIG-25': {
    title: 'Take the farmer back too',
    text: 'When your scored pig goes home, you may take back the meeple that stood beside it, and only that one. Everyone decides in turn order.',
    words: ['choice', 'return', 'peasant', 'optional', 'farmer'],
    differs: inEach(BEFORE_THIRD, 'Farmers stay in their fields until the final scoring.'),
  },
  'CAR-TB-PIG-26': {
    title: 'No pigs in final scoring',
    text: 'At the end pigs give no points and have no strength. The farmers that are left score as usual.',
    words: ['end', 'bonus', 'zero', 'field points'],
    differs: inEach(
      BEFORE_THIRD,
      'At the end your pig makes each city worth 1 point more, if you score its field.',
    ),
  },
  'CAR-TB-PIG-27': {
    title: 'Two shield cities at once',
    text: 'If one tile completes several cities with coats of arms, everything is scored first. Then the pigs are scored once, because they go home.',
    words: ['several cities', 'coat of arms', 'twice', 'order'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-28': {
    title: 'A new pig scores too',
    text: 'A pig placed on the tile that completes the city is already on the board, so it is scored.',
    words: ['same turn', 'just placed', 'coat of arms'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-29': {
    title: 'Even without a knight',
    text: 'Pigs are scored whenever a city with a coat of arms is completed, also if nobody stood in it.',
    words: ['empty city', 'nobody', 'trigger', 'shield'],
    differs: AT_THE_END,
  },
  'CAR-TB-PIG-30': {
    title: 'Once more in extra turns',
    text: 'If you complete another city with a coat of arms in your extra turn, the pigs that stand on the board then are scored again.',
    words: ['extra turn', 'builder', 'again', 'shield'],
    differs: AT_THE_END,
  },
};
