import { useTranslator } from '../i18n/context.ts';
import type { CheckedRecord } from './check.ts';

/** What the seats of a record are called. */
export function useSeatNames({ seats }: Pick<CheckedRecord, 'seats'>): readonly string[] {
  const t = useTranslator();
  return seats.map(({ name }, seat) => name || t('seats.guest', { n: seat + 1 }));
}
