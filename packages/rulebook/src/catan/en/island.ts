import type { TextsOf } from '../../rule.ts';
import type { ISLAND } from '../facts/island.ts';

export const island: TextsOf<typeof ISLAND> = {
  'CAT-COMP-01': {
    title: 'Nineteen hexes',
    text: 'The island has 19 terrain hexes: 4 forests, 4 pastures, 4 fields, 3 hills, 3 mountains and 1 desert.',
    words: ['tiles', 'terrain', 'land', 'number of hexes'],
  },
  'CAT-COMP-02': {
    title: 'What each terrain yields',
    text: 'Hills give brick, forest gives lumber, pasture wool, fields grain and mountains ore. The desert gives nothing.',
    words: ['resources', 'clay', 'wood', 'sheep', 'wheat', 'stone', 'produce'],
  },
  'CAT-COMP-03': {
    title: 'Eighteen number tokens',
    text: '18 hexes get a number: one 2, one 12, and two each of 3, 4, 5, 6, 8, 9, 10 and 11; there is no 7. The letters on the backs give the order 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11. The dots say how many of 36 rolls bring a number: 5 for the red 6 and 8, down to 1 for 2 and 12.',
    words: ['discs', 'pips', 'dots', 'probability', 'letters', 'red numbers', 'odds'],
  },
  'CAT-COMP-04': {
    title: 'Nine harbours',
    text: 'At four harbours you trade anything at 3:1; at five, one resource each at 2:1: brick, lumber, wool, grain and ore.',
    words: ['ports', 'harbors', 'exchange', 'special harbor'],
  },
  'CAT-COMP-05': {
    title: 'Ninety-five resource cards',
    text: 'The bank holds 19 cards of each resource: brick, lumber, wool, grain and ore.',
    words: ['supply', 'stock', 'stacks', 'number of cards'],
  },
  'CAT-COMP-06': {
    title: 'Twenty-five development cards',
    text: 'The deck has 14 knights, 5 victory point cards, and 2 each of road building, year of plenty and monopoly.',
    words: ['deck', 'soldiers', 'invention', 'progress cards'],
    differs: { r25: 'Its English book calls year of plenty invention.' },
  },
  'CAT-COMP-07': {
    title: 'Your pieces',
    text: 'You own 5 settlements, 4 cities and 15 roads of one colour. The box has red, blue, white and orange.',
    words: ['supply', 'figures', 'colours', 'stock', 'houses'],
  },
  'CAT-COMP-08': {
    title: 'Robber, dice and bonus cards',
    text: 'There are one robber, two dice with six sides and two bonus cards worth 2 points each: Longest Road and Largest Army.',
    words: ['bandit', 'special cards', 'awards', 'Longest Route'],
    differs: { r25: 'Its English book calls Longest Road Longest Route.' },
  },
  'CAT-COMP-09': {
    title: 'Names of victory point cards',
    text: 'Library, market, chapel, great hall and university are only names. Each of the five cards is worth one point.',
    words: ['flavour', 'buildings', 'library', 'university'],
  },
  'CAT-GEO-01': {
    title: 'Intersections, paths and coast',
    text: 'The hexes lie in rows of 3, 4, 5, 4 and 3. Together the 19 have 54 intersections and 72 paths, 30 of them on the coast.',
    words: ['board', 'corners', 'edges', 'size'],
  },
  'CAT-GEO-02': {
    title: 'What an intersection touches',
    text: 'An intersection is a corner where one, two or three hexes meet; the rest there is sea. It has two or three neighbouring intersections.',
    words: ['corner', 'node', 'vertex', 'spot', 'crossing'],
  },
  'CAT-GEO-03': {
    title: 'What a path is',
    text: 'A path joins two neighbouring intersections, between two hexes or between a hex and the sea. Paths on the coast carry roads like any other.',
    words: ['edge', 'side', 'coast', 'where roads go'],
  },
  'CAT-GEO-04': {
    title: 'How places are numbered',
    text: 'Hexes are numbered from 0 to 18, row by row from the top and from left to right. Intersections from 0 to 53 and paths from 0 to 71 follow in the same way.',
    words: ['ids', 'names', 'coordinates', 'record', 'notation'],
  },
  'CAT-GEO-05': {
    title: 'Where the harbours lie',
    text: 'The nine harbours have fixed places; the first is on the north-western side of the top left hex. Going clockwise along the 30 coastal paths, the steps from one to the next are 3, 4, 3, 3, 4, 3, 3, 4, 3. No two share an intersection, so 18 of the 30 coastal intersections have a harbour.',
    words: ['ports', 'harbors', 'frame', 'coast'],
  },
  'CAT-GEO-06': {
    title: 'Whom a harbour serves',
    text: 'A harbour serves the two intersections at the ends of its path, and no others.',
    words: ['port', 'harbor', 'which corners', 'reach'],
  },
};
