import './review.css';
import { gradeOf } from '@bastide/coach';
import { formatShift } from '../explanation/number-format.ts';
import { itemAt } from '../must.ts';
import { useTableBase, useTableUi } from '../table/context.ts';
import { chancesText } from './chances-text.ts';
import { useReviewTranslator } from './messages.ts';
import { findingsAt } from './moment-findings.ts';
import { useReview } from './use-review.ts';

/** A line above the replay: the chances at this moment, and the loss of the decision before it. */
export default function ReviewSummary() {
  const t = useReviewTranslator();
  const { moments, count, people, layout, setUi } = useTableBase();
  const { review } = useReview();
  const past = useTableUi((ui) => ui.past) ?? count;
  const chances = review.curve[past];
  if (!chances) return <p className="review-line small muted">{t('review.judging')}</p>;
  const [worst] = [...findingsAt(review, moments, past).decisions].sort((a, b) => b.loss - a.loss);
  const said = worst && {
    name: itemAt(people.names, worst.seat),
    grade: gradeOf(worst.loss),
    lost: formatShift(t.language, -worst.loss),
  };
  return (
    <p className="review-line small num">
      <span>
        {t.sentences([
          t.sentence(chancesText(t, people.names, chances)),
          said ? t.sentence(t('review.graded', said)) : '',
        ])}
      </span>
      {layout !== 'wide' && (
        <button type="button" className="link" onClick={() => setUi({ isSidebarOpen: true })}>
          {t(worst ? 'review.seeMore' : 'review.open')}
        </button>
      )}
    </p>
  );
}
