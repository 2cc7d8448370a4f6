import type { Rating } from '@bastide/protocol';
import { useTranslator } from '../i18n/context.ts';
import type { Translator } from '../i18n/words.ts';

/** How strong somebody is, and how surely that is known. */
export function RatingValue({ rating }: { readonly rating: Rating }) {
  const t = useTranslator();
  return (
    <>
      <b className="num">{rating.value}</b>{' '}
      <small className="muted num">{t('fame.give', { n: rating.uncertainty })}</small>
      {rating.isProvisional && <small className="fame-mark">{t('fame.provisional')}</small>}
    </>
  );
}

/** Which tables are compared with each other. */
export const poolName = (
  t: Translator<string>,
  { game, pace, company }: Pick<Rating, 'game' | 'pace' | 'company'>,
): string => t.parts([t(`${game}.name`), t('fame.pace', { pace }), t('fame.company', { company })]);
