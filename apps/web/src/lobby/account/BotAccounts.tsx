import { useState } from 'react';
import { MAX_NAME_LENGTH } from '../../online/server.ts';
import { NameField } from '../../ui/NameField.tsx';
import { createBot, createBotToken, deleteBot, listBots } from '../account-api.ts';
import { useLobbyTranslator } from '../messages.ts';
import { ProblemNote } from '../ProblemNote.tsx';
import { useRequest } from '../use-request.ts';
import { OneTimeSecret } from './RecoveryOptions.tsx';
import { useServerValue } from './use-server-value.ts';

/** Accounts for the reader's bot programs. */
export function BotAccounts() {
  const t = useLobbyTranslator();
  const [list, look] = useServerValue(listBots);
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const { isBusy, problem, run } = useRequest();
  const make = () =>
    run(async () => {
      const called = name.trim();
      const { token } = await createBot(called);
      setMade({ name: called, token });
      setName('');
      await look();
    });
  return (
    <section className="sheet-like lobby-sheet" aria-labelledby="bots">
      <h2 id="bots">{t('account.bots')}</h2>
      <p className="muted">{t('account.botsNote')}</p>
      {list?.length === 0 && <p>{t('account.noBots')}</p>}
      <ul className="account-list">
        {list?.map(({ id, name: called }) => (
          <li key={id}>
            <b>{called}</b>
            <span className="form-row">
              <button
                type="button"
                className="btn"
                aria-label={t('account.botTokenFor', { name: called })}
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  void run(async () => setMade({ name: called, token: (await createBotToken(id)).token }))
                }
              >
                {t('account.botToken')}
              </button>
              <button
                type="button"
                className="btn"
                aria-label={t('account.botErase', { name: called })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => deleteBot(id).then(look))}
              >
                {t('library.delete')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {made && (
        <OneTimeSecret
          label={t('account.tokenIs', { name: made.name })}
          text={made.token}
          note={t('account.tokenOnce')}
        />
      )}
      <form
        className="account-bot"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void make();
        }}
      >
        <NameField
          label={t('account.botName')}
          placeholder={t('account.botName')}
          name={name}
          maxLength={MAX_NAME_LENGTH}
          onChange={setName}
        />
        <button type="submit" className="btn" aria-disabled={name.trim() === '' || isBusy || undefined}>
          {t('account.botMake')}
        </button>
      </form>
      <ProblemNote because={problem} />
    </section>
  );
}
