import { Suspense } from 'react';
import { opened } from '../../../parts/opened.ts';
import { Foot } from '../../../table/Foot.tsx';
import { SeatList } from '../../../table/Seats.tsx';
import { useFinalNow } from '../final/use-final.ts';
import { Log } from './Log.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Stack } from './Stack.tsx';

const Reckoning = opened(() => import('../final/Reckoning.tsx'));

/** The record of the game: seats, stack, chronicle; when it is over, the reckoning. */
export function Leaf() {
  if (useFinalNow())
    return (
      <Suspense>
        <Reckoning />
      </Suspense>
    );
  return (
    <>
      <Seats />
      <Stack />
      <Log />
      <Foot />
    </>
  );
}

export const Seats = () => <SeatList row={SeatRow} />;
