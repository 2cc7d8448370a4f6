import type { Translator } from '../i18n/words.ts';

/** Verbs follow whom they speak of: one by name, you, or several. */
export type VerbForm = 'one' | 'you' | 'many';

export function verbFormOf(t: Translator, seats: readonly number[], names: readonly string[]): VerbForm {
  if (seats.length > 1) return 'many';
  return seats.length === 1 && names[seats[0]!] === t('start.you') ? 'you' : 'one';
}
