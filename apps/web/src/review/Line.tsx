import './review.css';
import { gradeOf } from '@bastide/coach';
import { useTableBase } from '../table/context.ts';
import { shiftWords } from '../why/figures.ts';
import { chancesIn } from './figures.ts';
import { hereIn } from './here.ts';
import { useReview } from './use-review.ts';
import { useWords } from './words/index.ts';

/** Over the replay of a game that is over: the chances at this moment, and what the decision before it lost. */
export default function Line() {
  const t = useWords();
  const { moments, attention, count, people, layout, look } = useTableBase();
  const { review } = useReview();
  const { past = count } = attention;
  const chances = review.curve[past];
  if (!chances) return <p className="review-line small muted">{t('review.judging')}</p>;
  const [worst] = [...hereIn(review, moments, past).decisions].sort((a, b) => b.loss - a.loss);
  const said = worst && {
    name: people.names[worst.seat]!,
    grade: gradeOf(worst.loss),
    lost: shiftWords(t.language, -worst.loss),
  };
  return (
    <p className="review-line small num">
      <span>
        {t.sentences([
          t.sentence(chancesIn(t, people.names, chances)),
          said ? t.sentence(t('review.graded', said)) : '',
        ])}
      </span>
      {layout !== 'wide' && (
        <button type="button" className="link" onClick={() => look({ leaf: true })}>
          {t(worst ? 'review.seeMore' : 'review.open')}
        </button>
      )}
    </p>
  );
}
