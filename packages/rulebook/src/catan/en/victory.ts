import type { TextsOf } from '../../rule.ts';
import type { VICTORY } from '../facts/victory.ts';

export const victory: TextsOf<typeof VICTORY> = {
  'CAT-VP-01': {
    title: 'What brings points',
    text: 'A settlement brings 1 point, a city 2, Longest Road 2, Largest Army 2 and a victory point card 1.',
    words: ['score', 'count', 'victory points'],
  },
  'CAT-VP-02': {
    title: 'Ten points win',
    text: 'Whoever has 10 points or more in their own turn wins at once.',
    words: ['end of the game', 'victory', 'goal'],
  },
  'CAT-VP-03': {
    title: 'Ten in another’s turn',
    text: 'Having 10 points in another player’s turn does not win yet. If you still have them when your turn begins, you win before you roll.',
    words: ['wait', 'early', 'start of turn'],
  },
  'CAT-VP-04': {
    title: 'When points are checked',
    text: 'At the start of every turn and after every action the points of the player whose turn it is are checked.',
    words: ['count', 'timing', 'automatic'],
  },
  'CAT-VP-05': {
    title: 'Hidden points count',
    text: 'Your hidden victory point cards count as well. The table declares the win by itself.',
    words: ['reveal', 'claim', 'secret'],
  },
  'CAT-VP-06': {
    title: 'One winner',
    text: 'By the book there is exactly one winner and never a tie. At the end all hidden cards are shown. Our ruling for tables with a high target: when nobody can ever gain another point, the game is over and most points win. Those who have equally many then share the win.',
    words: ['end', 'tie', 'draw', 'reveal'],
  },
  'CAT-INFO-01': {
    title: 'What everyone may see',
    text: 'Open are the board, the dice, pieces left, played knights, bonus cards, and how many resource and development cards everyone holds. Asked for that number, you must tell the truth.',
    words: ['open', 'public', 'count', 'hand size'],
  },
  'CAT-INFO-02': {
    title: 'What stays hidden',
    text: 'Hidden are the kinds of resource cards in other hands, development cards not yet played and the order of the deck. Victory point cards stay hidden until the end. What can be counted of other hands from all that was open is shown here.',
    words: ['secret', 'private', 'hand'],
  },
  'CAT-INFO-03': {
    title: 'Counting the bank',
    text: 'By the book the bank may be counted only when it may run short. Here its cards are always shown.',
    words: ['supply', 'how many left', 'count'],
  },
  'CAT-INFO-04': {
    title: 'What the log tells',
    text: 'The log tells production, trades, building, discards and what a monopoly brought. Which card was stolen it tells only thief and victim.',
    words: ['history', 'record', 'public'],
  },
};
