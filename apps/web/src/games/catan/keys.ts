import type { KeyRow } from '../../game/game-ui.ts';
import type { Key } from './words/index.ts';

/** What the keys do at this table. */
export const KEYS: readonly KeyRow<Key>[] = [
  ['↑ ↓ ← →', 'catan.keys.arrows'],
  ['N  Shift N', 'keys.next'],
  ['Space', 'catan.keys.space'],
  ['B', 'catan.keys.build'],
  ['1 … 9', 'catan.keys.digits'],
  ['T', 'catan.keys.trade'],
  ['Enter', 'catan.keys.enter'],
  ['Esc', 'keys.escape'],
  ['U', 'catan.keys.undo'],
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
  ['G', 'catan.keys.production'],
  ['L', 'keys.log'],
  [',  .', 'catan.keys.step'],
  ['Home  End', 'keys.ends'],
  ['I', 'keys.what'],
  ['S', 'keys.scores'],
  ['M', 'keys.moves'],
  ['O', 'keys.options'],
  ['W', 'keys.who'],
  ['Y', 'keys.text'],
  ['/', 'keys.find'],
  ['?', 'keys.map'],
];
