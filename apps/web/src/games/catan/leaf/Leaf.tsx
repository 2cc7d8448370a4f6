import { ReviewPart } from '../../../review/parts.tsx';
import { Foot } from '../../../table/Foot.tsx';
import { SeatList } from '../../../table/Seats.tsx';
import { useCatan } from '../context.ts';
import { PointsCurve } from '../final/PointsCurve.tsx';
import { Reckoning } from '../final/Reckoning.tsx';
import { useWords } from '../words/index.ts';
import { DiceChart } from './DiceChart.tsx';
import { Log } from './Log.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Supply } from './Supply.tsx';

/** The record of the game: seats, bank, dice, chronicle; when it is over, the reckoning; in the replay, the curve of points. */
export function Leaf() {
  const t = useWords();
  const { turn, attention } = useCatan();
  const isPast = attention.past !== undefined;
  const isOver = turn.asked === 'over' && !isPast;
  return (
    <>
      <div className="leaf-parts">
        {isOver ? (
          <>
            <section className="section">
              <h2>{t('catan.points.title')}</h2>
            </section>
            <Reckoning />
            <PointsCurve />
          </>
        ) : (
          <Seats />
        )}
        {isPast && (
          <>
            <ReviewPart />
            <PointsCurve />
          </>
        )}
        {!isOver && <Supply />}
        <DiceChart />
      </div>
      <Log />
      <Foot />
    </>
  );
}

const Seats = () => <SeatList row={SeatRow} />;
