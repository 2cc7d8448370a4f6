import type { TextsOf } from '../../rule.ts';
import type { QUESTIONS } from '../facts/questions.ts';

/** Titles ask, texts answer. */
export const questions: TextsOf<typeof QUESTIONS> = {
  'CAT-EDGE-01': {
    title: 'Five settlements, then a city?',
    text: 'The settlement goes back to your supply. You may found a new one in the same turn.',
    words: ['upgrade', 'pieces', 'limit'],
  },
  'CAT-EDGE-02': {
    title: 'A sixteenth road?',
    text: 'No. A sixth settlement, a fifth city and a sixteenth road are refused, because no piece is left for them.',
    words: ['limit', 'pieces', 'run out'],
  },
  'CAT-EDGE-03': {
    title: 'Buying from an empty deck?',
    text: 'The purchase is refused, and you keep your cards.',
    words: ['development card', 'no cards left'],
  },
  'CAT-EDGE-04': {
    title: 'Year of plenty, card missing?',
    text: 'You cannot take what the bank does not have, but you may choose another card.',
    words: ['invention', 'shortage', 'bank'],
  },
  'CAT-EDGE-05': {
    title: 'Monopoly that brings nothing?',
    text: 'It is allowed. The card is spent, and it was your card for this turn.',
    words: ['zero', 'useless', 'waste'],
  },
  'CAT-EDGE-06': {
    title: 'Road building with few roads?',
    text: 'With 1 road left you place that one. With 0 left the card cannot be played.',
    words: ['pieces', 'run out', 'one road'],
  },
  'CAT-EDGE-07': {
    title: 'Who discards first?',
    text: 'It does not matter. Players discard in any order, and the result is the same.',
    words: ['order', 'simultaneous', 'seven'],
  },
  'CAT-EDGE-08': {
    title: 'Robber back to the desert?',
    text: 'Yes, if it stands somewhere else now.',
    words: ['return', 'bandit', 'target'],
  },
  'CAT-EDGE-09': {
    title: 'May the robber stay?',
    text: 'No. It must move to another hex.',
    words: ['same hex', 'bandit', 'leave'],
  },
  'CAT-EDGE-10': {
    title: 'What if nobody has cards?',
    text: 'Then no offer can be accepted and nothing can be stolen.',
    words: ['empty hands', 'trade', 'steal'],
  },
  'CAT-EDGE-11': {
    title: 'A knight, then a seven?',
    text: 'The robber moves twice in this turn. Cards are discarded only for the 7.',
    words: ['twice', 'robber', 'same turn'],
  },
  'CAT-EDGE-12': {
    title: 'New knight beside an old one?',
    text: 'You may play the one you had before. The new one waits for a later turn.',
    words: ['same kind', 'bought this turn'],
  },
  'CAT-EDGE-13': {
    title: 'The tenth point just bought?',
    text: 'You win at once: a victory point card counts in the very turn you buy it.',
    words: ['victory point card', 'same turn', 'win'],
  },
  'CAT-EDGE-14': {
    title: 'Another settles in my road?',
    text: 'For Longest Road your road counts as interrupted there. The pieces themselves stay.',
    words: ['cut', 'break', 'opponent'],
  },
  'CAT-EDGE-15': {
    title: 'My settlement in my road?',
    text: 'It interrupts nothing.',
    words: ['own building', 'through'],
  },
  'CAT-EDGE-16': {
    title: 'Does a ring count?',
    text: 'Yes. Every road of it counts once, and an intersection may be passed again.',
    words: ['loop', 'circle', 'closed road'],
  },
  'CAT-EDGE-17': {
    title: 'Ten points, not my turn?',
    text: 'You do not win yet. You win when your turn begins, if you still have them.',
    words: ['early', 'wait', 'other player'],
  },
  'CAT-EDGE-18': {
    title: 'Two ore for one ore?',
    text: 'No, a resource may not be on both sides. One ore for nothing is refused too.',
    words: ['gift', 'same resource', 'trade'],
  },
  'CAT-EDGE-19': {
    title: 'Eight lumber, no harbour?',
    text: 'At 4:1 they bring you two cards, which may be different ones.',
    words: ['wood', 'bank', 'twice', 'harbor'],
  },
  'CAT-EDGE-20': {
    title: 'Three owed, two in bank?',
    text: 'If the bank has 2 grain, one player waits for 2 and another for 1, nobody gets grain.',
    words: ['shortage', 'several players', 'wheat'],
  },
  'CAT-EDGE-21': {
    title: 'Three owed to one player?',
    text: 'If the bank has 2 grain and a single player is owed 3, that player gets 2.',
    words: ['shortage', 'single player', 'wheat'],
    differs: { older: 'That player gets nothing.' },
  },
  'CAT-EDGE-22': {
    title: 'Starting beside the desert?',
    text: 'The desert gives no card, so you begin with fewer than 3.',
    words: ['second settlement', 'starting cards'],
  },
};
