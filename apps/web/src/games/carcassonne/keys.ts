import type { KeyBinding } from '../../game/game-ui.ts';
import { CAMERA_KEYS, ESCAPE_KEY, NEXT_KEYS, READING_KEYS, SIDEBAR_KEY } from '../../table/key-rows.ts';
import type { Key } from './words/index.ts';

/** What the keys do at this table. */
export const KEY_BINDINGS: readonly KeyBinding<Key>[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  NEXT_KEYS,
  ['R  Shift R', 'keys.turn'],
  ['Space', 'keys.space'],
  ['1 … 9', 'keys.digits'],
  ['B', 'keys.pair'],
  ['Enter', 'keys.enter'],
  ESCAPE_KEY,
  ...CAMERA_KEYS,
  ['G', 'keys.fields'],
  ['T', 'keys.tiles'],
  SIDEBAR_KEY,
  [',  .', 'keys.step'],
  ...READING_KEYS,
];
