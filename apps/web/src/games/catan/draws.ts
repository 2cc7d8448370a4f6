import type { Action, Catan } from '@bastide/catan';
import type { OnDraws } from '../../game/game-ui.ts';
import { resourceName } from './text/cards.ts';
import type { Key } from './words/index.ts';

/** Sums of two dice begin with 2. */
const LOWEST = 2;
const SUMS = 11;
const CARDS = ['knight', 'point', 'roads', 'plenty', 'monopoly'] as const;

/** What came by chance in a game of Catan: dice, cards bought and stolen, the island. */
export const draws: OnDraws<Catan, Key> = {
  tell(t, action: Action) {
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
      bars: () => Array.from({ length: SUMS }, (_, i) => String(LOWEST + i)),
      barOf: (action: Action) =>
        action.type === 'dice' ? action.dice[0] + action.dice[1] - LOWEST : undefined,
    },
    {
      title: 'draws.cards',
      bars: (t) => CARDS.map((card) => t('catan.dev.name', { card })),
      barOf: (action: Action) => (action.type === 'dealt' ? CARDS.indexOf(action.card) : undefined),
    },
  ],
};
