import { type DecisionFinding, gradeOf, type Review } from '@bastide/coach';
import { use, useEffect, useRef, useState } from 'react';
import { formatChance, formatShift } from '../explanation/number-format.ts';
import { WeighedMoveList } from '../explanation/WeighedMoveList.tsx';
import { fetchSecondary } from '../game/fetch-modules.ts';
import { itemAt } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { BranchButton } from './BranchButton.tsx';
import { useReviewTranslator } from './messages.ts';
import { decisionAt, findingsAt } from './moment-findings.ts';
import { usePastView } from './use-past-view.ts';
import { hadBetter } from './verdict.ts';

/** Number of moves that are shown besides the one played. */
const SHOWN = 3;

interface Props {
  readonly review: Review;
  readonly stops: readonly number[];
  readonly past: number;
  readonly isDone: boolean;
}

/** Findings about the moment looked at: the chances, the part of luck, and better moves. */
export function MomentReview({ review, stops, past, isDone }: Props) {
  const t = useReviewTranslator();
  const { people, colours, layout } = useTableBase();
  const title = useRef<HTMLHeadingElement>(null);
  // A sheet opened in a replay is about that moment; at the last moment it is about the whole game.
  const [isAsked] = useState(layout !== 'wide' && past !== stops.at(-1));
  useEffect(() => {
    // The sheet is shown after the next rendering.
    const frame = isAsked ? requestAnimationFrame(() => title.current?.scrollIntoView()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const { decisions: since, draws } = findingsAt(review, stops, past);
  const told = decisionAt(review, stops, past);
  // Before a decision it is about that one alone.
  const decisions = !told || since.includes(told) ? since : [told];
  return (
    <>
      <h2 ref={title}>{t('review.here')}</h2>
      <ul className="chances num">
        {review.curve[past]?.map((chance, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <SeatEmblem colour={itemAt(colours, seat)} />{' '}
            {t('review.chance', {
              name: itemAt(people.names, seat),
              chance: formatChance(t.language, chance),
            })}
          </li>
        ))}
      </ul>
      {draws.map(({ at, luck }) => (
        <p key={at} className="small num">
          {t('review.luck', {
            list: t.parts(
              luck.map((one, seat) =>
                t('review.chance', {
                  name: itemAt(people.names, seat),
                  chance: formatShift(t.language, one),
                }),
              ),
            ),
          })}
        </p>
      ))}
      {decisions.map((decision) => (
        <DecisionReview key={decision.at} decision={decision} />
      ))}
      {isDone && decisions.length === 0 && <p className="small muted">{t('review.nothing')}</p>}
    </>
  );
}

function DecisionReview({ decision }: { readonly decision: DecisionFinding<{ readonly type: string }> }) {
  const t = useReviewTranslator();
  const { people, colours, game } = useTableBase();
  const { moves } = use(fetchSecondary(game));
  const { at, seat, loss, thoughts, played } = decision;
  const view = usePastView(at, seat);
  return (
    <article className="review-decision">
      <p className="num">
        <SeatEmblem colour={itemAt(colours, seat)} />{' '}
        {t('join.label', {
          label: itemAt(people.names, seat),
          said: t('review.grade', { grade: hadBetter(decision) ? gradeOf(loss) : 'best' }),
        })}
        {hadBetter(decision) && <b className="loss"> {formatShift(t.language, -loss)}</b>}
      </p>
      {moves && view && (
        <WeighedMoveList
          thoughts={thoughts.filter((_, i) => i < SHOWN || i === played)}
          moves={moves}
          view={view}
          people={people}
          played={Math.min(played, SHOWN)}
        />
      )}
      <BranchButton className="btn" at={at} seat={seat} />
    </article>
  );
}
