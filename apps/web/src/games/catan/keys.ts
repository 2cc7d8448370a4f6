import type { KeyBinding } from '../../game/game-ui.ts';
import { CAMERA_KEYS, ESCAPE_KEY, NEXT_KEYS, READING_KEYS, SIDEBAR_KEY } from '../../table/key-rows.ts';
import type { Key } from './words/index.ts';

/** What the keys do at this table. */
export const KEY_BINDINGS: readonly KeyBinding<Key>[] = [
  ['↑ ↓ ← →', 'catan.keys.arrows'],
  NEXT_KEYS,
  ['Space', 'catan.keys.space'],
  ['B', 'catan.keys.build'],
  ['1 … 9', 'catan.keys.digits'],
  ['T', 'catan.keys.trade'],
  ['Enter', 'catan.keys.enter'],
  ESCAPE_KEY,
  ['U', 'catan.keys.undo'],
  ...CAMERA_KEYS,
  ['G', 'catan.keys.production'],
  SIDEBAR_KEY,
  [',  .', 'catan.keys.step'],
  ...READING_KEYS,
];
