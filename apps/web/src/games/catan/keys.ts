import type { KeyRow } from '../../game/game-ui.ts';
import { CAMERA, ESCAPE, LEAF, NEXT, READING } from '../../table/key-rows.ts';
import type { Key } from './words/index.ts';

/** What the keys do at this table. */
export const KEYS: readonly KeyRow<Key>[] = [
  ['↑ ↓ ← →', 'catan.keys.arrows'],
  NEXT,
  ['Space', 'catan.keys.space'],
  ['B', 'catan.keys.build'],
  ['1 … 9', 'catan.keys.digits'],
  ['T', 'catan.keys.trade'],
  ['Enter', 'catan.keys.enter'],
  ESCAPE,
  ['U', 'catan.keys.undo'],
  ...CAMERA,
  ['G', 'catan.keys.production'],
  LEAF,
  [',  .', 'catan.keys.step'],
  ...READING,
];
