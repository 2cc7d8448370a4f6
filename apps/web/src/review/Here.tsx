import { type Decision, gradeOf, type Review } from '@bastide/coach';
import { use, useEffect, useRef, useState } from 'react';
import { getRoute } from '../address/history.ts';
import { fetchSecondary } from '../game/fetch.ts';
import { SeatEmblem } from '../parts/Emblem.tsx';
import { useTableBase } from '../table/context.ts';
import { formatChance, formatShift } from '../why/figures.ts';
import { WeighedMoveList } from '../why/Thoughts.tsx';
import { branchOf } from './branch.ts';
import { findingsAt } from './here.ts';
import { usePastView } from './use-seen.ts';
import { useWords } from './words/index.ts';

/** So many moves are shown, and the one that was played. */
const SHOWN = 3;

interface Props {
  readonly review: Review;
  readonly stops: readonly number[];
  readonly past: number;
  readonly isDone: boolean;
}

/** What is to be said of the moment looked at: the chances, what luck did, and what else could have been done. */
export function MomentReview({ review, stops, past, isDone }: Props) {
  const t = useWords();
  const { people, colours, layout } = useTableBase();
  const title = useRef<HTMLHeadingElement>(null);
  // Opened as a sheet at some moment, it is that moment which is asked about; at the last one, the whole game.
  const [isAsked] = useState(layout !== 'wide' && past !== stops.at(-1));
  useEffect(() => {
    // The sheet is shown a moment later.
    const frame = isAsked ? requestAnimationFrame(() => title.current?.scrollIntoView()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const { decisions, draws } = findingsAt(review, stops, past);
  return (
    <>
      <h2 ref={title}>{t('review.here')}</h2>
      <ul className="chances num">
        {review.curve[past]?.map((chance, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat}>
            <SeatEmblem colour={colours[seat]!} />{' '}
            {t('review.chance', { name: people.names[seat]!, chance: formatChance(t.language, chance) })}
          </li>
        ))}
      </ul>
      {draws.map(({ at, luck }) => (
        <p key={at} className="small num">
          {t('review.luck', {
            list: t.parts(
              luck.map((one, seat) =>
                t('review.chance', { name: people.names[seat]!, chance: formatShift(t.language, one) }),
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

function DecisionReview({ decision }: { readonly decision: Decision<{ readonly type: string }> }) {
  const t = useWords();
  const { people, colours, session, game, open } = useTableBase();
  const [isOpening, setOpening] = useState(false);
  const { moves } = use(fetchSecondary(game));
  const { at, seat, loss, thoughts, played } = decision;
  const view = usePastView(at, seat);
  const branch = async () => {
    setOpening(true);
    await open(branchOf(session, game, at, seat, getRoute())).finally(() => setOpening(false));
  };
  return (
    <article className="judged">
      <p>
        <SeatEmblem colour={colours[seat]!} />{' '}
        {t('review.graded', {
          name: people.names[seat]!,
          grade: gradeOf(loss),
          lost: formatShift(t.language, -loss),
        })}
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
      <button type="button" className="btn" disabled={isOpening} onClick={branch}>
        {t('review.branch')}
      </button>
    </article>
  );
}
