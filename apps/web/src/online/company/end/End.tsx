import { Link } from '../../../address/Link.tsx';
import { useTableBase } from '../../../table/context.ts';
import { happenedWords } from '../happened.ts';
import { useNames } from '../names.ts';
import { useAround } from '../state.ts';
import { useWords, type Words } from '../words/index.ts';
import { type Left, leftAt } from './early.ts';
import { useRatings } from './ratings.ts';

/** Who did not play to the end, what the result did to ratings, whether the chance was fair, and who waits for another. */
export function End() {
  const t = useWords();
  const { table, entries, online } = useAround();
  const { attention, isOver } = useTableBase();
  const names = useNames();
  const ratings = useRatings(online, isOver && table.settings.isRated);
  if (!table.over || attention.past !== undefined) return null;
  const again = entries.findLast((entry) => entry.kind === 'rematch');
  return (
    <div className="band end" role="status">
      <p>
        {t.sentences([
          ...leftAt(table, entries).map(({ seat, by }) => leftWords(t, names.at(seat), by)),
          again ? happenedWords(t, again, names) : '',
        ])}
      </p>
      {ratings && ratings.length > 0 && (
        <ul className="ratings small" aria-label={t('company.ratings')}>
          {ratings.map(({ seat, before, after }) => (
            <li key={seat} className="num">
              {t('company.rating', {
                name: names.at(seat),
                before,
                after,
              })}
            </li>
          ))}
        </ul>
      )}
      {ratings?.some(({ weight }) => weight < 1) && <p className="small muted">{t('company.ratingsLess')}</p>}
      <p className="band-acts">
        <Link to={{ verify: online.id }} className="btn">
          {t('company.check')}
        </Link>
      </p>
    </div>
  );
}

const leftWords = (t: Words, name: string, by: Left['by']): string =>
  by === 'late' ? t('company.did.late', { name, late: 'lose' }) : t('company.did.resigned', { name });
