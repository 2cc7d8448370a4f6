import type { KeyRow } from '../game/game-ui.ts';
import type { Key } from '../i18n/messages.ts';

// What tables have in common in the list of their keys; each game says where among its own it stands.

export const NEXT: KeyRow<Key> = ['N  Shift N', 'keys.next'];
export const ESCAPE: KeyRow<Key> = ['Esc', 'keys.escape'];
export const CAMERA: readonly KeyRow<Key>[] = [
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
];
export const LEAF: KeyRow<Key> = ['L', 'keys.log'];
/** Through the replay, and to what is told in words. */
export const READING: readonly KeyRow<Key>[] = [
  ['←  →', 'keys.steps'],
  ['Space', 'keys.play'],
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
