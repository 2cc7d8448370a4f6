import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { KeyBinding, SecondaryModule } from '../../src/game/game-ui.ts';
import type { PearlsKey, PearlsTranslator } from './messages.ts';
import type { PearlsSetup } from './setups.ts';

const keys: readonly KeyBinding<PearlsKey>[] = [
  ['1  2', 'pearls.key.choose'],
  ['Enter', 'pearls.key.commit'],
];

export const secondary: SecondaryModule<Pearls, PearlsSetup> = {
  soundsOf: (events) => (events.some(({ type }) => type === 'paid') ? [{ name: 'chord' }] : []),
  faultTexts: {
    option: () => undefined,
    rule: (t: PearlsTranslator) => t('pearls.fault'),
  },
  keys,
  settings: [],
};
