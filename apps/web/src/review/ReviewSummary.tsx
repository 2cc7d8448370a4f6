import './review.css';
import { type DecisionFinding, gradeOf } from '@bastide/coach';
import { use, useMemo } from 'react';
import { formatShift } from '../explanation/number-format.ts';
import { fetchSecondary } from '../game/fetch-modules.ts';
import { useTranslator as useWordsOfGame } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { NO_SKETCHES, useTableBase, useTableUi } from '../table/context.ts';
import { useSketches } from '../table/use-sketches.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { BranchButton } from './BranchButton.tsx';
import { useReviewTranslator } from './messages.ts';
import { decisionAt } from './moment-findings.ts';
import { chancesText } from './ReviewContent.tsx';
import { usePastView } from './use-past-view.ts';
import { useReview } from './use-review.ts';
import { hadBetter, sketchesOf, verdictText } from './verdict.ts';

/** Above the replay: the decision at this moment with the better move, both drawn on the board, and the chances. */
export default function ReviewSummary() {
  const t = useReviewTranslator();
  const { moments, count, people, layout, session, setUi } = useTableBase();
  const { review } = useReview();
  const past = useTableUi((ui) => ui.past) ?? count;
  const chances = review.curve[past];
  if (!chances) return <p className="review-line small muted">{t('review.judging')}</p>;
  const decision = decisionAt(review, moments, past);
  return (
    <div className="review-line num">
      {decision && <Verdict decision={decision} />}
      <p className="small">
        <span className="review-chances">{t.sentence(chancesText(t, people.names, chances))}</span>
        {layout !== 'wide' && (
          <button type="button" className="link" onClick={() => setUi({ isSidebarOpen: true })}>
            {t(decision ? 'review.seeMore' : 'review.open')}
          </button>
        )}
        {past < count && (layout === 'wide' || !decision) && (
          <BranchButton
            className="link"
            at={decision?.at ?? past}
            seat={decision?.seat ?? session.people[0] ?? 0}
          />
        )}
      </p>
    </div>
  );
}

interface VerdictProps {
  readonly decision: DecisionFinding<{ readonly type: string }>;
}

/** The move made, the better one, and the loss; what its seat had in hand. The board shows both moves. */
function Verdict({ decision }: VerdictProps) {
  const t = useReviewTranslator();
  const words = useWordsOfGame<string>();
  const { colours, people, game } = useTableBase();
  const { moves } = use(fetchSecondary(game));
  const { at, seat, loss } = decision;
  const view = usePastView(at, seat);
  const isExplained = useTableUi((ui) => ui.movePanel !== undefined);
  const sketches = useMemo(
    () => (moves && view && !isExplained ? sketchesOf(t, decision, moves, view) : NO_SKETCHES),
    [t, decision, moves, view, isExplained],
  );
  useSketches(sketches);
  return (
    <div className="verdict">
      {moves?.Hand && view && (
        <span className="verdict-hand">
          <moves.Hand view={view} />
        </span>
      )}
      <p className="verdict-text" role="status">
        <SeatEmblem colour={itemAt(colours, seat)} />{' '}
        {moves && view ? verdictText(words, decision, moves, view, people) : itemAt(people.names, seat)}{' '}
        <GradeText loss={loss} isBeaten={hadBetter(decision)} />
      </p>
    </div>
  );
}

/** "−12 % · Blunder", or praise. */
function GradeText({ loss, isBeaten }: { readonly loss: number; readonly isBeaten: boolean }) {
  const t = useReviewTranslator();
  return (
    <span className="grade">
      {isBeaten && <b>{formatShift(t.language, -loss)}</b>}
      <small>{t('review.grade', { grade: isBeaten ? gradeOf(loss) : 'best' })}</small>
    </span>
  );
}
