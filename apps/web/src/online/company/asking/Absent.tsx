import { useNames } from '../names.ts';
import { missing } from '../presence.ts';
import { HandOver } from '../seats/HandOver.tsx';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** That the table waits for somebody who is away, and the way on. */
export function Absent() {
  const t = useWords();
  const around = useAround();
  const names = useNames();
  const absent = missing(around.table, around);
  if (absent === undefined) return null;
  return (
    <div className="band">
      <p>{t('company.isAway', { name: names.at(absent) })}</p>
      <p className="band-acts">
        <HandOver key={absent} seat={absent} className="btn" />
      </p>
    </div>
  );
}
