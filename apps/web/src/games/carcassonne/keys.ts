import type { KeyRow } from '../../game/game-ui.ts';
import type { Key } from './words/index.ts';

/** What the keys do at this table. */
export const KEYS: readonly KeyRow<Key>[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['N  Shift N', 'keys.next'],
  ['R  Shift R', 'keys.turn'],
  ['Space', 'keys.space'],
  ['1 … 9', 'keys.digits'],
  ['B', 'keys.pair'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
  ['G', 'keys.fields'],
  ['T', 'keys.tiles'],
  ['L', 'keys.log'],
  [',  .', 'keys.step'],
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
