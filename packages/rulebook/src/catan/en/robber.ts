import type { TextsOf } from '../../rule.ts';
import type { ROBBER } from '../facts/robber.ts';

export const robber: TextsOf<typeof ROBBER> = {
  'CAT-SEVEN-01': {
    title: 'Seven, step by step',
    text: 'Nobody gets cards, then whoever holds too many discards half. Whoever rolled moves the robber and steals a card. The turn goes on with trade.',
    words: ['7', 'order', 'robber', 'roll'],
  },
  'CAT-SEVEN-02': {
    title: 'More than seven cards',
    text: 'Everyone counts their resource cards, the roller too. Whoever holds more than 7 chooses half of them, rounded down, and gives them to the bank.',
    words: ['discard', 'hand limit', 'half', 'seven'],
  },
  'CAT-SEVEN-03': {
    title: 'All discard together',
    text: 'Hands are counted when the 7 is rolled, and players discard in any order. The robber waits until all are done, and nobody trades meanwhile.',
    words: ['simultaneous', 'order', 'wait'],
  },
  'CAT-SEVEN-04': {
    title: 'How many to discard',
    text: 'You choose the cards, but exactly as many as asked: 4 of 8 or 9, 5 of 10 or 11, 6 of 12 or 13, and so on. With 7 or fewer you keep all.',
    words: ['half', 'odd number', 'rounding', 'table'],
  },
  'CAT-ROBBER-01': {
    title: 'Where the robber starts',
    text: 'The robber starts the game on the desert.',
    words: ['bandit', 'thief', 'begin'],
  },
  'CAT-ROBBER-02': {
    title: 'What moves the robber',
    text: 'The robber moves only when a 7 is rolled or a knight card is played.',
    words: ['bandit', 'thief', 'seven', 'knight'],
  },
  'CAT-ROBBER-03': {
    title: 'The robber must move',
    text: 'The robber cannot stay on its hex. You must move it to another one.',
    words: ['bandit', 'stay', 'same hex', 'compulsory'],
  },
  'CAT-ROBBER-04': {
    title: 'Where the robber may go',
    text: 'It goes to any other hex, the desert included. Hexes without buildings are allowed, and so are hexes with only your own.',
    words: ['bandit', 'target', 'empty hex', 'own hex'],
  },
  'CAT-ROBBER-05': {
    title: 'A blocked hex',
    text: 'A hex produces nothing while the robber stands on it. Other hexes with the same number produce as ever.',
    words: ['bandit', 'block', 'no resources'],
  },
  'CAT-ROBBER-06': {
    title: 'A robber on the desert',
    text: 'On the desert the robber blocks nothing.',
    words: ['bandit', 'harmless', 'no effect'],
  },
  'CAT-ROBBER-07': {
    title: 'Stealing a card',
    text: 'After moving the robber, take one resource card at random from one player who has a settlement or city at the new hex.',
    words: ['rob', 'theft', 'thief', 'victim'],
  },
  'CAT-ROBBER-08': {
    title: 'Several to choose from',
    text: 'If two or more other players have buildings at the hex, you choose from whom to steal.',
    words: ['rob', 'victim', 'choice'],
  },
  'CAT-ROBBER-09': {
    title: 'Nobody to steal from',
    text: 'You never steal from yourself. If nobody else has a building at the hex, nothing is stolen.',
    words: ['rob', 'own hex', 'empty hex'],
  },
  'CAT-ROBBER-10': {
    title: 'A victim without cards',
    text: 'A player without cards yields nothing. You may choose such a player even if another at the hex has cards. If none of them has any, the table skips the choice.',
    words: ['rob', 'empty hand', 'no cards'],
  },
  'CAT-ROBBER-11': {
    title: 'Every card equally likely',
    text: 'Each card in the victim’s hand is equally likely to be taken. From 3 ore and 1 wool you take ore three times in four.',
    words: ['random', 'chance', 'probability', 'odds'],
  },
  'CAT-ROBBER-12': {
    title: 'One card in all',
    text: 'You take one card, however many buildings the victim has at the hex.',
    words: ['rob', 'how many', 'city'],
  },
  'CAT-ROBBER-13': {
    title: 'Stealing is a must',
    text: 'If the player you choose has cards, you must steal one.',
    words: ['rob', 'optional', 'compulsory', 'refuse'],
  },
  'CAT-ROBBER-14': {
    title: 'What the robber leaves alone',
    text: 'The robber does not hinder building, roads, harbours or trade.',
    words: ['bandit', 'block', 'port', 'harbor'],
  },
  'CAT-ROBBER-15': {
    title: 'The stolen card stays secret',
    text: 'Only thief and victim know which card was stolen.',
    words: ['hidden', 'know', 'which card'],
  },
};
