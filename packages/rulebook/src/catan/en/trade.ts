import type { TextsOf } from '../../rule.ts';
import type { TRADE } from '../facts/trade.ts';

export const trade: TextsOf<typeof TRADE> = {
  'CAT-TRADE-01': {
    title: 'Trading in your turn',
    text: 'In the second phase of your turn you may trade with the other players.',
    words: ['domestic trade', 'exchange', 'deal'],
  },
  'CAT-TRADE-02': {
    title: 'Always with the active player',
    text: 'The other players may not trade with each other. Whoever’s turn it is stands on one side of every trade.',
    words: ['partners', 'who may trade', 'third players'],
  },
  'CAT-TRADE-03': {
    title: 'Two kinds of trade',
    text: 'You trade with other players, which is domestic trade, or with the bank, which is maritime trade.',
    words: ['domestic', 'maritime', 'bank', 'sea'],
  },
  'CAT-TRADE-04': {
    title: 'Offers and answers',
    text: 'You say what you offer; the others accept, refuse or name other terms, and may also propose something to you. You choose with whom to trade.',
    words: ['counter-offer', 'accept', 'decline', 'negotiate', 'partner'],
  },
  'CAT-TRADE-05': {
    title: 'No gifts',
    text: 'Each side gives at least one card. A trade in which one side gives nothing is refused.',
    words: ['give away', 'free', 'zero cards', 'present'],
  },
  'CAT-TRADE-06': {
    title: 'Not like for like',
    text: 'No resource may be on both sides of a trade. 2 wool for 1 wool is refused, and so is wool and ore for wool.',
    words: ['same resource', 'both sides', 'hidden gift'],
  },
  'CAT-TRADE-07': {
    title: 'Only resource cards',
    text: 'Only resource cards are traded. Development cards, pieces, promises and cards you do not have yet are not.',
    words: ['promise', 'future', 'development card', 'credit'],
  },
  'CAT-TRADE-08': {
    title: 'Both must hold the cards',
    text: 'Both sides must hold what they give at the moment of the trade. You may see an offer that you cannot pay, but you cannot accept it.',
    words: ['accept', 'check', 'not enough'],
  },
  'CAT-TRADE-09': {
    title: 'When nobody trades',
    text: 'Players do not trade before the roll, during discards or while the robber is being moved.',
    words: ['timing', 'before the roll', 'seven'],
  },
  'CAT-TRADE-10': {
    title: 'Offers end with the turn',
    text: 'Open offers lapse when the turn ends.',
    words: ['expire', 'cancel', 'withdraw'],
  },
  'CAT-TRADE-11': {
    title: 'Nobody to trade with',
    text: 'If no other player holds cards, you cannot trade with players. Nothing else changes.',
    words: ['empty hands', 'no cards', 'impossible'],
  },
  'CAT-MARI-01': {
    title: 'Four for one',
    text: 'In the trade phase you may give the bank 4 cards of one resource for 1 card of another. You need no harbour for it.',
    words: ['bank', 'maritime trade', '4:1', 'exchange', 'harbor'],
  },
  'CAT-MARI-02': {
    title: 'Three for one',
    text: 'With a building at a 3:1 harbour you give the bank 3 cards of any one resource for 1 card of another.',
    words: ['generic harbor', 'port', 'harbor', 'bank'],
  },
  'CAT-MARI-03': {
    title: 'Two for one',
    text: 'With a building at the harbour of a resource you give the bank 2 cards of that resource for 1 card of another. For other resources this harbour does nothing, not even 3:1.',
    words: ['special harbor', 'port', 'harbor', '2:1', 'bank'],
  },
  'CAT-MARI-04': {
    title: 'One resource in each swap',
    text: 'All cards given in one swap are of one resource. You may swap several times: 4 ore at the ore harbour bring 2 cards, each as you choose.',
    words: ['identical cards', 'several swaps', 'twice', 'harbor'],
  },
  'CAT-MARI-05': {
    title: 'Take another resource',
    text: 'The card you take must be of another resource than the cards you give.',
    words: ['different', 'same resource', 'bank'],
  },
  'CAT-MARI-06': {
    title: 'The bank must have it',
    text: 'You can only take a card that the bank still has.',
    words: ['empty', 'shortage', 'not available'],
  },
  'CAT-MARI-07': {
    title: 'Bank trade in your turn',
    text: 'Only the player whose turn it is trades with the bank, and only after the roll.',
    words: ['timing', 'active player', 'before the roll'],
  },
  'CAT-MARI-08': {
    title: 'What opens a harbour',
    text: 'A settlement or city of yours at one of the harbour’s two intersections opens it; a road does not. It stays open when the settlement becomes a city, and the robber does not close it. A second harbour of the same kind brings nothing more.',
    words: ['port', 'harbor', 'access', 'use', 'road'],
  },
};
