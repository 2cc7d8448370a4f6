import type { KeyBinding } from '../game/game-ui.ts';
import type { MessageKey } from '../i18n/messages.ts';

// What tables have in common in the list of their keys; each game says where among its own it stands.

export const NEXT_KEYS: KeyBinding<MessageKey> = ['N  Shift N', 'keys.next'];
export const ESCAPE_KEY: KeyBinding<MessageKey> = ['Esc', 'keys.escape'];
export const CAMERA_KEYS: readonly KeyBinding<MessageKey>[] = [
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
];
export const SIDEBAR_KEY: KeyBinding<MessageKey> = ['L', 'keys.log'];
/** Through the replay, and to what is told in words. */
export const READING_KEYS: readonly KeyBinding<MessageKey>[] = [
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
