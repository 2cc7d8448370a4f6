import type { Proposal } from '@bastide/protocol';
import { goTo } from '../../../address/history.ts';
import { PushLine } from '../../../alerts/PushLine.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { useTwice } from '../../../parts/use-twice.ts';
import { STAND_IN } from '../../../people/seats.ts';
import { theClient } from '../../server.ts';
import { ShareLink } from '../end/ShareLink.tsx';
import { presenceOf } from '../presence.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { FairDealing } from './FairDealing.tsx';
import { isTakenBack, openTo } from './open-to.ts';

/** What can be asked of the others, and what else concerns one's own seat. */
export function MenuPart({ close }: { close(this: void): void }) {
  const t = useWords();
  const around = useAround();
  const { table, entries, mine, doing, online } = around;
  const asks = mine.flatMap((seat) => openTo(table, entries, seat).map((what) => ({ seat, what })));
  const ask = (what: Proposal) => asks.find((one) => one.what === what);
  const own = mine.find((seat) => presenceOf(table, seat, around) === 'here');
  const after = (done: Promise<boolean>) => void done.then(close);
  return (
    <>
      <h3>{t('company.table')}</h3>
      <ul className="menu-list">
        {(['takeback', 'pause', 'callOff'] as const).map((what) => {
          const open = ask(what);
          return (
            open && (
              <li key={what}>
                <button
                  type="button"
                  onClick={() => after(doing.run({ type: 'ask', seat: open.seat, what }))}
                >
                  <Icon name={SIGNS[what]} /> {t('company.ask', { what })}
                </button>
              </li>
            )
          );
        })}
        {own !== undefined && isTakenBack(table) && !table.asking && !ask('takeback') && (
          <li>
            <p className="why-not">{t('company.noTakeback')}</p>
          </li>
        )}
        {table.state === 'running' && own !== undefined && (
          <>
            {!table.settings.isRated && (
              <li>
                <button
                  type="button"
                  onClick={() => after(doing.run({ type: 'lend', seat: own, bot: STAND_IN }))}
                >
                  <Icon name="hand" /> {t('company.handOver')}
                </button>
              </li>
            )}
            <Resign seat={own} close={close} />
          </>
        )}
        <ShareLink table={online.id} />
        <FairDealing />
        {mine.length > 0 && (
          <li>
            <PushLine server={theClient()} />
          </li>
        )}
        <li>
          <button type="button" onClick={() => goTo({ lobby: 'tables' })}>
            <Icon name="seats" /> {t('online.lobby')}
          </button>
        </li>
      </ul>
    </>
  );
}

const SIGNS = { takeback: 'undo', pause: 'pause', callOff: 'bin' } as const;

/** Gives up, when it is said twice. */
function Resign({ seat, close }: { readonly seat: number; close(): void }) {
  const t = useWords();
  const { table, doing } = useAround();
  const { isSure, first, back, ask, leave } = useTwice();
  const left = table.seats.filter(({ isOut }) => !isOut).length;
  if (!isSure)
    return (
      <li>
        <button ref={first} type="button" onClick={ask}>
          <Icon name="close" /> {t('company.resign')}
        </button>
      </li>
    );
  return (
    <li className="sure" role="alert">
      <p>{t('company.resignSure', { left: left === 2 ? 'two' : 'other' })}</p>
      <p className="form-row">
        <button ref={back} type="button" className="btn" onClick={leave}>
          {t('company.resignNot')}
        </button>
        <button
          type="button"
          className="btn wax"
          onClick={() => void doing.run({ type: 'resign', seat }).then(close)}
        >
          {t('company.resign')}
        </button>
      </p>
    </li>
  );
}
