import type { TextsOf } from '../../rule.ts';
import type { AWARDS } from '../facts/awards.ts';

export const awards: TextsOf<typeof AWARDS> = {
  'CAT-LROAD-01': {
    title: 'Five roads, two points',
    text: 'The first player with a continuous road of at least 5 roads takes the Longest Road card. It is worth 2 points.',
    words: ['Longest Route', 'bonus card', 'minimum'],
  },
  'CAT-LROAD-02': {
    title: 'How a road is measured',
    text: 'Count the longest way along your roads that uses no road twice; it may come back to an intersection. A ring of 6 counts 6. Two rings that share a road, 11 roads together, count 11.',
    words: ['length', 'count', 'loop', 'ring', 'circle'],
  },
  'CAT-LROAD-03': {
    title: 'Branches do not add',
    text: 'Side branches are not added. Only your best single way counts.',
    words: ['fork', 'side road', 'sum'],
  },
  'CAT-LROAD-04': {
    title: 'Your own buildings',
    text: 'Your own settlements and cities never interrupt your road.',
    words: ['interrupt', 'break', 'through'],
  },
  'CAT-LROAD-05': {
    title: 'Roads of others',
    text: 'Roads of other players do not interrupt yours where they meet it.',
    words: ['cross', 'opponent', 'interrupt'],
  },
  'CAT-LROAD-06': {
    title: 'A building in the way',
    text: 'A settlement or city of another player interrupts your road. Your way may begin or end there but not pass through. The road that leads up to it still counts.',
    words: ['interrupt', 'break', 'cut', 'opponent'],
  },
  'CAT-LROAD-07': {
    title: 'Only a longer road wins',
    text: 'To take the card from its holder you need a longer road. An equal one changes nothing.',
    words: ['tie', 'equal', 'overtake'],
  },
  'CAT-LROAD-08': {
    title: 'After every change',
    text: 'When a road or settlement has been placed, all roads are measured. If nobody has 5, nobody holds the card. A holder who still has the longest, even tied, keeps it. Otherwise it goes to the one player with the longest, or is set aside if several tie.',
    words: ['recompute', 'tie', 'break', 'lose', 'holder'],
    differs: { r25: 'The book says only that the card goes back when its holder no longer qualifies.' },
  },
  'CAT-LROAD-09': {
    title: 'A card set aside',
    text: 'A card set aside goes to the first player who alone has the longest road, of at least 5.',
    words: ['tie', 'nobody', 'take again'],
  },
  'CAT-LROAD-10': {
    title: 'Who gains from a break',
    text: 'When a road is broken, the card may go to a third player, even in somebody else’s turn. That player cannot win before their own turn comes.',
    words: ['third player', 'interrupt', 'cut', 'win'],
  },
  'CAT-LROAD-11': {
    title: 'Programs that count otherwise',
    text: 'Some programs lose the last road before a building, lose rings or add up branches. Some give the card to the first of tied players, or leave it with a holder below 5. This table counts as the book says.',
    words: ['implementations', 'mistakes', 'difference'],
  },
  'CAT-LARMY-01': {
    title: 'Three knights, two points',
    text: 'The first player who has played 3 knights takes the Largest Army card. It is worth 2 points.',
    words: ['soldiers', 'bonus card', 'army'],
  },
  'CAT-LARMY-02': {
    title: 'More knights take it',
    text: 'The card passes only to a player with more played knights than its holder.',
    words: ['tie', 'equal', 'overtake', 'army'],
  },
  'CAT-LARMY-03': {
    title: 'Never without a holder',
    text: 'Played knights are not lost. Once taken, Largest Army always belongs to somebody and is never set aside.',
    words: ['set aside', 'lose', 'army'],
  },
  'CAT-LARMY-04': {
    title: 'An army counts at once',
    text: 'You take the card as you play the knight. If that makes 10 points, the game ends before the robber is moved.',
    words: ['immediately', 'win', 'robber'],
  },
};
