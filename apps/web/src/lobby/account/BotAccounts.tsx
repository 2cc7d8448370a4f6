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
  const [made, setMade] = useState<BotToken>();
  const request = useRequest();
  return (
    <section className="sheet-like lobby-sheet" aria-labelledby="bots">
      <h2 id="bots">{t('account.bots')}</h2>
      <p className="muted">{t('account.botsNote')}</p>
      {list?.length === 0 && <p>{t('account.noBots')}</p>}
      <ul className="account-list">
        {list?.map((bot) => (
          <BotRow key={bot.id} {...bot} request={request} onToken={setMade} onDelete={look} />
        ))}
      </ul>
      {made && (
        <OneTimeSecret
          label={t('account.tokenIs', { name: made.name })}
          text={made.token}
          note={t('account.tokenOnce')}
        />
      )}
      <NewBotForm
        request={request}
        onMade={async (bot) => {
          setMade(bot);
          await look();
        }}
      />
      <ProblemNote because={request.problem} />
    </section>
  );
}

/** The token with which a program signs in as a bot. */
interface BotToken {
  readonly name: string;
  readonly token: string;
}

type Request = ReturnType<typeof useRequest>;

interface BotRowProps {
  readonly id: string;
  readonly name: string;
  readonly request: Request;
  onToken(bot: BotToken): void;
  onDelete(): Promise<void>;
}

function BotRow({ id, name, request: { isBusy, run }, onToken, onDelete }: BotRowProps) {
  const t = useLobbyTranslator();
  return (
    <li>
      <b>{name}</b>
      <span className="form-row">
        <button
          type="button"
          className="btn"
          aria-label={t('join.label', { label: t('account.botToken'), said: name })}
          aria-disabled={isBusy || undefined}
          onClick={() => void run(async () => onToken({ name, token: (await createBotToken(id)).token }))}
        >
          {t('account.botToken')}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={t('join.label', { label: t('library.delete'), said: name })}
          aria-disabled={isBusy || undefined}
          onClick={() => void run(() => deleteBot(id).then(onDelete))}
        >
          {t('library.delete')}
        </button>
      </span>
    </li>
  );
}

interface NewBotFormProps {
  readonly request: Request;
  onMade(bot: BotToken): Promise<void>;
}

function NewBotForm({ request: { isBusy, run }, onMade }: NewBotFormProps) {
  const t = useLobbyTranslator();
  const [text, setText] = useState('');
  const name = text.trim();
  const make = () =>
    run(async () => {
      const { token } = await createBot(name);
      setText('');
      await onMade({ name, token });
    });
  return (
    <form
      className="account-bot"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') void make();
      }}
    >
      <NameField
        label={t('account.botName')}
        placeholder={t('account.botName')}
        name={text}
        maxLength={MAX_NAME_LENGTH}
        onChange={setText}
      />
      <button type="submit" className="btn" aria-disabled={name === '' || isBusy || undefined}>
        {t('account.botMake')}
      </button>
    </form>
  );
}
