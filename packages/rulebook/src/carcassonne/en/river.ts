import type { TextsOf } from '../../rule.ts';
import type { RIVER } from '../facts/river.ts';
import { BEFORE_THIRD, FIRST_EDITION, inEach } from '../in-each.ts';

export const river: TextsOf<typeof RIVER> = {
  'CAR-RIV-01': {
    title: 'The river comes first',
    text: 'The spring lies on the table instead of the start tile. The other river tiles are a stack of their own with the lake at the bottom; you draw from it until it is empty, then from the ordinary stack.',
    words: ['spring', 'lake', 'source', 'setup', 'stack'],
  },
  'CAR-RIV-02': {
    title: 'Start tile with the River',
    text: 'When you play with the River, the ordinary start tile stays in the box.',
    words: ['start tile', 'shuffle', 'spring'],
    differs: inEach(FIRST_EDITION, 'The start tile is shuffled into the ordinary stack.'),
  },
  'CAR-RIV-03': {
    title: 'A river must go on',
    text: 'Every river tile must continue the river at its open end. Matching some other side is not enough.',
    words: ['continue', 'connect', 'water', 'match'],
  },
  'CAR-RIV-04': {
    title: 'No U-turn',
    text: 'Two bends in direct succession may not turn the same way. With a straight tile between them they may.',
    words: ['bend', 'curve', 'turn back', 'u turn'],
  },
  'CAR-RIV-05': {
    title: 'Leave the river its way',
    text: 'The place in front of the river’s new end must be empty, so that the next tile can follow. A river tile that fits nowhere leaves the game.',
    words: ['dead end', 'blocked', 'open end', 'unplaceable'],
  },
  'CAR-RIV-06': {
    title: 'Not on the water',
    text: 'On river tiles you may place meeples on roads, in cities, on monasteries and in fields, but never on the river itself.',
    words: ['meeple', 'follower', 'fish', 'water'],
  },
  'CAR-RIV-07': {
    title: 'Round spring and lake',
    text: 'The river parts the fields on its banks. At the spring and at the lake the field runs round the water, so both banks connect there.',
    words: ['banks', 'field', 'connected', 'source', 'end'],
    differs: { c3: 'Its spring has a road behind it, and that road parts the fields there.' },
  },
  'CAR-RIV-08': {
    title: 'The river scores nothing',
    text: 'The river itself gives no points.',
    words: ['score', 'water', 'worth'],
  },
  'CAR-RIV-09': {
    title: 'The river tile with goods',
    text: 'The third edition of Traders & Builders brings one river tile with a goods symbol. Shuffle it into the river tiles; without the River leave it in the box.',
    words: ['chicken', 'goods', 'TB-T', 'shuffle'],
    differs: inEach(BEFORE_THIRD, 'Traders & Builders has no river tile.'),
  },
  'CAR-RIV-10': {
    title: 'Builder along the river',
    text: 'Your builder can bring a second tile while the river is being laid. That tile comes from the river stack as long as it lasts.',
    words: ['double turn', 'second tile', 'river stack'],
  },
};
