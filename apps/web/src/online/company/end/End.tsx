import { Link } from '../../../address/Link.tsx';
import { useTableBase } from '../../../table/context.ts';
import { eventText } from '../happened.ts';
import { usePersonNames } from '../names.ts';
import { useOverlay } from '../state.ts';
import { useWords, type Words } from '../words/index.ts';
import { type EarlyLeaver, earlyLeavers } from './early.ts';
import { useRatings } from './ratings.ts';

/** Who did not play to the end, what the result did to ratings, whether the chance was fair, and who waits for another. */
export function ResultBanner() {
  const t = useWords();
  const { table, entries, online } = useOverlay();
  const { ui, isOver } = useTableBase();
  const names = usePersonNames();
  const ratings = useRatings(online, isOver && table.settings.isRated);
  if (!table.over || ui.past !== undefined) return null;
  const again = entries.findLast((entry) => entry.kind === 'rematch');
  return (
    <div className="band end" role="status">
      <p>
        {t.sentences([
          ...earlyLeavers(table, entries).map(({ seat, by }) => leaverText(t, names.at(seat), by)),
          again ? eventText(t, again, names) : '',
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

const leaverText = (t: Words, name: string, by: EarlyLeaver['by']): string =>
  by === 'late' ? t('company.did.late', { name, late: 'lose' }) : t('company.did.resigned', { name });
