import { useWords } from '../i18n/context.ts';
import type { Judged } from './check.ts';

/** What the seats of a record are called. */
export function useNames({ seats }: Pick<Judged, 'seats'>): readonly string[] {
  const t = useWords();
  return seats.map(({ name }, seat) => name || t('seats.guest', { n: seat + 1 }));
}
