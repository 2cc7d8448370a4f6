import type { Rating } from '@bastide/protocol';
import { useTranslator } from '../i18n/context.ts';
import type { Translator } from '../i18n/translator.ts';

/** Characters of an id in a tag, six bits each: too many for two accounts to share one by intent. */
const TAG_LENGTH = 6;

/** Returns the tag of an account, by which people with the same name are told apart in public. */
export const accountTag = (id: string): string => `#${id.slice(0, TAG_LENGTH)}`;

/** A rating, and its certainty. */
export function RatingValue({ rating }: { readonly rating: Rating }) {
  const t = useTranslator();
  return (
    <>
      <b className="num">{rating.value}</b>{' '}
      <small className="muted num">{t('leaderboard.give', { n: rating.uncertainty })}</small>
      {rating.isProvisional && <small className="leaderboard-tag">{t('leaderboard.provisional')}</small>}
    </>
  );
}

/** Returns the name of a pool: a group of tables whose ratings are comparable. */
export const poolName = (
  t: Translator<string>,
  { game, pace, company }: Pick<Rating, 'game' | 'pace' | 'company'>,
): string =>
  t.parts([t(`${game}.name`), t('leaderboard.pace', { pace }), t('leaderboard.company', { company })]);
