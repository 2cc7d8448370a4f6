import { type TableFacts, tableFacts } from '@bastide/contract';
import { COLOURS, type Pearls, pearls } from './toy.ts';

/** Facts that a table of Pearls needs. */
export const pearlsTable: TableFacts<Pearls> = tableFacts(pearls, {
  rulesVersion: '1',
  pointsOf: ({ points }) => [...points],
  draws: [
    {
      name: 'pearls',
      bars: COLOURS,
      barOf: (action) => (action.type === 'deal' ? COLOURS.indexOf(action.pearl) : undefined),
    },
  ],
});
