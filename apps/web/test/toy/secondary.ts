import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { KeyBinding, SecondaryModule } from '../../src/game/game-ui.ts';
import type { Translator } from '../../src/i18n/translator.ts';
import type { PearlsSetup } from './setups.ts';
import type { Key } from './words.ts';

const keys: readonly KeyBinding<Key>[] = [
  ['1  2', 'pearls.key.choose'],
  ['Enter', 'pearls.key.commit'],
];

export const secondary: SecondaryModule<Pearls, PearlsSetup> = {
  soundsOf: (events) => (events.some(({ type }) => type === 'paid') ? [{ name: 'chord' }] : []),
  faultTexts: {
    option: () => undefined,
    rule: (t: Translator<Key>) => t('pearls.fault'),
  },
  keys,
  settings: [],
};
