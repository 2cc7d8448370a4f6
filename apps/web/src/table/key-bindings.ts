import type { KeyBinding } from '../game/game-ui.ts';
import type { MessageKey } from '../i18n/messages.ts';

// Entries that all tables share in the list of keys; each game gives their place among its own.

export const NEXT_KEYS: KeyBinding<MessageKey> = ['N  Shift N', 'keys.next'];
export const ESCAPE_KEY: KeyBinding<MessageKey> = ['Esc', 'keys.escape'];
export const CAMERA_KEYS: readonly KeyBinding<MessageKey>[] = [
  ['F', 'keys.fit'],
  ['+  −', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
];
export const SIDEBAR_KEY: KeyBinding<MessageKey> = ['L', 'keys.log'];
/** Keys for the replay, and for answers in words. */
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
