import type { TextsOf } from '../../rule.ts';
import type { VARIANTS } from '../facts/variants.ts';

export const variants: TextsOf<typeof VARIANTS> = {
  'CAT-VAR-01': {
    title: 'Points to win',
    text: 'By the book 10 points win. Tables also play to fewer or more, from 3 to 20.',
    words: ['victory target', 'goal', 'longer game', 'shorter game'],
  },
  'CAT-VAR-02': {
    title: 'How large a hand is safe',
    text: 'By the book a hand of 7 is safe when a seven is rolled. With another limit, often 8 to 10, only a larger hand loses half, rounded down; with none nobody discards.',
    words: ['discard limit', 'hand limit', 'seven'],
  },
  'CAT-VAR-03': {
    title: 'The friendly robber',
    text: 'As an option the robber may not go to a hex with a building of a player who has 2 points or fewer, counting only points that all can see. If no other hex is left, it goes to the desert or stays there. Then nothing may be taken from a player with only 2 points. Discards do not change.',
    words: ['protection', 'beginners', 'weak player', 'bandit'],
  },
  'CAT-VAR-04': {
    title: 'Dice from a deck',
    text: 'Instead of rolling, the 36 pairs of dice may be drawn from a shuffled deck without putting them back. It is shuffled again when it is empty, or already when 5 are left, so that counting helps less.',
    words: ['cards', 'balanced dice', 'event cards', 'probability'],
  },
  'CAT-VAR-05': {
    title: 'Fair dice',
    text: 'Dice come from a seeded generator, and every roll is logged with both dice. Nothing is rolled again but a 7 in rounds without one, and it does not matter who rolls. The rolls can be compared with what was to be expected.',
    words: ['random', 'luck', 'histogram', 'cheating', 'statistics'],
  },
  'CAT-VAR-06': {
    title: 'No sevens at first',
    text: 'As an option a 7 is rolled again during the first rounds, as many as the table likes. A round is one turn of every player. Some programs wait for the first city instead.',
    words: ['reroll', 'early game', 'protection'],
  },
  'CAT-VAR-07': {
    title: 'No way back to desert',
    text: 'By the book the robber may return to the desert. As an option it may not.',
    words: ['robber', 'forbidden', 'bandit'],
  },
  'CAT-VAR-08': {
    title: 'A hidden bank',
    text: 'As an option the cards left in bank and deck are not shown. What is allowed does not change, so a refusal can still give away that something has run out.',
    words: ['supply', 'secret', 'count'],
  },
  'CAT-VAR-09': {
    title: 'Clocks',
    text: 'A time may be set for the roll, the turn, discards and answers. When it is over, the dice are rolled, cards are discarded or the robber is moved at random, and the turn ends. It never changes the rules.',
    words: ['timer', 'speed', 'time limit'],
  },
  'CAT-VAR-10': {
    title: 'No trade between players',
    text: 'As an option players do not trade with each other. Bank and harbours remain.',
    words: ['domestic trade', 'off', 'forbidden', 'harbors'],
  },
  'CAT-VAR-11': {
    title: 'Separate phases',
    text: 'By choice all trades come before all building. Otherwise the two mix freely.',
    words: ['trade phase', 'build phase', 'order'],
    differs: { r25: 'There is only the mixed form.' },
  },
  'CAT-VAR-12': {
    title: 'Choosing the map',
    text: 'The map is variable with numbers in a spiral, variable with numbers at random, or the one for beginners. A record may hold any other arrangement of the same pieces. Some programs also filter maps: equal numbers apart, no large patches of one terrain, the desert in the middle, resources balanced.',
    words: ['random', 'balanced', 'filter', 'options'],
  },
  'CAT-VAR-13': {
    title: 'Taking back',
    text: 'What you have just built, or swapped with the bank, may be taken back on the page as long as nothing has followed. What has shown something hidden cannot be: dice, cards, a theft.',
    words: ['undo', 'mistake', 'revert'],
  },
  'CAT-VAR-14': {
    title: 'Two players, two neutral colours',
    text: 'Each turn the dice are rolled twice, with different results. Whoever builds a road or settlement also builds one, free, for a neutral colour. Neutral colours get no cards but can hold Longest Road. Players spend trade tokens on special actions.',
    words: ['two player game', 'official variant', 'tokens'],
  },
  'CAT-VAR-15': {
    title: 'A simple duel',
    text: 'Two players on the usual map, without neutral colours. It is a common house rule: 3 starting settlements each, and often 15 points to win. Here the third is placed in turn order again and brings the starting cards, and 10 points win unless the table wants more.',
    words: ['two player game', 'house rule'],
  },
};
