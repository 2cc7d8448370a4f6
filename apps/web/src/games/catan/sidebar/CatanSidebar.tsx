import { RESOURCES } from '@bastide/catan';
import { Suspense, useCallback, useMemo } from 'react';
import { ReviewPanel } from '../../../review/lazy-parts.tsx';
import { useSettings } from '../../../settings/context.ts';
import { CurvePlaceholder } from '../../../table/curve-box.tsx';
import { LogPanel } from '../../../table/LogPanel.tsx';
import { SeatList } from '../../../table/Seats.tsx';
import { SidebarFooter } from '../../../table/SidebarFooter.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { useStableList } from '../../../ui/use-stable-list.ts';
import { useCatan, useCatanUi } from '../context.ts';
import { type LogLine, rollsOf } from '../log/lines.ts';
import { useCatanTranslator } from '../messages.ts';
import { resourceName } from '../text/cards.ts';
import { logLineText } from '../text/log-text.ts';
import { ResourceIcon } from '../ui/Cards.tsx';
import { oddsOf } from './odds.ts';
import { SeatRow } from './SeatRow.tsx';
import { useVisibleLog } from './use-visible-log.ts';

const BOX = { width: 288, height: 74, bottom: 16, top: 4 } as const;

const STEP = BOX.width / 11;

/** Counts of each number rolled, beside the expected counts and their usual spread. */
function DiceChart() {
  const t = useCatanTranslator();
  const { setUi } = useCatan();
  const log = useVisibleLog();
  const rolls = useMemo(() => rollsOf(log), [log]);
  const total = rolls.reduce((sum, n) => sum + n, 0);
  return (
    <section className="section dice-chart" aria-labelledby="dice-title">
      <h2 id="dice-title">
        {t('catan.dice.title')}
        {total > 0 && (
          <button type="button" className="link" onClick={() => setUi({ dialog: 'dice' })}>
            {t('catan.dice.check', { n: total })}
          </button>
        )}
      </h2>
      <div className="plot">
        <DicePlot rolls={rolls} total={total} />
        <p className={total > 0 ? 'small muted legend' : 'small muted none'}>
          {t(total > 0 ? 'catan.dice.legend' : 'catan.dice.none')}
        </p>
      </div>
    </section>
  );
}

interface DicePlotProps {
  /** Number of rolls of 2, 3 … 12. */
  readonly rolls: readonly number[];
  /** Number of all rolls. */
  readonly total: number;
}

function DicePlot({ rolls, total }: DicePlotProps) {
  const t = useCatanTranslator();
  const { view } = useCatan();
  const odds = oddsOf(total);
  const most = Math.max(3, ...rolls, ...odds.map(({ high }) => high));
  const x = (i: number) => i * STEP + STEP / 2;
  const y = (n: number) => BOX.height - BOX.bottom - (n / most) * (BOX.height - BOX.bottom - BOX.top);
  const point = (n: number, i: number) => `${x(i).toFixed(1)} ${y(n).toFixed(1)}`;
  const band = [
    ...odds.map(({ high }, i) => point(high, i)),
    ...odds.map(({ low }, i) => point(low, i)).reverse(),
  ];
  const now = view.dice ? view.dice[0] + view.dice[1] - 2 : -1;
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={t('catan.dice.label', {
        list: t.parts(rolls.map((n, i) => t('catan.dice.count', { sum: i + 2, n }))),
      })}
    >
      {total > 0 && <path className="spread" d={`M${band.join('L')}Z`} />}
      {rolls.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
        <g key={i}>
          <rect
            className={i === now ? 'bar now' : 'bar'}
            x={x(i) - STEP / 2 + 4}
            width={STEP - 8}
            y={y(n)}
            height={BOX.height - BOX.bottom - y(n)}
          />
          <text x={x(i)} y={BOX.height - 3} textAnchor="middle">
            {i + 2}
          </text>
        </g>
      ))}
      {total > 0 && (
        <path className="expected" d={`M${odds.map(({ expected }, i) => point(expected, i)).join('L')}`} />
      )}
    </svg>
  );
}

/** The log of the game. */
function Log() {
  const t = useCatanTranslator();
  const { lines, view, people } = useCatan();
  const hexes = useStableList(view.hexes);
  const tell = useCallback(
    (line: LogLine) => ({
      after: line.after,
      seats: line.seat === null ? [] : [line.seat],
      words: logLineText(t, line, { hexes }, people),
      isPredicate: true,
      gain: line.kind === 'ended' ? undefined : line.points,
      rule: isWorthShowing(line) ? line.rule : undefined,
    }),
    [t, hexes, people],
  );
  return <LogPanel lines={lines} tell={tell} empty={t('catan.log.empty')} />;
}

/** Tells whether the rule of a line is more than a matter of course. */
const isWorthShowing = ({ kind }: LogLine): boolean =>
  kind === 'rolled' || kind === 'award' || kind === 'revealed' || kind === 'ended';

const fetchResult = () => import('../result/ScoreBreakdown.tsx');
const ScoreBreakdown = lazyWithMessages(async () => ({ default: (await fetchResult()).ScoreBreakdown }));
const PointsCurve = lazyWithMessages(async () => ({ default: (await fetchResult()).PointsCurve }));

const ProductionTable = lazyWithMessages(() => import('./ProductionTable.tsx'));

/** The rolls, and the production of the seats: beside the board one of them, so that the log keeps its space. */
function Statistics() {
  const { layout } = useCatan();
  const { purist } = useSettings().settings;
  const isAsked = useCatanUi((ui) => ui.production);
  const isBeside = layout === 'wide';
  const showsProduction = !purist && (isAsked || !isBeside);
  return (
    <>
      {showsProduction && (
        <Suspense>
          <ProductionTable />
        </Suspense>
      )}
      {!(showsProduction && isBeside) && <DiceChart />}
    </>
  );
}

/** The record of the game: seats, bank, dice or production, log; when it is over, the reckoning; in the replay, the curve of points. */
export function CatanSidebar() {
  const t = useCatanTranslator();
  const { turn } = useCatan();
  const isPast = useCatanUi((ui) => ui.past !== undefined);
  const isOver = turn.asked === 'over' && !isPast;
  return (
    <>
      <div className="sidebar-parts">
        {isOver ? (
          <>
            <section className="section">
              <h2>{t('catan.points.title')}</h2>
            </section>
            <Suspense fallback={<CurvePlaceholder />}>
              <ScoreBreakdown />
              <PointsCurve />
            </Suspense>
          </>
        ) : (
          <Seats />
        )}
        {isPast && (
          <>
            <ReviewPanel />
            <Suspense fallback={<CurvePlaceholder />}>
              <PointsCurve />
            </Suspense>
          </>
        )}
        {!isOver && <Supply />}
        <Statistics />
      </div>
      <Log />
      <SidebarFooter />
    </>
  );
}

const Seats = () => <SeatList row={SeatRow} />;

/** The cards left in the bank, and the deck. */
function Supply() {
  const t = useCatanTranslator();
  const { view } = useCatan();
  return (
    <section className="section supply" aria-labelledby="supply-title">
      <h2 id="supply-title">
        {t('catan.bank.title')} <small>{t('catan.deck.left', { n: view.deck })}</small>
      </h2>
      <ul>
        {RESOURCES.map((card) => (
          <li key={card} className="chip-card" data-card={card} title={resourceName(t, card)}>
            <ResourceIcon card={card} />
            <b className="num">{view.bank[card]}</b>
            <span className="sr"> {resourceName(t, card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
