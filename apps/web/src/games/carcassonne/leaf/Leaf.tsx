import { Suspense } from 'react';
import { lazyWithMessages } from '../../../parts/opened.ts';
import { ReviewPanel } from '../../../review/parts.tsx';
import { SidebarFooter } from '../../../table/Foot.tsx';
import { CurvePlaceholder } from '../../../table/NoCurve.tsx';
import { SeatList } from '../../../table/Seats.tsx';
import { useCarcassonne } from '../context.ts';
import { useFinalScoringContext } from '../final/use-final.ts';
import { Log } from './Log.tsx';
import { SeatRow } from './SeatRow.tsx';
import { TileStack } from './Stack.tsx';

const Reckoning = lazyWithMessages(() => import('../final/Reckoning.tsx'));

const PastCurve = lazyWithMessages(() => import('../final/PastCurve.tsx'));

/** The record of the game: seats, stack, chronicle; when it is over, the reckoning; in the replay, the curve of points. */
export function CarcassonneSidebar() {
  const final = useFinalScoringContext();
  const isPast = useCarcassonne().ui.past !== undefined;
  if (final && !isPast)
    return (
      <Suspense>
        <Reckoning />
      </Suspense>
    );
  return (
    <>
      <div className="leaf-parts">
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
