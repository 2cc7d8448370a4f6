import { useEffect, useState } from 'react';
import type { Online } from '../../online.ts';
import { theServer } from '../../server.ts';

/** What the result did to somebody's rating. */
export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** Reads what the server tells; undefined where it makes no sense. */
export function readRatings(told: unknown): readonly RatingChange[] | undefined {
  const { ratings: list } = Object(told ?? {}) as { readonly ratings?: unknown };
  if (!Array.isArray(list)) return undefined;
  const changes = list.flatMap((one: unknown): RatingChange[] => {
    const { seat, before, after } = Object(one ?? {}) as Record<string, unknown>;
    return typeof seat === 'number' && typeof before === 'number' && typeof after === 'number'
      ? [{ seat, before, after }]
      : [];
  });
  return changes.length > 0 ? changes : undefined;
}

/** Asked once, when a rated game is over. Undefined: none, or not yet known. */
export function useRatings({ id, invite }: Online, isAsked: boolean): readonly RatingChange[] | undefined {
  const [ratings, setRatings] = useState<readonly RatingChange[]>();
  useEffect(() => {
    if (!isAsked) return;
    let gone = false;
    theServer()
      .client.ask<unknown>(`tables/${encodeURIComponent(id)}/ratings`, { invite })
      .then(
        (told) => !gone && setRatings(readRatings(told)),
        // A server without ratings shows none.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [id, invite, isAsked]);
  return ratings;
}
