import type { TextsOf } from '../../rule.ts';
import type { GENERAL } from '../facts/general.ts';
import { inEach, SINCE_SECOND } from '../in-each.ts';

export const general: TextsOf<typeof GENERAL> = {
  'CAR-GEN-01': {
    title: 'How many players',
    text: '2 to 6 people can play. The base box has pieces for 5; the sixth colour comes with an expansion. This table seats 6 in the base game too.',
    words: ['seats', 'number of players', 'sixth player', 'colours'],
    differs: {
      c1: 'The box of Traders & Builders says it brings the sixth player’s pieces.',
      ...inEach(
        SINCE_SECOND,
        'Traders & Builders has six builders and pigs; the sixth set of meeples comes with Inns & Cathedrals.',
      ),
    },
  },
  'CAR-GEN-02': {
    title: 'Seven meeples in your supply',
    text: 'Each player owns 8 meeples. One of them marks the points on the score track; the other 7 are your supply.',
    words: ['followers', 'subjects', 'score track', 'stock', 'figures'],
  },
  'CAR-GEN-03': {
    title: 'What expansions add to it',
    text: 'Traders & Builders gives every player 1 builder and 1 pig. Inns & Cathedrals adds 1 big meeple, and the abbot module adds 1 abbot.',
    words: ['supply', 'builder', 'pig', 'large meeple', 'abbot'],
  },
  'CAR-GEN-04': {
    title: 'The start tile',
    text: 'One tile lies face up before the first turn and belongs to nobody: a city to the north and a road from east to west. All other tiles, those of expansions too, are shuffled together and drawn face down.',
    words: ['first tile', 'stack', 'shuffle', 'setup', 'BA-D'],
  },
  'CAR-GEN-05': {
    title: 'Twenty goods in common supply',
    text: 'Everyone takes goods from one supply: 9 wine, 6 grain and 5 cloth. There is one token for each symbol on the tiles, so the supply never runs short.',
    words: ['tokens', 'wheat', 'corn', 'fabric', 'barrels', 'chickens'],
    differs: {
      c3: 'The 9 wine are 9 chickens. One of their symbols is on a river tile: without the River only 8 are in play.',
    },
  },
  'CAR-GEN-06': {
    title: 'Turns go clockwise',
    text: 'Turns pass clockwise round the table. Who begins is up to the table; some books let the youngest start. Here the first seat begins.',
    words: ['starting player', 'first player', 'order', 'youngest'],
  },
  'CAR-TURN-01': {
    title: 'Lay, place, score',
    text: 'A turn has three steps, always in this order. Lay a tile, then place a figure if you like, then score what the tile completed.',
    words: ['steps', 'phases', 'order', 'move'],
  },
  'CAR-TURN-02': {
    title: 'Draw and lay one tile',
    text: 'Draw 1 tile and lay it where it fits. You cannot skip this step.',
    words: ['draw', 'compulsory', 'pass', 'place a tile'],
  },
  'CAR-TURN-03': {
    title: 'One figure, if you like',
    text: 'After laying the tile you may place 1 figure from your supply on that same tile, or none. Meeple, builder and pig all count as a figure.',
    words: ['optional', 'skip', 'follower', 'deploy', 'builder', 'pig'],
    differs: { c3: 'A builder or pig stands beside the meeple it comes with, so two figures may be placed.' },
  },
  'CAR-TURN-04': {
    title: 'Score all that closed',
    text: 'Every road, city and monastery that your tile completed is scored, whoever stands there and whether you like it or not. Then the figures go home, and then you take the goods.',
    words: ['scoring', 'complete', 'decline', 'order', 'finish'],
    differs: {
      c3: 'Last of all in this step, pigs are scored, if a city with a coat of arms was completed.',
    },
  },
  'CAR-TURN-05': {
    title: 'Placed first, scored after',
    text: 'A meeple placed on something that the same tile completes scores at once and comes home. A meeple that comes home during scoring can be placed on your next tile, not on this one.',
    words: ['at once', 'return', 'immediately', 'same turn', 'no meeple left'],
  },
  'CAR-TURN-06': {
    title: 'Second tile, or next player',
    text: 'After scoring, your turn goes on with a second tile if your builder earned one and you take it. Otherwise the next player moves.',
    words: ['double turn', 'extra turn', 'builder', 'end of turn'],
    differs: { c3: 'You take an extra turn if your builder stands beside the stacks.' },
  },
  'CAR-TURN-07': {
    title: 'The last tile ends it',
    text: 'The game ends as soon as the last tile is laid and scored, even if your builder had earned a second one. The final scoring follows.',
    words: ['end of game', 'empty stack', 'no tiles left', 'double turn'],
  },
  'CAR-TILE-01': {
    title: 'One full side must touch',
    text: 'Your tile must lie side by side with at least one tile on the table. Touching only at a corner is not enough.',
    words: ['adjacent', 'neighbour', 'corner', 'diagonal', 'edge'],
  },
  'CAR-TILE-02': {
    title: 'Edges must match',
    text: 'Where two tiles touch, their sides must show the same: city meets city, road meets road, field meets field, river meets river.',
    words: ['fit', 'match', 'sides', 'continue', 'illegal placement'],
  },
  'CAR-TILE-03': {
    title: 'Turning is free',
    text: 'You may turn the tile any way you like before you lay it.',
    words: ['rotate', 'rotation', 'orientation'],
  },
  'CAR-TILE-04': {
    title: 'A tile that fits nowhere',
    text: 'If the tile fits nowhere it leaves the game, and you draw another until one fits. It is not shuffled back. If the stack is empty, the game ends.',
    words: ['unplaceable', 'discard', 'redraw', 'no legal place', 'aside'],
  },
  'CAR-TILE-05': {
    title: 'No refusing a fitting tile',
    text: 'If the tile fits somewhere you must lay it, even when no place suits you.',
    words: ['decline', 'pass', 'swap', 'forced'],
  },
  'CAR-TILE-06': {
    title: 'Joining occupied features',
    text: 'A tile may join roads, cities or fields on which different players already stand. That is always allowed; from then on they share one feature.',
    words: ['connect', 'merge', 'share', 'steal', 'invade', 'takeover'],
  },
};
