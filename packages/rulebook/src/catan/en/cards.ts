import type { TextsOf } from '../../rule.ts';
import type { CARDS } from '../facts/cards.ts';

export const cards: TextsOf<typeof CARDS> = {
  'CAT-DEV-01': {
    title: 'Buying a card',
    text: 'Pay ore, wool and grain, take the top card and keep it hidden. You may buy several in one turn.',
    words: ['development card', 'purchase', 'deck', 'draw'],
  },
  'CAT-DEV-02': {
    title: 'When the deck is empty',
    text: 'When the deck is empty, no more cards can be bought. Played cards never go back into it.',
    words: ['no cards left', 'reshuffle', 'run out'],
  },
  'CAT-DEV-03': {
    title: 'One card a turn',
    text: 'You may play at most one development card in your turn, a knight or a progress card, before the roll or after it.',
    words: ['limit', 'how many', 'development card'],
  },
  'CAT-DEV-04': {
    title: 'Not in the turn bought',
    text: 'A card cannot be played in the turn in which you bought it. An older card of the same kind can.',
    words: ['new card', 'same turn', 'wait'],
  },
  'CAT-DEV-05': {
    title: 'Victory point cards',
    text: 'Neither limit holds for them, one card a turn and none bought in this turn: you may show any number at once. You show them only to win.',
    words: ['VP card', 'reveal', 'hidden points'],
  },
  'CAT-DEV-06': {
    title: 'They stay with you',
    text: 'Development cards cannot be traded, given away or stolen. On a 7 they do not count as cards in hand.',
    words: ['steal', 'trade', 'hand limit', 'discard'],
  },
  'CAT-DEV-07': {
    title: 'A card without effect',
    text: 'You may play a card even if it brings little or nothing, such as monopoly on what nobody holds; it is spent. Only road building with no road to place and year of plenty from an empty bank cannot be played.',
    words: ['useless', 'nothing', 'waste'],
  },
  'CAT-KNIGHT-01': {
    title: 'What a knight does',
    text: 'Move the robber at once and steal a card, as after a 7. Nobody discards.',
    words: ['soldier', 'robber', 'steal'],
  },
  'CAT-KNIGHT-02': {
    title: 'Played knights stay',
    text: 'The card stays face up before you and counts for Largest Army. Knights not yet played do not count.',
    words: ['soldier', 'army', 'keep'],
  },
  'CAT-KNIGHT-03': {
    title: 'A knight before the roll',
    text: 'You may play a knight before you roll, whether or not the robber stands on a hex of yours. If a 7 follows, the robber moves a second time.',
    words: ['soldier', 'timing', 'chase away'],
  },
  'CAT-PROG-01': {
    title: 'Road building',
    text: 'Place up to two roads without paying, where you may build roads.',
    words: ['free roads', 'progress card', 'two roads'],
  },
  'CAT-PROG-02': {
    title: 'The second free road',
    text: 'The second road may join the first. Longest Road and victory are checked after each of the two.',
    words: ['order', 'road building', 'extend'],
  },
  'CAT-PROG-03': {
    title: 'Only one road fits',
    text: 'With one road piece or one possible path left, you place one road and lose the other. With none, the card cannot be played. You may also go without the second road.',
    words: ['road building', 'one road', 'decline', 'skip'],
    differs: { r25: 'The book tells you to build two.' },
  },
  'CAT-PROG-04': {
    title: 'Year of plenty',
    text: 'Take any two cards from the bank, of one resource or of two. You may use them at once.',
    words: ['invention', 'progress card', 'two resources'],
  },
  'CAT-PROG-05': {
    title: 'What the bank still has',
    text: 'With year of plenty you can only take what the bank holds. If it holds a single card in all, you take that one.',
    words: ['invention', 'shortage', 'one card'],
  },
  'CAT-PROG-06': {
    title: 'No plenty from nothing',
    text: 'When the bank is empty, year of plenty cannot be played.',
    words: ['invention', 'empty bank'],
  },
  'CAT-PROG-07': {
    title: 'Monopoly',
    text: 'Name a resource: every other player gives you all their cards of it. The bank gives nothing. If nobody has any, the card is spent all the same.',
    words: ['progress card', 'take all', 'demand'],
  },
  'CAT-PROG-08': {
    title: 'Progress cards leave',
    text: 'A progress card leaves the game once it is played.',
    words: ['discard', 'used up', 'removed'],
  },
};
