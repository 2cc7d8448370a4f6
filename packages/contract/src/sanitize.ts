/**
 * Control characters of terminals, characters that turn the direction of a text or break its lines, and halves of characters:
 * with these a text from elsewhere could forge what a reader sees.
 */
const FORGING = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text from elsewhere as it may be shown to a reader: such characters as JSON escapes them, cut after so many. */
export function sanitize(text: string, atMost = Number.POSITIVE_INFINITY): string {
  const shown = text.length > atMost ? cut(text, atMost) : text;
  return shown.replace(FORGING, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** By whole characters, which are two units long at most. */
function cut(text: string, atMost: number): string {
  const first = Array.from(text.slice(0, 2 * atMost + 2));
  return first.length > atMost ? `${first.slice(0, atMost).join('')}…` : text;
}
