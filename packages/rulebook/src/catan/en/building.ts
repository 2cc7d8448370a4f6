import type { TextsOf } from '../../rule.ts';
import type { BUILDING } from '../facts/building.ts';

export const building: TextsOf<typeof BUILDING> = {
  'CAT-BUILD-01': {
    title: 'What things cost',
    text: 'A road costs brick and lumber, a settlement brick, lumber, wool and grain. A city costs 3 ore and 2 grain, a development card ore, wool and grain. You pay the bank.',
    words: ['price', 'cost', 'building costs', 'resources', 'wood', 'wheat', 'sheep'],
  },
  'CAT-BUILD-02': {
    title: 'Build in your own turn',
    text: 'Only the player whose turn it is builds, and only after the roll. The road building card is an exception, and so are the rules for 5 and 6 players.',
    words: ['when', 'timing', 'before the roll'],
  },
  'CAT-BUILD-03': {
    title: 'A piece must be left',
    text: 'You can only build what you still have in your supply.',
    words: ['no pieces', 'limit', 'stock', 'run out'],
  },
  'CAT-BUILD-04': {
    title: 'What is built stays',
    text: 'Roads and cities never leave the board. A settlement leaves it only when it becomes a city.',
    words: ['remove', 'take back', 'move a road', 'destroy'],
  },
  'CAT-ROAD-01': {
    title: 'One road on a path',
    text: 'Roads stand on paths and connect your settlements and cities. There is room for one road on each path.',
    words: ['occupied', 'edge', 'street'],
  },
  'CAT-ROAD-02': {
    title: 'Roads along the coast',
    text: 'You may build roads along the coast.',
    words: ['sea', 'shore', 'edge of the island'],
  },
  'CAT-ROAD-03': {
    title: 'A road joins your own',
    text: 'One end of a new road must touch a road, settlement or city of yours.',
    words: ['connect', 'where', 'adjacent', 'extend'],
  },
  'CAT-ROAD-04': {
    title: 'Not past another’s building',
    text: 'Where a settlement or city of another player stands, your road does not go on. A road of yours that ends there does not connect the next path.',
    words: ['blocked', 'opponent', 'through', 'pass'],
  },
  'CAT-ROAD-05': {
    title: 'From the other side',
    text: 'The path beyond such a building may still be built if its other end touches a road or building of yours. A network that was cut in two may grow on both sides of the cut.',
    words: ['cut', 'blocked', 'opponent', 'both sides'],
  },
  'CAT-ROAD-06': {
    title: 'Roads bring no points',
    text: 'Roads are worth nothing by themselves. Only the Longest Road card brings points for them.',
    words: ['score', 'value', 'worth'],
  },
  'CAT-ROAD-07': {
    title: 'Fifteen roads',
    text: 'You have 15 roads. When none is left you can neither build one nor place one with a card.',
    words: ['limit', 'run out', 'supply'],
  },
  'CAT-ROAD-08': {
    title: 'No road, no new settlement',
    text: 'After set-up you cannot found settlements without building roads as well.',
    words: ['expand', 'needed', 'connection'],
  },
  'CAT-SETL-01': {
    title: 'A settlement’s worth',
    text: 'A settlement is worth 1 point.',
    words: ['score', 'village', 'house', 'victory point'],
  },
  'CAT-SETL-02': {
    title: 'Where settlements stand',
    text: 'A settlement stands on a free intersection, inland or on the coast.',
    words: ['corner', 'place', 'village', 'coast'],
  },
  'CAT-SETL-03': {
    title: 'It needs your road',
    text: 'After set-up a settlement must touch at least one road of your own.',
    words: ['connection', 'network', 'found'],
  },
  'CAT-SETL-04': {
    title: 'The distance rule',
    text: 'All intersections next to a new settlement, two or three of them, must be free of buildings, your own included. Roads do not matter.',
    words: ['two apart', 'adjacent', 'neighbour', 'spacing'],
  },
  'CAT-SETL-05': {
    title: 'It shares in every hex',
    text: 'A settlement takes part in the production of every hex it touches.',
    words: ['income', 'adjacent hexes', 'resources'],
  },
  'CAT-SETL-06': {
    title: 'All five on the board',
    text: 'When all 5 settlements are on the board, one must become a city before you can found another.',
    words: ['limit', 'run out', 'sixth settlement'],
  },
  'CAT-SETL-07': {
    title: 'Settling on others’ roads',
    text: 'You may settle where roads of others meet or pass, if your own road leads there and the distance is kept. Their road is interrupted.',
    words: ['cut', 'break', 'opponent', 'interrupt'],
  },
  'CAT-CITY-01': {
    title: 'From settlement to city',
    text: 'A city is only built in place of a settlement of yours. The settlement goes back to your supply.',
    words: ['upgrade', 'replace', 'improve'],
  },
  'CAT-CITY-02': {
    title: 'What a city is worth',
    text: 'A city is worth 2 points in all. It brings 2 cards from every producing hex that it touches.',
    words: ['score', 'double', 'income'],
  },
  'CAT-CITY-03': {
    title: 'Four cities',
    text: 'You can have at most 4 cities. A city never becomes a settlement again.',
    words: ['limit', 'maximum', 'downgrade'],
  },
};
