import type { Me } from '@bastide/protocol';
import { useState } from 'react';
import { download } from '../../records/files.ts';
import { deleteAccount, exportAccount, updateAccount } from '../account-api.ts';
import { useCurrentUser } from '../current-user.ts';
import { useLobbyTranslator } from '../messages.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useRequest } from '../use-request.ts';

/** Data stored about the reader: shows or hides it, exports it, or erases it. */
export function DataControls({ me }: { readonly me: Me }) {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  const request = useRequest();
  const { isBusy, problem, run } = request;
  const save = () =>
    run(async () => download('bastide.json', `${JSON.stringify(await exportAccount(), null, 2)}\n`));
  const list = (isListed: boolean) => run(async () => setMe(await updateAccount({ isListed })));
  return (
    <section className="sheet-like lobby-sheet" aria-labelledby="data">
      <h2 id="data">{t('account.data')}</h2>
      <div className="account-recovery">
        <label className="account-flag">
          <input
            type="checkbox"
            checked={me.isListed}
            aria-disabled={isBusy || undefined}
            aria-describedby="listed"
            onChange={({ target }) => !isBusy && void list(target.checked)}
          />
          <span>{t('account.listed')}</span>
        </label>
        <small className="muted" id="listed">
          {t('account.listedNote')}
        </small>
      </div>
      <div className="account-recovery">
        <button type="button" className="btn" aria-disabled={isBusy || undefined} onClick={() => void save()}>
          {t('account.export')}
        </button>
        <small className="muted">{t('account.dataNote')}</small>
      </div>
      <EraseAccount me={me} request={request} />
      <ProblemNote because={problem} />
    </section>
  );
}

interface EraseAccountProps {
  readonly me: Me;
  readonly request: ReturnType<typeof useRequest>;
}

/** Erases the account, when it is confirmed twice. */
function EraseAccount({ me, request: { isBusy, run } }: EraseAccountProps) {
  const t = useLobbyTranslator();
  const { setMe } = useCurrentUser();
  /** Number of confirmations so far. */
  const [asked, setAsked] = useState(0);
  const eraseNow = () =>
    run(async () => {
      await deleteAccount();
      setMe(null);
    });
  return (
    <>
      <div className="account-recovery">
        {asked === 0 && (
          <button type="button" className="btn" onClick={() => setAsked(1)}>
            {t('account.erase')}
          </button>
        )}
        <small className="muted">{t('account.eraseNote')}</small>
      </div>
      {asked > 0 && (
        <div className="toast refusal inline" role="alert">
          <p>{asked === 1 ? t('account.eraseNote') : t('account.eraseLast', { name: me.name })}</p>
          <p className="form-row">
            <button type="button" className="btn" onClick={() => setAsked(0)}>
              {t('account.no')}
            </button>
            <button
              type="button"
              className={asked === 1 ? 'btn' : 'btn primary'}
              aria-disabled={isBusy || undefined}
              onClick={() => (asked === 1 ? setAsked(2) : void eraseNow())}
            >
              {t(asked === 1 ? 'account.eraseSure' : 'account.eraseDo')}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
