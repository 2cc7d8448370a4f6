import type { Seat } from '@bastide/contract';
import { awaitedSince } from '@bastide/protocol';
import { usePersonNames } from '../names.ts';
import { absentSeat } from '../presence.ts';
import { HandOverButton } from '../seats/HandOver.tsx';
import { mayHandOver } from '../seats/may.ts';
import { useOverlay } from '../state.ts';
import { useIdleSeat } from '../use-silent.ts';
import { useWords } from '../words/index.ts';

/** The table waits for somebody who is away, or who does not play: for whoever may hand the seat over, with the way on. */
export function AbsentBanner() {
  const t = useWords();
  const around = useOverlay();
  const names = usePersonNames();
  const silent = useIdleSeat();
  const absent = absentSeat(around.table, around);
  if (absent === undefined)
    return silent !== undefined && mayHandOver(around, around.online.me, silent, Date.now()) ? (
      <IdleBanner key={silent} seat={silent} />
    ) : null;
  return (
    <div className="band">
      <p>{t('company.isAway', { name: names.at(absent) })}</p>
      <p className="band-acts">
        <HandOverButton key={absent} seat={absent} className="btn" />
      </p>
    </div>
  );
}

const MINUTE = 60_000;

function IdleBanner({ seat }: { readonly seat: Seat }) {
  const t = useWords();
  const names = usePersonNames();
  const { table, entries, ahead } = useOverlay();
  const since = awaitedSince(table, entries, seat) ?? 0;
  // At any later time it is more.
  const minutes = Math.max(1, Math.floor((Date.now() + ahead - since) / MINUTE));
  return (
    <div className="band" role="status">
      <p>{t('company.isSilent', { name: names.at(seat), n: minutes })}</p>
      <p className="band-acts">
        <HandOverButton seat={seat} className="btn" />
      </p>
    </div>
  );
}
