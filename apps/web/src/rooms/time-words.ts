import { localeOf } from '../i18n/languages.ts';
import type { Words } from './words/index.ts';

/** A moment in words, in milliseconds since 1970: of today the time is enough. */
export function timeText(t: Words, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(localeOf(t.language), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at);
}
