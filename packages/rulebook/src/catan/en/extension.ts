import { inEach } from '../../in-each.ts';
import type { TextsOf } from '../../rule.ts';
import type { EXTENSION } from '../facts/extension.ts';

export const extension: TextsOf<typeof EXTENSION> = {
  'CAT-P56-01': {
    title: 'Thirty hexes',
    text: 'There are 30 terrain hexes: 6 forests, 6 pastures, 6 fields, 5 hills, 5 mountains and 2 deserts.',
    words: ['tiles', 'terrain', 'five players', 'six players'],
  },
  'CAT-P56-02': {
    title: 'Twenty-eight tokens',
    text: '28 numbers take the place of the 18: two each of 2 and 12, three each of 3, 4, 5, 6, 8, 9, 10 and 11. Their letters give an order of their own.',
    words: ['discs', 'numbers', 'letters'],
  },
  'CAT-P56-03': {
    title: 'Eleven harbours',
    text: 'Five harbours trade anything at 3:1. Six trade one resource at 2:1: two of them wool, the others one resource each.',
    words: ['ports', 'harbors', 'exchange'],
  },
  'CAT-P56-04': {
    title: 'More cards',
    text: 'There are 24 cards of each resource, 120 in all. The 34 development cards are 20 knights, 5 victory point cards, and 3 each of road building, year of plenty and monopoly.',
    words: ['bank', 'deck', 'supply'],
  },
  'CAT-P56-05': {
    title: 'Two more colours',
    text: 'Green and brown join in, each with 5 settlements, 4 cities and 15 roads. It still takes 10 points to win.',
    words: ['pieces', 'green', 'brown', 'goal'],
  },
  'CAT-P56-06': {
    title: 'A longer island',
    text: 'Rows of 3, 4, 5, 6, 5, 4 and 3 hexes have 80 intersections and 109 paths, 38 of them on the coast.',
    words: ['board', 'size', 'corners', 'edges'],
  },
  'CAT-P56-07': {
    title: 'Where eleven harbours lie',
    text: 'The first is on the north-western side of the top left hex. Clockwise, the steps from one to the next are 3, 4, 3, 4, 3, 4, 3, 4, 3, 3, 4. Which harbour lies where is shuffled.',
    words: ['ports', 'harbors', 'coast'],
  },
  'CAT-P56-08': {
    title: 'The spiral on thirty hexes',
    text: 'From any corner it takes the 16 outer hexes anticlockwise, then the 10 of the middle ring, then the 4 in the centre. Both deserts are skipped. No 6 or 8 lies next to another one here either.',
    words: ['tokens', 'letters', 'order', 'rings', 'counter-clockwise'],
  },
  'CAT-P56-09': {
    title: 'Robber and starting cards',
    text: 'The robber starts on one of the two deserts. Starting cards come from the settlement placed last.',
    words: ['set-up', 'desert', 'resources'],
  },
  'CAT-P56-10': {
    title: 'The special building phase',
    text: 'After each turn every other player, clockwise, may build and buy development cards. Nobody trades, plays cards or wins in it. A card bought there may be played in the next turn of its owner.',
    words: ['extra phase', 'between turns', 'out of turn'],
    differs: { r25: 'Paired players take its place.' },
  },
  'CAT-P56-11': {
    title: 'Paired players',
    text: 'After the turn of one player, the third player to the left builds, buys, trades with the bank and may play one development card, but does not roll or trade with players. That player may win too. Then both markers move one seat to the left.',
    words: ['player two', 'action phase', 'markers'],
    differs: inEach(['older', 'a20'], 'The special building phase stands in its place.'),
  },
  'CAT-P56-12': {
    title: 'Cards in paired play',
    text: 'In each part of a paired turn one development card may be played, but none that was bought in that part.',
    words: ['limit', 'bought', 'development card'],
  },
  'CAT-P56-13': {
    title: 'Placing with five or six',
    text: 'All place one after the other, then once more in the reverse order.',
    words: ['set-up', 'snake order', 'round'],
  },
};
