import type { Review } from '@bastide/coach';
import { useTableBase } from '../table/context.ts';
import { formatChance } from '../why/figures.ts';
import { momentAfter } from './here.ts';
import { useWords } from './words/index.ts';

/** Of a turning point, in the order of play. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

interface Props {
  readonly review: Review;
  readonly stops: readonly number[];
  readonly past: number;
  readonly isDone: boolean;
}

/** Where the game turned: pressed, it shows that moment. For who does not see the curve, it is what the curve says. */
export function KeyMoments({ review: { turns, curve }, stops, past, isDone }: Props) {
  const t = useWords();
  const { people, setUi } = useTableBase();
  return (
    <>
      <h2>{t('review.turns', { done: isDone ? 'yes' : 'no' })}</h2>
      {turns.length === 0 && <p className="small">{t(isDone ? 'review.none' : 'review.judging')}</p>}
      <ol className="key-moments">
        {turns.map(({ at, seat, swing, by }, i) => {
          const moment = momentAfter(stops, at);
          const before = curve[at]![seat]!;
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
                      name: people.names[seat]!,
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
