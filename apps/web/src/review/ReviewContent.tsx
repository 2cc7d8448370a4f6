import './review.css';
import { formatChance } from '../explanation/number-format.ts';
import { itemAt } from '../must.ts';
import { CurveChart } from '../table/CurveChart.tsx';
import { useTableBase, useTableUi } from '../table/context.ts';
import { KeyMoments, letterOf } from './KeyMoments.tsx';
import { MomentReview } from './MomentReview.tsx';
import { type ReviewTranslator, useReviewTranslator } from './messages.ts';
import { curveAt, curveMoments } from './moment-findings.ts';
import { useReview } from './use-review.ts';

/** The review of a finished game. It grows while the worker goes on. */
export function ReviewContent() {
  const t = useReviewTranslator();
  const { moments, people, count } = useTableBase();
  const { review, share, failed } = useReview();
  const stops = moments[0] === 0 ? moments : [0, ...moments];
  const past = useTableUi((ui) => ui.past) ?? count;
  const steps = curveMoments(review, stops);
  const isThere = review.curve.length > 0;
  return (
    <>
      {isThere && (
        <CurveChart
          curve={curveAt(review, steps)}
          at={steps}
          title={t('review.curve')}
          label={() =>
            t('review.curveLabel', { list: chancesText(t, people.names, review.curve.at(-1) ?? []) })
          }
          most={100}
          tell={(value) => formatChance(t.language, value / 100)}
          marks={review.turns.map(({ at }, i) => ({
            step: steps.indexOf(at),
            letter: letterOf(i),
          }))}
        />
      )}
      <section className="section review">
        {isThere && <KeyMoments review={review} past={past} isDone={share === 1} />}
        {isThere && <MomentReview review={review} stops={stops} past={past} isDone={share === 1} />}
        {failed ? (
          <p role="alert" className="small">
            {t('review.failed')}
          </p>
        ) : share < 1 ? (
          <p className="small muted review-progress">
            <progress value={share} aria-label={t('review.judging')} /> {t('review.judging')}
          </p>
        ) : (
          <p className="small muted">{t('review.judged')}</p>
        )}
      </section>
    </>
  );
}

/** Formats the chances of each seat at one moment: "Olena 33%, Ramiro 60%". */
export const chancesText = (
  t: ReviewTranslator,
  names: readonly string[],
  chances: readonly number[],
): string =>
  t.parts(
    chances.map((chance, seat) =>
      t('review.chance', { name: itemAt(names, seat), chance: formatChance(t.language, chance) }),
    ),
  );
