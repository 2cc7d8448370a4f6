import type { TextsOf } from '../../rule.ts';
import type { RULINGS } from '../facts/rulings.ts';

export const rulings: TextsOf<typeof RULINGS> = {
  'CAT-DEC-01': {
    title: 'A short bank, one player',
    text: 'Older books give nobody anything; newer ones give the only player who waits what is left. We follow the newer ones.',
    words: ['shortage', 'single player', 'conflict'],
    differs: { older: 'Nobody gets anything.' },
  },
  'CAT-DEC-02': {
    title: 'A tie after a break',
    text: 'If the road of the holder is broken and still among the longest, the holder keeps the card.',
    words: ['longest road', 'equal', 'keep'],
    differs: { r25: 'The book says only that the card goes back when its holder no longer qualifies.' },
  },
  'CAT-DEC-03': {
    title: 'Must you steal?',
    text: 'The rule says that you steal, its example that you may. We take it as a must.',
    words: ['optional', 'robber', 'may'],
  },
  'CAT-DEC-04': {
    title: 'Choosing an empty hand',
    text: 'You may choose a victim without cards and get nothing. Only if nobody at the hex has cards is the choice skipped.',
    words: ['robber', 'victim', 'no cards'],
  },
  'CAT-DEC-05': {
    title: 'Leaving out a free road',
    text: 'With road building you may place one road and leave out the second.',
    words: ['decline', 'skip', 'must both'],
    differs: { r25: 'The book tells you to build two.' },
  },
  'CAT-DEC-06': {
    title: 'Plenty from a short bank',
    text: 'With one card in the bank you take that one. With none you cannot play year of plenty.',
    words: ['invention', 'shortage', 'empty bank'],
  },
  'CAT-DEC-07': {
    title: 'The colour left out',
    text: 'With three players on the beginners’ map red is left out.',
    words: ['three players', 'red', 'white'],
    differs: { r25: 'White is left out.' },
  },
  'CAT-DEC-08': {
    title: 'Mixed or separate phases',
    text: 'Trade and build mix, unless the table has chosen separate phases.',
    words: ['combined', 'order', 'option'],
    differs: { r25: 'There is only the mixed form.' },
  },
  'CAT-DEC-09': {
    title: 'A gift in disguise',
    text: 'Wool and ore for wool is refused, because it would be ore for nothing.',
    words: ['like for like', 'same resource', 'hidden gift'],
  },
  'CAT-DEC-10': {
    title: 'Winning before the roll',
    text: 'It is enough to have the points when your turn begins. You win at once, without rolling.',
    words: ['start of turn', 'immediately', 'victory'],
  },
  'CAT-DEC-11': {
    title: 'Bank trade for the same',
    text: 'You cannot give the bank a resource and take the same one back.',
    words: ['like for like', 'different', 'maritime'],
  },
  'CAT-DEC-12': {
    title: 'White’s paying settlement',
    text: 'Copies of the beginners’ map disagree which settlement of white pays the starting cards. Here it is the one at fields 12, forest 11 and hills 6; whether that is right is uncertain.',
    words: ['star', 'starting resources', 'fixed map'],
  },
  'CAT-DEC-13': {
    title: 'Which way the spiral runs',
    text: 'Anticlockwise, as the books say; some programs also allow clockwise. Chance chooses the corner where it begins.',
    words: ['direction', 'tokens', 'corner'],
  },
};
