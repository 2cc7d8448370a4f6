import type { Words } from '../i18n/words.ts';

/** Verbs follow whom they speak of: one by name, you, or several. */
export type Form = 'one' | 'you' | 'many';

export function formOf(t: Words, seats: readonly number[], names: readonly string[]): Form {
  if (seats.length > 1) return 'many';
  return seats.length === 1 && names[seats[0]!] === t('start.you') ? 'you' : 'one';
}
