import type { TextsOf } from '../../rule.ts';
import type { MAPS } from '../facts/maps.ts';

export const maps: TextsOf<typeof MAPS> = {
  'CAT-MAP-01': {
    title: 'The beginners’ map',
    text: 'From the top, row by row: mountains 10, pasture 2, forest 9; fields 12, hills 6, pasture 4, hills 10; fields 9, forest 11, desert, forest 3, mountains 8; forest 8, mountains 3, fields 4, pasture 5; hills 5, fields 6, pasture 11.',
    words: ['fixed map', 'first game', 'standard board', 'starting map'],
    differs: { older: 'Printings before 2015 show another map.' },
  },
  'CAT-MAP-02': {
    title: 'Harbours of the beginners’ map',
    text: 'Clockwise from the top left: 3:1, grain, ore, 3:1, wool, 3:1, 3:1, brick, lumber.',
    words: ['ports', 'harbors', 'fixed map'],
  },
  'CAT-MAP-03': {
    title: 'Starting pieces for beginners',
    text: 'Each colour has two settlements, named here by the three hexes around them; the road runs between the first two, and the second settlement pays the starting cards. Red has pasture 2, hills 6, mountains 10 and forest 11, forest 8, fields 9; blue has fields 4, pasture 5, pasture 11 and mountains 3, hills 5, forest 8. White has forest 3, mountains 8, pasture 5 and fields 12, forest 11, hills 6; orange has forest 9, pasture 4, hills 10 and fields 4, fields 6, mountains 3.',
    words: ['fixed set-up', 'first game', 'starting resources', 'star'],
  },
  'CAT-MAP-04': {
    title: 'Three players, beginners’ map',
    text: 'With 3 players nobody takes red, and its pieces stay in the box. Two players, of whom the book does not speak, leave out blue as well.',
    words: ['left out colour', 'three seats', 'fixed map'],
    differs: { r25: 'White is left out instead, and the pieces start elsewhere.' },
  },
  'CAT-MAP-05': {
    title: 'Robber on the beginners’ map',
    text: 'The robber starts on the desert, in the middle of the island.',
    words: ['bandit', 'start', 'centre'],
  },
  'CAT-MAP-06': {
    title: 'Oldest first on this map',
    text: 'On the beginners’ map the oldest player begins. A roll of the dice or the order of seats will do as well.',
    words: ['starting player', 'first player', 'age'],
  },
  'CAT-MAP-07': {
    title: 'No spiral for beginners',
    text: 'The numbers of the beginners’ map do not follow the letters on the tokens. They lie as the map shows them.',
    words: ['letters', 'order', 'fixed map'],
    differs: { older: 'Printings before 2015 show another map for beginners.' },
  },
  'CAT-MAP-10': {
    title: 'Shuffle the land',
    text: 'For a variable map all 19 terrain hexes are shuffled and laid out at random.',
    words: ['random map', 'variable set-up', 'tiles'],
  },
  'CAT-MAP-11': {
    title: 'Shuffle the harbours',
    text: 'The nine places of harbours stay the same. Which harbour lies where is shuffled.',
    words: ['ports', 'harbors', 'random map', 'frame'],
    differs: { r25: 'The harbours are printed on the pieces of the frame, and those are shuffled.' },
  },
  'CAT-MAP-12': {
    title: 'Numbers in a spiral',
    text: 'Numbers are laid in the order of their letters: from any corner hex anticlockwise round the outer ring, then round the inner ring, and last in the middle. The desert is skipped and uses up no letter.',
    words: ['tokens', 'discs', 'letters', 'alphabet', 'order', 'counter-clockwise'],
  },
  'CAT-MAP-13': {
    title: 'Six corners to begin at',
    text: 'The spiral may begin at any of the 6 corner hexes. It takes the 12 outer hexes, then the 6 inner ones, first the one beside that corner, then the middle.',
    words: ['tokens', 'rings', 'order', 'start'],
  },
  'CAT-MAP-14': {
    title: 'Red numbers keep apart',
    text: 'In the spiral no 6 or 8 ever lies next to another 6 or 8, whichever corner it begins at and wherever the desert is.',
    words: ['adjacent', 'neighbours', 'six', 'eight'],
  },
  'CAT-MAP-15': {
    title: 'Numbers at random',
    text: 'The 18 numbers may also be laid at random. Then no 6 or 8 may lie next to a 6 or 8; tokens are changed until none does.',
    words: ['random tokens', 'shuffle', 'red numbers', 'adjacent'],
  },
  'CAT-MAP-16': {
    title: 'No number on the desert',
    text: 'The desert never gets a number. The robber stands there at the start.',
    words: ['token', 'empty hex', 'bandit'],
  },
  'CAT-MAP-17': {
    title: 'One seed, one map',
    text: 'A random map is drawn from a seed. The same seed gives the same map again.',
    words: ['reproducible', 'repeat', 'random'],
  },
  'CAT-SETUP-01': {
    title: 'Before the first piece',
    text: 'Everyone takes the pieces of one colour. All resource cards go to the bank, and the development cards are shuffled face down.',
    words: ['setup', 'deck', 'supply', 'prepare'],
  },
  'CAT-SETUP-02': {
    title: 'Who begins',
    text: 'Whoever rolls highest with both dice begins. Players tied for highest roll again among themselves.',
    words: ['starting player', 'first player', 'highest roll'],
  },
  'CAT-SETUP-03': {
    title: 'First settlement and road',
    text: 'Clockwise from the starting player, each places one settlement on a free intersection, then one road on a path touching it.',
    words: ['first round', 'placement', 'start'],
  },
  'CAT-SETUP-04': {
    title: 'The second round goes back',
    text: 'The last player begins: a second settlement, then a road touching that one. With 3 players the order is 1-2-3-3-2-1, with 4 players it is 1-2-3-4-4-3-2-1.',
    words: ['snake order', 'reverse', 'second settlement'],
  },
  'CAT-SETUP-05': {
    title: 'Distance from the start on',
    text: 'The distance rule holds in both rounds. You need no road to build at, and your second settlement need not be connected with the first.',
    words: ['distance rule', 'connection', 'free choice'],
  },
  'CAT-SETUP-06': {
    title: 'Starting cards',
    text: 'As soon as your second settlement stands, take one card for each hex it touches; the desert gives none. The first settlement gives nothing.',
    words: ['starting resources', 'initial hand', 'second settlement'],
  },
  'CAT-SETUP-07': {
    title: 'Starting at a harbour',
    text: 'You may place a starting settlement at a harbour.',
    words: ['port', 'harbor', 'coast'],
  },
  'CAT-SETUP-08': {
    title: 'When all pieces are placed',
    text: 'The starting player takes the first turn. Everyone has 2 points, and 3 settlements, 4 cities and 13 roads left.',
    words: ['first turn', 'after set-up', 'supply'],
  },
  'CAT-SETUP-09': {
    title: 'Beginners do not choose',
    text: 'On the beginners’ map there is no placing by turns. The pieces stand where the map shows them.',
    words: ['fixed set-up', 'first game'],
  },
};
