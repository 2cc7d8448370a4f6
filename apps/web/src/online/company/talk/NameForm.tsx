import { useState } from 'react';
import { NameField } from '../../../parts/NameField.tsx';
import { arrive, NAME_LONGEST } from '../../arrive.ts';
import { ProblemError } from '../../problem.ts';
import { theServer } from '../../server.ts';
import { useWords } from '../words/index.ts';

/** Asks whoever looks on without a name what the others call them, before they say anything. */
export function NameForm() {
  const t = useWords();
  const [name, setName] = useState('');
  const [because, setBecause] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const told = name.trim();
  const isReady = told !== '' && !isBusy;
  const { client, wire } = theServer();
  const keep = async () => {
    setBusy(true);
    try {
      await arrive(client, told, t.language);
      // From here on this is somebody's table: it is opened anew.
      wire.anew();
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
        instead={t('company.name')}
        name={name}
        atMost={NAME_LONGEST}
        change={setName}
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
