import type { KeyRow } from '../../game/game-ui.ts';
import { CAMERA, ESCAPE, LEAF, NEXT, READING } from '../../table/key-rows.ts';
import type { Key } from './words/index.ts';

/** What the keys do at this table. */
export const KEYS: readonly KeyRow<Key>[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  NEXT,
  ['R  Shift R', 'keys.turn'],
  ['Space', 'keys.space'],
  ['1 … 9', 'keys.digits'],
  ['B', 'keys.pair'],
  ['Enter', 'keys.enter'],
  ESCAPE,
  ...CAMERA,
  ['G', 'keys.fields'],
  ['T', 'keys.tiles'],
  LEAF,
  [',  .', 'keys.step'],
  ...READING,
];
