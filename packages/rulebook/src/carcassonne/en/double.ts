import type { TextsOf } from '../../rule.ts';
import type { DOUBLE } from '../facts/double.ts';

export const double: TextsOf<typeof DOUBLE> = {
  'CAR-TB-DOUBLE-01': {
    title: 'The double turn',
    text: 'First finish everything about your first tile, the scoring included. Then, if your builder earned it, you may draw a second tile: lay it, place a figure if you like, and score again.',
    words: ['double turn', 'extra tile', 'order', 'builder'],
    differs: { c3: 'It is an extra turn of its own after your turn.' },
  },
  'CAR-TB-DOUBLE-02': {
    title: 'Second tile goes anywhere',
    text: 'You may lay the second tile in any place where it fits. It need not touch the first one.',
    words: ['double turn', 'where', 'adjacent', 'anywhere'],
  },
  'CAR-TB-DOUBLE-03': {
    title: 'A figure on each tile',
    text: 'You may place a figure on the first tile and another on the second. Figures that came home after the first tile can be used on the second, the builder too.',
    words: ['double turn', 'meeple', 'builder', 'returned', 'again'],
    differs: { c3: 'In the extra turn the builder again comes only together with a meeple.' },
  },
  'CAR-TB-DOUBLE-04': {
    title: 'Never a third tile',
    text: 'A turn has at most two tiles. If the second one extends your builder’s road or city, nothing more happens.',
    words: ['double turn', 'third', 'limit', 'chain'],
  },
  'CAR-TB-DOUBLE-05': {
    title: 'Completing still earns it',
    text: 'If your first tile completes the builder’s road or city, the builder comes home and you still get your second tile.',
    words: ['double turn', 'complete', 'returned builder'],
  },
  'CAR-TB-DOUBLE-06': {
    title: 'You may take it',
    text: 'The book says that you may take the second tile, so you may also do without it. Then your turn ends and the next player draws. As a choice for the table the second tile always follows.',
    words: ['optional', 'decline', 'may', 'must', 'refuse'],
    differs: { c3: 'You must take it.' },
  },
  'CAR-TB-DOUBLE-07': {
    title: 'When tiles run out',
    text: 'If the stack is empty there is no second tile, and the game ends. If the second tile fits nowhere, it leaves the game and you draw another.',
    words: ['empty stack', 'last tile', 'unplaceable', 'end'],
  },
  'CAR-TB-DOUBLE-08': {
    title: 'Only the first tile earns',
    text: 'Only the first tile of a turn can bring a second one. If the second tile is the first to touch the builder’s road or city, nothing happens.',
    words: ['double turn', 'second tile', 'third'],
    differs: { c3: 'This cannot happen: the builder is in your supply when the extra turn begins.' },
  },
};
