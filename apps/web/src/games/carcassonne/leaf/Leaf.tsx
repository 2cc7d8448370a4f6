import { Suspense } from 'react';
import { opened } from '../../../parts/opened.ts';
import { ReviewPart } from '../../../review/parts.tsx';
import { Foot } from '../../../table/Foot.tsx';
import { NoCurve } from '../../../table/NoCurve.tsx';
import { SeatList } from '../../../table/Seats.tsx';
import { useTable } from '../context.ts';
import { useFinalNow } from '../final/use-final.ts';
import { Log } from './Log.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Stack } from './Stack.tsx';

const Reckoning = opened(() => import('../final/Reckoning.tsx'));

const PastCurve = opened(() => import('../final/PastCurve.tsx'));

/** The record of the game: seats, stack, chronicle; when it is over, the reckoning; in the replay, the curve of points. */
export function Leaf() {
  const final = useFinalNow();
  const isPast = useTable().attention.past !== undefined;
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
          <Suspense fallback={<NoCurve />}>
            <ReviewPart />
            <PastCurve />
          </Suspense>
        ) : (
          <Stack />
        )}
      </div>
      <Log />
      <Foot />
    </>
  );
}

const Seats = () => <SeatList row={SeatRow} />;
