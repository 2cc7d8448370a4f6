import type { Seat } from '@bastide/contract';
import { awaitedSince } from '@bastide/protocol';
import { useNames } from '../names.ts';
import { missing } from '../presence.ts';
import { HandOver } from '../seats/HandOver.tsx';
import { mayHandOver } from '../seats/may.ts';
import { useAround } from '../state.ts';
import { useSilent } from '../use-silent.ts';
import { useWords } from '../words/index.ts';

/** The table waits for somebody who is away, or who does not play: for whoever may hand the seat over, with the way on. */
export function Absent() {
  const t = useWords();
  const around = useAround();
  const names = useNames();
  const silent = useSilent();
  const absent = missing(around.table, around);
  if (absent === undefined)
    return silent !== undefined && mayHandOver(around, around.online.me, silent, Date.now()) ? (
      <Silent key={silent} seat={silent} />
    ) : null;
  return (
    <div className="band">
      <p>{t('company.isAway', { name: names.at(absent) })}</p>
      <p className="band-acts">
        <HandOver key={absent} seat={absent} className="btn" />
      </p>
    </div>
  );
}

const MINUTE = 60_000;

function Silent({ seat }: { readonly seat: Seat }) {
  const t = useWords();
  const names = useNames();
  const { table, entries, ahead } = useAround();
  const since = awaitedSince(table, entries, seat) ?? 0;
  // At any later time it is more.
  const minutes = Math.max(1, Math.floor((Date.now() + ahead - since) / MINUTE));
  return (
    <div className="band" role="status">
      <p>{t('company.isSilent', { name: names.at(seat), n: minutes })}</p>
      <p className="band-acts">
        <HandOver seat={seat} className="btn" />
      </p>
    </div>
  );
}
