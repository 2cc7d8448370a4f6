import { type DecisionFinding, gradeOf, type Review } from '@bastide/coach';
import { freeBotName, type Seat } from '@bastide/contract';
import { use, useEffect, useRef, useState } from 'react';
import { formatChance, formatShift } from '../explanation/number-format.ts';
import { WeighedMoveList } from '../explanation/WeighedMoveList.tsx';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { itemAt, must } from '../must.ts';
import { getRoute } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import { type AnyLocalSession, type AnySession, LocalSession } from '../session/local-session.ts';
import { useTableBase } from '../table/context.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { setOrigin } from './branch-origins.ts';
import { useReviewTranslator } from './messages.ts';
import { findingsAt } from './moment-findings.ts';

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
  const { decisions, draws } = findingsAt(review, stops, past);
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
    <article className="review-decision">
      <p>
        <SeatEmblem colour={itemAt(colours, seat)} />{' '}
        {t('review.graded', {
          name: itemAt(people.names, seat),
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

/**
 * Returns the game after that many actions as a new one, with the reader at that seat and bots at the others. `from`:
 * the route from which the reader comes.
 */
function branchOf(before: AnySession, game: GameUi, at: number, seat: Seat, from: Route): AnyLocalSession {
  const { setup, adapter } = before;
  const strongest =
    game.bots.find((bot) => bot === 'strong') ?? must(game.bots.at(-1), 'a game with a coach has bots');
  const names = setup.seats.map(({ name }) => name);
  const seats = setup.seats.map((one, i) => {
    if (i === seat) return { ...one, player: 'person' as const };
    if (one.player !== 'person') return one;
    return { ...one, name: one.name || (freeBotName(names) ?? ''), player: strongest };
  });
  const session = new LocalSession(
    adapter,
    game.setups.withSeats(setup, seats),
    must(before.record(), 'a reviewed game has a record').actions.slice(0, at),
  );
  setOrigin(session, from);
  return session;
}

/** Returns the view of that seat after that many actions; for a game on the server, undefined until it has come. */
function usePastView(count: number, seat: Seat): object | undefined {
  const { session } = useTableBase();
  const [view, setView] = useState<object>();
  useEffect(() => {
    let isThere = false;
    const look = () => {
      if (isThere) return;
      const seen = session.viewAt(count, seat);
      isThere = seen !== undefined;
      setView(seen);
    };
    look();
    return session.subscribe(look);
  }, [session, count, seat]);
  return view;
}
