import { useState } from 'react';
import { NAME_LONGEST } from '../../online/arrive.ts';
import { NameField } from '../../parts/NameField.tsx';
import { Problem } from '../Problem.tsx';
import { bots, eraseBot, newBot, newToken } from '../people.ts';
import { useDoing } from '../use-doing.ts';
import { useWords } from '../words/index.ts';
import { useOwn } from './use-own.ts';
import { ShownOnce } from './WayBack.tsx';

/** Accounts with which programs of the reader's play. */
export function Bots() {
  const t = useWords();
  const [list, look] = useOwn(bots);
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>();
  const { isBusy, problem, run } = useDoing();
  const make = () =>
    run(async () => {
      const called = name.trim();
      const { token } = await newBot(called);
      setMade({ name: called, token });
      setName('');
      await look();
    });
  return (
    <section className="sheet-like rooms-sheet" aria-labelledby="bots">
      <h2 id="bots">{t('me.bots')}</h2>
      <p className="muted">{t('me.botsNote')}</p>
      {list?.length === 0 && <p>{t('me.noBots')}</p>}
      <ul className="me-list">
        {list?.map(({ id, name: called }) => (
          <li key={id}>
            <b>{called}</b>
            <span className="form-row">
              <button
                type="button"
                className="btn"
                aria-label={t('me.botTokenFor', { name: called })}
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  void run(async () => setMade({ name: called, token: (await newToken(id)).token }))
                }
              >
                {t('me.botToken')}
              </button>
              <button
                type="button"
                className="btn"
                aria-label={t('me.botErase', { name: called })}
                aria-disabled={isBusy || undefined}
                onClick={() => void run(() => eraseBot(id).then(look))}
              >
                {t('shelf.delete')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {made && (
        <ShownOnce label={t('me.tokenIs', { name: made.name })} text={made.token} note={t('me.tokenOnce')} />
      )}
      <form
        className="me-bot"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void make();
        }}
      >
        <NameField
          label={t('me.botName')}
          instead={t('me.botName')}
          name={name}
          atMost={NAME_LONGEST}
          change={setName}
        />
        <button type="submit" className="btn" aria-disabled={name.trim() === '' || isBusy || undefined}>
          {t('me.botMake')}
        </button>
      </form>
      <Problem because={problem} />
    </section>
  );
}
