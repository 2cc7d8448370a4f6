import { type Action, type Catan, catanTable } from '@bastide/catan';
import type { ChanceDescriber } from '../../game/game-ui.ts';
import { resourceName } from './text/cards.ts';
import type { Key } from './words/index.ts';

const kindNamed = (name: string) => catanTable.draws.find((kind) => kind.name === name)!;
const sums = kindNamed('sums');
const cards = kindNamed('cards');

/** What came by chance in a game of Catan: dice, cards bought and stolen, the island. */
export const chanceDescriber: ChanceDescriber<Catan, Key> = {
  describe(t, action: Action) {
    switch (action.type) {
      case 'dice': {
        const [a, b] = action.dice;
        return t('draws.dice', { a, b, sum: a + b });
      }
      case 'stolen':
        return t('draws.stolen', { card: resourceName(t, action.card) });
      case 'dealt':
        return t('draws.dealt', { card: t('catan.dev.name', { card: action.card }) });
      default:
        return t('draws.island');
    }
  },
  charts: [
    {
      title: 'catan.dice.title',
      bars: () => sums.bars,
      barOf: sums.barOf,
    },
    {
      title: 'draws.cards',
      bars: (t) => cards.bars.map((card) => t('catan.dev.name', { card })),
      barOf: cards.barOf,
    },
  ],
};
