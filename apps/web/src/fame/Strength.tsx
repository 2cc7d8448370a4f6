import type { Rating } from '@bastide/protocol';
import { useWords } from '../i18n/context.ts';
import type { Words } from '../i18n/words.ts';

/** How strong somebody is, and how surely that is known. */
export function Strength({ rating }: { readonly rating: Rating }) {
  const t = useWords();
  return (
    <>
      <b className="num">{rating.value}</b>{' '}
      <small className="muted num">{t('fame.give', { n: rating.uncertainty })}</small>
      {rating.isProvisional && <small className="fame-mark">{t('fame.provisional')}</small>}
    </>
  );
}

/** Which tables are compared with each other. */
export const poolWords = (
  t: Words<string>,
  { game, pace, company }: Pick<Rating, 'game' | 'pace' | 'company'>,
): string => t.parts([t(`${game}.name`), t('fame.pace', { pace }), t('fame.company', { company })]);
