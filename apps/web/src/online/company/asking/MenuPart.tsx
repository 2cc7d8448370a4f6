import type { Proposal } from '@bastide/protocol';
import { navigate } from '../../../address/history.ts';
import { PushSetting } from '../../../alerts/PushLine.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { useConfirmation } from '../../../parts/use-twice.ts';
import { FALLBACK_BOT } from '../../../people/seats.ts';
import { getClient } from '../../server.ts';
import { ShareMoment } from '../end/ShareLink.tsx';
import { presenceOf } from '../presence.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { FairnessInfo } from './FairDealing.tsx';
import { allowsTakeback, openProposals } from './open-to.ts';

/** What can be asked of the others, and what else concerns one's own seat. */
export function OnlineMenu({ close }: { close(this: void): void }) {
  const t = useWords();
  const around = useOverlay();
  const { table, entries, mine, commands, online } = around;
  const asks = mine.flatMap((seat) => openProposals(table, entries, seat).map((what) => ({ seat, what })));
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
                  onClick={() => after(commands.run({ type: 'ask', seat: open.seat, what }))}
                >
                  <Icon name={PROPOSAL_ICONS[what]} /> {t('company.ask', { what })}
                </button>
              </li>
            )
          );
        })}
        {own !== undefined && allowsTakeback(table) && !table.asking && !ask('takeback') && (
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
                  onClick={() => after(commands.run({ type: 'lend', seat: own, bot: FALLBACK_BOT }))}
                >
                  <Icon name="hand" /> {t('company.handOver')}
                </button>
              </li>
            )}
            <ResignButton seat={own} close={close} />
          </>
        )}
        <ShareMoment table={online.id} />
        <FairnessInfo />
        {mine.length > 0 && (
          <li>
            <PushSetting server={getClient()} />
          </li>
        )}
        <li>
          <button type="button" onClick={() => navigate({ lobby: 'tables' })}>
            <Icon name="seats" /> {t('online.lobby')}
          </button>
        </li>
      </ul>
    </>
  );
}

const PROPOSAL_ICONS = { takeback: 'undo', pause: 'pause', callOff: 'bin' } as const;

/** Gives up, when it is said twice. */
function ResignButton({ seat, close }: { readonly seat: number; close(): void }) {
  const t = useWords();
  const { table, commands } = useOverlay();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  const left = table.seats.filter(({ isOut }) => !isOut).length;
  if (!isConfirming)
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
        <button ref={back} type="button" className="btn" onClick={cancel}>
          {t('company.resignNot')}
        </button>
        <button
          type="button"
          className="btn wax"
          onClick={() => void commands.run({ type: 'resign', seat }).then(close)}
        >
          {t('company.resign')}
        </button>
      </p>
    </li>
  );
}
