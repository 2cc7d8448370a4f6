import './review.css';
import type { Review } from '@bastide/coach';
import { formatChance } from '../explanation/number-format.ts';
import { itemAt, must } from '../must.ts';
import { CurveChart } from '../table/CurveChart.tsx';
import { useTableBase, useTableUi } from '../table/context.ts';
import { chancesText } from './chances-text.ts';
import { MomentReview } from './MomentReview.tsx';
import { useReviewTranslator } from './messages.ts';
import { curveAt, momentAfter } from './moment-findings.ts';
import { useReview } from './use-review.ts';

/** Letter of a turning point, in the order of play. */
const letterOf = (index: number): string => String.fromCharCode(65 + index);

interface Props {
  readonly review: Review;
  readonly stops: readonly number[];
  readonly past: number;
  readonly isDone: boolean;
}

/** Turning points of the game; each opens its moment. They say in words what the curve shows. */
function KeyMoments({ review: { turns, curve }, stops, past, isDone }: Props) {
  const t = useReviewTranslator();
  const { people, setUi } = useTableBase();
  return (
    <>
      <h2>{t('review.turns', { done: isDone ? 'yes' : 'no' })}</h2>
      {turns.length === 0 && <p className="small">{t(isDone ? 'review.none' : 'review.judging')}</p>}
      <ol className="key-moments">
        {turns.map(({ at, seat, swing, by }, i) => {
          const moment = momentAfter(stops, at);
          const before = itemAt(itemAt(curve, at), seat);
          const after = Math.min(1, Math.max(0, before + swing));
          return (
            <li key={at}>
              <button
                type="button"
                aria-current={moment === past || undefined}
                onClick={() => setUi({ past: moment, isSidebarOpen: false })}
              >
                <b>{letterOf(i)}</b>
                <span>
                  {t(
                    by === 'decision'
                      ? 'review.byDecision'
                      : swing > 0
                        ? 'review.byLuck'
                        : 'review.byBadLuck',
                    {
                      name: itemAt(people.names, seat),
                    },
                  )}
                  <small className="num">
                    {t('review.fromTo', {
                      before: formatChance(t.language, before),
                      after: formatChance(t.language, after),
                    })}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The review of a finished game. It grows while the worker goes on. */
export default function ReviewContent() {
  const t = useReviewTranslator();
  const { moments, people, count } = useTableBase();
  const { review, share, failed } = useReview();
  const stops = moments[0] === 0 ? moments : [0, ...moments];
  const past = useTableUi((ui) => ui.past) ?? count;
  const isThere = review.curve.length > 0;
  return (
    <>
      {isThere && (
        <CurveChart
          curve={curveAt(review, stops)}
          at={stops}
          title={t('review.curve')}
          label={() =>
            t('review.curveLabel', { list: chancesText(t, people.names, review.curve.at(-1) ?? []) })
          }
          most={100}
          tell={(value) => formatChance(t.language, value / 100)}
          marks={review.turns.map(({ at }, i) => ({
            step: stops.indexOf(must(momentAfter(stops, at), 'a moment follows each decision')),
            letter: letterOf(i),
          }))}
        />
      )}
      <section className="section review">
        {isThere && <KeyMoments review={review} stops={stops} past={past} isDone={share === 1} />}
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
