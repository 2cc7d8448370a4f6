import type { TextsOf } from '../../rule.ts';
import type { GOODS } from '../facts/goods.ts';

export const goods: TextsOf<typeof GOODS> = {
  'CAR-TB-GOODS-01': {
    title: 'First points, then goods',
    text: 'When a city with goods symbols is completed, it is scored as usual. After that its goods are handed out.',
    words: ['tokens', 'trade', 'symbols', 'order'],
  },
  'CAR-TB-GOODS-02': {
    title: 'Who closes takes the goods',
    text: 'The player whose tile completed the city takes 1 token for each symbol in it. It does not matter who has knights there, or whether anybody has.',
    words: ['tokens', 'trader', 'merchant', 'wine', 'grain', 'cloth', 'chickens', 'who gets'],
  },
  'CAR-TB-GOODS-03': {
    title: 'Goods of two cities',
    text: 'If your tile completes two cities, you take the goods of both.',
    words: ['several cities', 'tokens', 'both'],
  },
  'CAR-TB-GOODS-04': {
    title: 'A symbol has one city',
    text: 'A goods symbol belongs to the part of the city in which it is drawn. Other city parts on the same tile have no share in it.',
    words: ['segment', 'part', 'token', 'which city'],
  },
  'CAR-TB-GOODS-05': {
    title: 'Open cities give no goods',
    text: 'If a city is still open when the game ends, nobody receives its goods.',
    words: ['incomplete', 'unfinished', 'lost', 'end'],
  },
  'CAR-TB-GOODS-06': {
    title: '10 points for the most',
    text: 'At the end, whoever has the most wine gets 10 points. The same goes for grain and for cloth, and one player may win several.',
    words: ['final scoring', 'tokens', 'majority', 'ten points', 'wheat', 'fabric'],
    differs: { c3: 'Chickens take the place of wine.' },
  },
  'CAR-TB-GOODS-07': {
    title: 'Tied for the most goods',
    text: 'If several players have equally many of a good, and nobody more, each of them gets the full 10 points.',
    words: ['draw', 'equal', 'tie', 'shared'],
    differs: { c1: 'The book does not speak of ties; we play them the same way.' },
  },
  'CAR-TB-GOODS-08': {
    title: 'A good nobody has',
    text: 'You need at least 1 token to have the most. A good that nobody took gives no points.',
    words: ['zero', 'none', 'no tokens', 'tie'],
  },
};
