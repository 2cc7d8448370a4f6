import { useState } from 'react';
import { NameField } from '../../../parts/NameField.tsx';
import { createGuest, MAX_NAME_LENGTH } from '../../arrive.ts';
import { ProblemError } from '../../problem.ts';
import { getServer } from '../../server.ts';
import { useWords } from '../words/index.ts';

/** Asks whoever looks on without a name what the others call them, before they say anything. */
export function SpectatorNameForm() {
  const t = useWords();
  const [name, setName] = useState('');
  const [because, setBecause] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const told = name.trim();
  const isReady = told !== '' && !isBusy;
  const { client, connection } = getServer();
  const keep = async () => {
    setBusy(true);
    try {
      await createGuest(client, told, t.language);
      // From here on this is somebody's table: it is opened anew.
      connection.resubscribe();
    } catch (error) {
      setBecause(error instanceof ProblemError ? error.message : t('online.noAnswer'));
      setBusy(false);
    }
  };
  return (
    <form
      className="say-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void keep();
      }}
    >
      <p className="small muted">{t('company.nameFirst')}</p>
      <NameField
        label={t('company.name')}
        placeholder={t('company.name')}
        name={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={setName}
      />
      <p className="form-row">
        <button type="submit" className="btn" aria-disabled={!isReady || undefined}>
          {t('company.nameKeep')}
        </button>
      </p>
      {because !== undefined && (
        <p className="small" role="alert">
          {because}
        </p>
      )}
    </form>
  );
}
