import { useEffect, useState } from 'react';
import { Link } from '../../../router/Link.tsx';
import { useTableBase, useTableUi } from '../../../table/context.ts';
import { getServer } from '../../server.ts';
import type { TableConnection } from '../../table-connection.ts';
import { eventText } from '../event-text.ts';
import { type OverlayTranslator, useOverlayTranslator } from '../messages.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { type EarlyLeaver, earlyLeavers } from './early-leavers.ts';

/** The change of a player's rating by the result. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  /** Share of the change that the result brought, 0 to 1. */
  readonly weight: number;
}

/** The part of the server's answer about ratings that the page needs. */
interface TableRatings {
  readonly seats: readonly {
    readonly seat: number;
    readonly before: { readonly value: number } | null;
    readonly after: { readonly value: number } | null;
    readonly weight?: number | null;
  }[];
}

/** Returns the changes by seat; nothing for seats without a rating. */
export const ratingChanges = ({ seats }: TableRatings): readonly RatingChange[] =>
  seats.flatMap(({ seat, before, after, weight }) =>
    before && after ? [{ seat, before: before.value, after: after.value, weight: weight ?? 1 }] : [],
  );

/** Loads the ratings once, when a rated game is over. Undefined: none, or not yet known. */
export function useRatings(
  { id, invite }: TableConnection,
  isAsked: boolean,
): readonly RatingChange[] | undefined {
  const [ratings, setRatings] = useState<readonly RatingChange[]>();
  useEffect(() => {
    if (!isAsked) return;
    let gone = false;
    getServer()
      .client.ask<TableRatings>(`tables/${encodeURIComponent(id)}/ratings`, { invite })
      .then(
        (told) => !gone && setRatings(ratingChanges(told)),
        // A server without ratings shows none.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [id, invite, isAsked]);
  return ratings;
}

/** Seats that did not play to the end, changes of ratings, the check of chance, and players who want another game. */
export function ResultBanner() {
  const t = useOverlayTranslator();
  const { table, entries, online } = useOverlay();
  const { isOver } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const names = usePersonNames();
  const ratings = useRatings(online, isOver && table.settings.isRated);
  if (!table.over || past !== undefined) return null;
  const again = entries.findLast((entry) => entry.kind === 'rematch');
  return (
    <div className="banner end" role="status">
      <p>
        {t.sentences([
          ...earlyLeavers(table, entries).map(({ seat, by }) => leaverText(t, names.at(seat), by)),
          again ? eventText(t, again, names) : '',
        ])}
      </p>
      {ratings && ratings.length > 0 && (
        <ul className="ratings small" aria-label={t('overlay.ratings')}>
          {ratings.map(({ seat, before, after }) => (
            <li key={seat} className="num">
              {t('overlay.rating', {
                name: names.at(seat),
                before,
                after,
              })}
            </li>
          ))}
        </ul>
      )}
      {ratings?.some(({ weight }) => weight < 1) && <p className="small muted">{t('overlay.ratingsLess')}</p>}
      <p className="banner-actions">
        <Link to={{ verify: online.id }} className="btn">
          {t('overlay.check')}
        </Link>
      </p>
    </div>
  );
}

const leaverText = (t: OverlayTranslator, name: string, by: EarlyLeaver['by']): string =>
  by === 'late' ? t('overlay.did.late', { name, late: 'lose' }) : t('overlay.did.resigned', { name });
