import type { Review, TurningPoint } from '@bastide/coach';
import { use } from 'react';
import { formatChance, formatShift } from '../explanation/number-format.ts';
import { fetchSecondary } from '../game/fetch-modules.ts';
import { useTranslator as useWordsOfGame } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { useReviewTranslator } from './messages.ts';
import { usePastView } from './use-past-view.ts';
import { verdictText } from './verdict.ts';

/** Letter of a turning point, in the order of play. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

interface Props {
  readonly review: Review;
  readonly past: number;
  readonly isDone: boolean;
}

/** Turning points of the game, in words; each opens the board as it was before. */
export function KeyMoments({ review, past, isDone }: Props) {
  const t = useReviewTranslator();
  const { turns } = review;
  return (
    <>
      <h2>{t('review.turns', { done: isDone ? 'yes' : 'no' })}</h2>
      {turns.length === 0 && <p className="small">{t(isDone ? 'review.none' : 'review.judging')}</p>}
      <ol className="key-moments">
        {turns.map((turn, i) => (
          <li key={turn.at}>
            <KeyMoment review={review} turn={turn} letter={letterOf(i)} isShown={turn.at === past} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface KeyMomentProps {
  readonly review: Review;
  readonly turn: TurningPoint;
  readonly letter: string;
  readonly isShown: boolean;
}

function KeyMoment({ review, turn, letter, isShown }: KeyMomentProps) {
  const t = useReviewTranslator();
  const words = useWordsOfGame<string>();
  const { colours, setUi, game } = useTableBase();
  const { moves } = use(fetchSecondary(game));
  const { at, seat, swing } = turn;
  const view = usePastView(at, seat);
  const before = itemAt(itemAt(review.curve, at), seat);
  const after = Math.min(1, Math.max(0, before + swing));
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={() => setUi({ past: at, isSidebarOpen: false })}
    >
      <b className="letter">{letter}</b>
      <span className="key-head num">
        <SeatEmblem colour={itemAt(colours, seat)} />
        {view && moves && <span>{moves.when(words, view)}</span>}
        <small>
          {t('review.fromTo', {
            before: formatChance(t.language, before),
            after: formatChance(t.language, after),
          })}
        </small>
        <b className={swing < 0 ? 'loss' : 'gain'}>{formatShift(t.language, swing)}</b>
      </span>
      <span className="key-text">
        <TurnText review={review} turn={turn} view={view} />
      </span>
    </button>
  );
}

interface TurnTextProps extends Pick<KeyMomentProps, 'review' | 'turn'> {
  readonly view: object | undefined;
}

/** The decision with the better move, or the draw. */
function TurnText({ review, turn: { at, by, seat, swing }, view }: TurnTextProps) {
  const t = useReviewTranslator();
  const words = useWordsOfGame<string>();
  const { people, session, game } = useTableBase();
  const { moves, chance } = use(fetchSecondary(game));
  const whose = { who: people.isNameless(seat) ? 'you' : 'one', name: itemAt(people.names, seat) } as const;
  if (by === 'decision') {
    const decision = review.decisions.find((one) => one.at === at);
    return decision && moves && view
      ? verdictText(words, decision, moves, view, people)
      : t('review.byDecision', whose);
  }
  const label = t(swing > 0 ? 'review.byLuck' : 'review.byBadLuck', whose);
  const record = session.record();
  const drawn = record?.actions[at];
  if (!drawn || !chance) return label;
  return t('join.label', { label, said: chance.describe(words, drawn, record.options) });
}
