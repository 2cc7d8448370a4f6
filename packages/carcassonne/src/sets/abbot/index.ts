import { refuse } from '@bastide/contract';
import { isPrecinct } from '../../tiles/tables.ts';
import type { ExpansionSet } from '../set.ts';
import { ABBOT, abbotFacts, GARDEN } from './facts.ts';
import { retrieve } from './retrieve.ts';

/** The abbot and the gardens. CAR-ABB-01…06 */
export const abbot = {
  facts: abbotFacts,
  deployActions: [retrieve],
  hooks: () => ({ listDeploy: retrieve.list }),
  reasons: {
    [ABBOT]: {
      absent: 'CAR-ABB-01',
      misplaced: (kind) =>
        isPrecinct(kind) ? undefined : refuse('CAR-ABB-05', 'an abbot stands on a monastery or in a garden'),
    },
  },
  reserved: { [GARDEN]: refuse('CAR-ABB-02', 'only an abbot stands in a garden') },
  worthRules: { [GARDEN]: 'CAR-ABB-03' },
} as const satisfies ExpansionSet;
