import { GOODS, type View } from '@bastide/carcassonne';
import { Suspense, useCallback } from 'react';
import { ExplainButton } from '../../../explanation/ExplainButton.tsx';
import { itemAt } from '../../../must.ts';
import { ReviewPanel } from '../../../review/lazy-parts.tsx';
import { CurvePlaceholder } from '../../../table/curve-box.tsx';
import { LogPanel } from '../../../table/LogPanel.tsx';
import { SeatItem, SeatList } from '../../../table/Seats.tsx';
import { SidebarFooter } from '../../../table/SidebarFooter.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { useCarcassonne, useCarcassonneUi } from '../context.ts';
import type { LogLine } from '../log/lines.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { useFinalScoringContext } from '../result/use-final-scoring.ts';
import { isPredicate, logLineText, logRule, logSeats, logSum } from '../text/log-text.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { figuresOf, GoodIcon } from './possessions.tsx';
import { TileStack } from './TileStack.tsx';

/** A seat: name and points, figures left, goods with the leader's number underlined. */
function SeatRow({ seat }: { readonly seat: number }) {
  const t = useCarcassonneTranslator();
  const { view, moment } = useCarcassonne();
  const plays = moment.actor === seat;
  const { points } = itemAt(view.seats, seat);
  return (
    <SeatItem seat={seat} isTurn={plays} isAwaited={plays} notes={<ExplainButton seat={seat} />}>
      <p className="points num">
        {points}
        <span className="sr"> {t('seat.points', { n: points })}</span>
      </p>
      <FigureSupply view={view} seat={seat} />
      {view.options.sets.includes('traders') && <Goods view={view} seat={seat} />}
    </SeatItem>
  );
}

function FigureSupply({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useCarcassonneTranslator();
  const { colours } = useCarcassonne();
  const { supply } = itemAt(view.seats, seat);
  const colour = itemAt(colours, seat);
  const figures = figuresOf(view, seat);
  return (
    <p className="kit">
      <span title={t('seat.meeples', { n: supply.meeple })}>
        <FigureIcon figure="meeple" colour={colour} />
        <b className="num" aria-hidden="true">
          {supply.meeple}
        </b>
        <span className="sr">{t('seat.meeples', { n: supply.meeple })}</span>
      </span>
      {(['supply', 'board', 'stacks'] as const).map((place) => {
        const there = figures.filter((one) => one.place === place);
        if (there.length === 0) return null;
        return (
          <span key={place} className={place === 'supply' ? 'at' : 'at out'}>
            {place !== 'supply' && (
              <i aria-hidden="true">{t(place === 'stacks' ? 'seat.byStacks' : 'seat.onBoard')}</i>
            )}
            {there.map(({ figure }) => {
              const words = t('seat.figure', { figure, where: place });
              return (
                <span key={figure} title={words}>
                  <FigureIcon figure={figure} colour={colour} />
                  <span className="sr">{words}</span>
                </span>
              );
            })}
          </span>
        );
      })}
    </p>
  );
}

/** A count for the plural of a good, as a heading has it. */
const SEVERAL = 2;

function Goods({ view, seat }: { readonly view: View; readonly seat: number }) {
  const t = useCarcassonneTranslator();
  const held = itemAt(view.seats, seat).goods;
  return (
    <p className="kit goods">
      {GOODS.map((good) => {
        const most = Math.max(...view.seats.map(({ goods }) => goods[good]));
        const leads = most > 0 && held[good] === most;
        const words = t(leads ? 'seat.goodMost' : 'seat.goodCount', { n: held[good], good });
        return (
          <span key={good} className={leads ? 'lead' : undefined} title={words}>
            <GoodIcon good={good} />
            <span aria-hidden="true">
              <span className="good-name">
                {t('join.label', { label: t(`good.${good}`, { n: SEVERAL }), said: '' })}
              </span>
              <b className="num">{held[good]}</b>
            </span>
            <span className="sr">{words}</span>
          </span>
        );
      })}
    </p>
  );
}

const Reckoning = lazyWithMessages(() => import('../result/ScoreBreakdown.tsx'));

const PastCurve = lazyWithMessages(() => import('../result/PointsCurve.tsx'));

/** The record of the game: seats, stack, log; when it is over, the reckoning; in the replay, the curve of points. */
export function CarcassonneSidebar() {
  const final = useFinalScoringContext();
  const isPast = useCarcassonneUi((ui) => ui.past !== undefined);
  if (final && !isPast)
    return (
      <Suspense>
        <Reckoning />
      </Suspense>
    );
  return (
    <>
      <div className="sidebar-parts">
        <Seats />
        {isPast ? (
          <Suspense fallback={<CurvePlaceholder />}>
            <ReviewPanel />
            <PastCurve />
          </Suspense>
        ) : (
          <TileStack />
        )}
      </div>
      <Log />
      <SidebarFooter />
    </>
  );
}

const Seats = () => <SeatList row={SeatRow} />;

/** The log of the game. */
function Log() {
  const t = useCarcassonneTranslator();
  const { moment, people } = useCarcassonne();
  const { names } = people;
  const tell = useCallback(
    (line: LogLine) => ({
      after: line.after,
      seats: logSeats(line),
      words: logLineText(t, line, names),
      isPredicate: isPredicate(line),
      gain: line.kind === 'scored' ? line.points : undefined,
      rule: logRule(line),
      sum: logSum(t, line),
    }),
    [t, names],
  );
  return <LogPanel lines={moment.log} tell={tell} empty={t('log.empty')} />;
}
