import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../i18n/context.ts';
import { useOnline } from './context.ts';
import type { Online } from './online.ts';

/** A table whose game has not begun, or never will: who sits there by now. */
export function Waiting({ leave }: { readonly leave: () => void }) {
  const t = useWords();
  const { moment, subscribe } = useOnline() as Online;
  const { table, people } = useSyncExternalStore(subscribe, moment);
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const nameOf = ({ person, bot }: (typeof table.seats)[number]) =>
    (person !== null && people[person]?.name) || bot || t('online.free');
  return (
    <main className="mistake wood">
      <div className="sheet-like">
        <h1>{t(table.state === 'over' ? 'online.neverBegan' : 'online.waiting')}</h1>
        <ol>
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are in their places
            <li key={i}>{nameOf(seat)}</li>
          ))}
        </ol>
        <p className="form-row">
          <button type="button" className="btn wax" onClick={leave}>
            {t('mistake.start')}
          </button>
        </p>
      </div>
    </main>
  );
}
