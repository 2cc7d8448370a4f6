import { useEffect, useState } from 'react';
import type { TableConnection } from '../../online.ts';
import { getServer } from '../../server.ts';

/** What the result did to somebody's rating. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  /** Share of the change that the result brought, 0 to 1. */
  readonly weight: number;
}

/** What the server tells of a table's ratings, as far as it concerns the page. */
interface TableRatings {
  readonly seats: readonly {
    readonly seat: number;
    readonly before: { readonly value: number } | null;
    readonly after: { readonly value: number } | null;
    readonly weight?: number | null;
  }[];
}

/** The changes by seat; of seats without a rating there is none. */
export const ratingChanges = ({ seats }: TableRatings): readonly RatingChange[] =>
  seats.flatMap(({ seat, before, after, weight }) =>
    before && after ? [{ seat, before: before.value, after: after.value, weight: weight ?? 1 }] : [],
  );

/** Asked once, when a rated game is over. Undefined: none, or not yet known. */
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
