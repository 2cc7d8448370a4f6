import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { GameLater, KeyRow } from '../../src/game/game-ui.ts';
import type { Words } from '../../src/i18n/words.ts';
import type { PearlsSetup } from './setups.ts';
import type { Key } from './words.ts';

const keys: readonly KeyRow<Key>[] = [
  ['1  2', 'pearls.key.choose'],
  ['Enter', 'pearls.key.commit'],
];

export const later: GameLater<Pearls, PearlsSetup> = {
  soundsOf: (events) => (events.some(({ type }) => type === 'paid') ? [{ name: 'chord' }] : []),
  faults: {
    option: () => undefined,
    rule: (t: Words<Key>) => t('pearls.fault'),
  },
  keys,
  settings: [],
};
