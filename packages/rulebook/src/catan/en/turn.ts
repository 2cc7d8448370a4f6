import type { TextsOf } from '../../rule.ts';
import type { TURN } from '../facts/turn.ts';

export const turn: TextsOf<typeof TURN> = {
  'CAT-TURN-01': {
    title: 'Roll, trade, build, pass',
    text: 'Turns go clockwise. In yours you roll for production, then trade, then build, then pass the dice on.',
    words: ['steps', 'phases', 'order', 'end of turn'],
  },
  'CAT-TURN-02': {
    title: 'Roll once, first of all',
    text: 'You must roll once in your turn. Before that you can only play one development card, or win.',
    words: ['dice', 'compulsory', 'before the roll'],
  },
  'CAT-TURN-03': {
    title: 'First the roll is settled',
    text: 'You trade and build when the roll is settled. On a 7 that includes discards, the robber and the theft.',
    words: ['after the roll', 'order', 'seven'],
  },
  'CAT-TURN-04': {
    title: 'Trade and build mixed',
    text: 'After the roll you trade and build in any order, as often as you like. As an option the phases are separate: all trades first, and none after the first build.',
    words: ['combined phase', 'phases', 'order'],
    differs: { r25: 'There is only the mixed form.' },
  },
  'CAT-TURN-05': {
    title: 'Using a new harbour',
    text: 'With trade and build mixed you may use a harbour in the turn in which you settle there. With separate phases you wait until your next turn.',
    words: ['port', 'harbor', 'same turn'],
  },
  'CAT-TURN-06': {
    title: 'As much as you can pay',
    text: 'Build and buy as much as you like in a turn, while you have the cards and the pieces. A settlement may become a city in the turn it is built, if you pay for both.',
    words: ['how many', 'several', 'limit', 'upgrade'],
  },
  'CAT-TURN-07': {
    title: 'When to play a card',
    text: 'You may play a development card at any moment of your own turn. Only finish what has begun first: discards, a move of the robber, a theft or another card.',
    words: ['timing', 'interrupt', 'development card'],
  },
  'CAT-PROD-01': {
    title: 'Which hexes produce',
    text: 'Add up both dice. Every hex with that number produces, except the one where the robber stands.',
    words: ['roll', 'dice', 'sum', 'resources'],
  },
  'CAT-PROD-02': {
    title: 'What your buildings bring',
    text: 'Each settlement at a producing hex brings its owner 1 card and each city 2, whoever rolled. All your buildings count, and a building at two producing hexes is paid for both.',
    words: ['income', 'harvest', 'resources', 'who gets'],
  },
  'CAT-PROD-03': {
    title: 'A seven produces nothing',
    text: 'When a 7 is rolled, nobody gets cards for it.',
    words: ['7', 'no resources', 'robber'],
  },
  'CAT-PROD-04': {
    title: 'When the bank runs short',
    text: 'Each resource is judged by itself, with all that a roll owes. If the bank cannot pay it all and several players wait for it, nobody gets any. If only one player waits, that player takes what is left. Nothing is owed later.',
    words: ['shortage', 'empty bank', 'supply', 'not enough cards'],
    differs: { older: 'Nobody gets any, not even the only player who waits for it.' },
  },
  'CAT-PROD-05': {
    title: 'Players count, not buildings',
    text: 'When the bank is short, it matters how many players wait. One player with a city and two settlements is still one player.',
    words: ['shortage', 'alone', 'single player'],
  },
  'CAT-PROD-06': {
    title: 'Cards return to the bank',
    text: 'Whatever you pay, trade to the bank or discard goes back and can be taken again. Of each resource, the bank and all hands together always have 19.',
    words: ['supply', 'total', 'discard', 'recycle'],
  },
  'CAT-PROD-07': {
    title: 'Programs that pay otherwise',
    text: 'Some programs pay nothing even to the only player who waits, others have a bank without end. This table pays as the book says.',
    words: ['implementations', 'unlimited bank', 'difference'],
  },
};
