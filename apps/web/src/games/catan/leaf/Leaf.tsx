import { ReviewPanel } from '../../../review/parts.tsx';
import { SidebarFooter } from '../../../table/Foot.tsx';
import { SeatList } from '../../../table/Seats.tsx';
import { useCatan } from '../context.ts';
import { PointsCurve } from '../final/PointsCurve.tsx';
import { ScoreBreakdown } from '../final/Reckoning.tsx';
import { useWords } from '../words/index.ts';
import { DiceChart } from './DiceChart.tsx';
import { Log } from './Log.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Supply } from './Supply.tsx';

/** The record of the game: seats, bank, dice, chronicle; when it is over, the reckoning; in the replay, the curve of points. */
export function CatanSidebar() {
  const t = useWords();
  const { turn, ui } = useCatan();
  const isPast = ui.past !== undefined;
  const isOver = turn.asked === 'over' && !isPast;
  return (
    <>
      <div className="leaf-parts">
        {isOver ? (
          <>
            <section className="section">
              <h2>{t('catan.points.title')}</h2>
            </section>
            <ScoreBreakdown />
            <PointsCurve />
          </>
        ) : (
          <Seats />
        )}
        {isPast && (
          <>
            <ReviewPanel />
            <PointsCurve />
          </>
        )}
        {!isOver && <Supply />}
        <DiceChart />
      </div>
      <Log />
      <SidebarFooter />
    </>
  );
}

const Seats = () => <SeatList row={SeatRow} />;
