import { Link } from '../../../address/Link.tsx';
import { useTableBase } from '../../../table/context.ts';
import { happenedWords } from '../happened.ts';
import { useNames } from '../names.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { useRatings } from './ratings.ts';

/** How the game ended, what it did to ratings, whether the chance was fair, and who waits for another. */
export function End() {
  const t = useWords();
  const { table, entries, online, mine } = useAround();
  const { attention, isOver, again: sitAgain } = useTableBase();
  const names = useNames();
  const ratings = useRatings(online, isOver && table.settings.isRated);
  const { over } = table;
  if (!over || attention.past !== undefined) return null;
  const again = entries.findLast((entry) => entry.kind === 'rematch');
  const gaveUp = [...table.seats.keys()].filter((seat) => table.seats[seat]!.isOut);
  return (
    <div className="band end" role="status">
      <p>
        {t.sentences([
          // What was played to its end is told by the reckoning.
          over.why === 'played' ? '' : happenedWords(t, { ...over, seq: 0, at: 0 }, names),
          ...gaveUp.map((seat) => t('company.did.resigned', { name: names.at(seat) })),
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
      <p className="band-acts">
        {again && table.next !== null && mine.length > 0 && again.by !== online.me && (
          <button type="button" className="btn" onClick={sitAgain}>
            {t('company.sit')}
          </button>
        )}
        <Link to={{ verify: online.id }} className="btn">
          {t('company.check')}
        </Link>
      </p>
    </div>
  );
}
