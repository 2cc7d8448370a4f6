import { useGame } from '../../../game/context.ts';
import { useTableBase } from '../../../table/context.ts';
import { useNames } from '../names.ts';
import { missing, presenceOf } from '../presence.ts';
import { mayHandOver } from '../seats/may.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** That the table waits for somebody who is away, or a bot plays for the reader; and the way on. */
export function Absent() {
  const t = useWords();
  const { table, away, mine, online, doing } = useAround();
  const { session } = useTableBase();
  const bot = useGame(session.setup.game).bots.at(-1)!;
  const names = useNames();
  if (table.state !== 'running' || table.paused !== null) return null;
  const lent = mine.find((seat) => presenceOf(table, seat, away) === 'lent');
  if (lent !== undefined)
    return (
      <div className="band">
        <p>{t('company.botForYou', { who: mine.length === 1 ? 'you' : 'other', name: names.at(lent) })}</p>
        <p className="band-acts">
          <button type="button" className="btn" onClick={() => void doing.run({ type: 'claim', seat: lent })}>
            {t('company.claim')}
          </button>
        </p>
      </div>
    );
  const absent = missing(table, away);
  if (absent === undefined) return null;
  return (
    <div className="band">
      <p>{t('company.isAway', { name: names.at(absent) })}</p>
      {mayHandOver(table, online.me) && (
        <p className="band-acts">
          <button
            type="button"
            className="btn"
            onClick={() => void doing.run({ type: 'lend', seat: absent, bot })}
          >
            {t('company.botFor')}
          </button>
        </p>
      )}
    </div>
  );
}
