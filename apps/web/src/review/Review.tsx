import './review.css';
import { CurveChart } from '../table/Curve.tsx';
import { useTableBase } from '../table/context.ts';
import { formatChance } from '../why/figures.ts';
import { chancesText } from './figures.ts';
import { MomentReview } from './Here.tsx';
import { curveAt, momentAfter } from './here.ts';
import { KeyMoments, letterOf } from './KeyMoments.tsx';
import { useReview } from './use-review.ts';
import { useWords } from './words/index.ts';

/** The review of a game that is over, as far as it has come: it grows while it is looked at. */
export default function ReviewContent() {
  const t = useWords();
  const { moments, people, ui, count } = useTableBase();
  const { review, share, failed } = useReview();
  const stops = moments[0] === 0 ? moments : [0, ...moments];
  const { past = count } = ui;
  const isThere = review.curve.length > 0;
  return (
    <>
      {isThere && (
        <CurveChart
          curve={curveAt(review, stops)}
          at={stops}
          title={t('review.curve')}
          label={() => t('review.curveLabel', { list: chancesText(t, people.names, review.curve.at(-1)!) })}
          most={100}
          tell={(value) => formatChance(t.language, value / 100)}
          marks={review.turns.map(({ at }, i) => ({
            step: stops.indexOf(momentAfter(stops, at)!),
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
          <p className="small muted judging">
            <progress value={share} aria-label={t('review.judging')} /> {t('review.judging')}
          </p>
        ) : (
          <p className="small muted">{t('review.judged')}</p>
        )}
      </section>
    </>
  );
}
