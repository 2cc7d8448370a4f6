import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import { pearlsTable } from '../../../../packages/contract/test/toy-table.ts';
import type { ChanceDescriber, KeyBinding, SecondaryModule } from '../../src/game/game-ui.ts';
import type { PearlsKey, PearlsTranslator } from './messages.ts';
import type { PearlsSetup } from './setups.ts';

const keys: readonly KeyBinding<PearlsKey>[] = [
  ['1  2', 'pearls.key.choose'],
  ['Enter', 'pearls.key.commit'],
];

/** Names and counts the draws: pearls. */
const chance: ChanceDescriber<Pearls, PearlsKey> = {
  describe(t, action) {
    if (action.type !== 'deal') throw new Error(`chance takes no ${action.type}`);
    return t('pearls.drawn', { pearl: action.pearl });
  },
  charts: pearlsTable.draws.map(({ bars, barOf }) => ({
    title: 'pearls.chanceTitle',
    bars: (t) => bars.map((bar) => t('pearls.chanceBar', { bar })),
    barOf,
  })),
};

export const secondary: SecondaryModule<Pearls, PearlsSetup> = {
  soundsOf: (events) => (events.some(({ type }) => type === 'paid') ? [{ name: 'chord' }] : []),
  faultTexts: {
    option: () => undefined,
    rule: (t: PearlsTranslator) => t('pearls.fault'),
  },
  chance,
  keys,
  settings: [],
};
