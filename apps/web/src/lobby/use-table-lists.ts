import type { ListUpdate, PersonId, TableSummary } from '@bastide/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useGames } from '../game/context.ts';
import { getServer } from '../online/server.ts';
import { useSignedInUser } from './current-user.ts';

export interface LobbyLists {
  /** Undefined until it has come. */
  readonly mine: readonly TableSummary[] | undefined;
  readonly open: readonly TableSummary[] | undefined;
  /** Number of public tables beyond the end of the list. */
  readonly more: number;
}

interface OwnTables {
  readonly of: PersonId | undefined;
  readonly tables: readonly TableSummary[];
}

/** The reader's games and the public tables; follows changes. */
export function useTableLists(): LobbyLists {
  const person = useSignedInUser()?.id;
  const games = useGames();
  const [mine, setMine] = useState<OwnTables>();
  const [found, setFound] = useState<ListUpdate>();
  useEffect(() => getServer().connection.followList('lobby', setFound), []);
  useEffect(
    () =>
      getServer().connection.followList('mine', (told) =>
        setMine((before) => ({
          of: person,
          tables: before?.of === person ? mergeTables(before?.tables ?? [], told) : told.tables,
        })),
      ),
    [person],
  );
  return useMemo(() => {
    const known = (tables: readonly TableSummary[]) =>
      tables.filter(({ game }) => games.some(({ name }) => name === game));
    const own = mine?.of === person && mine?.tables;
    return {
      mine: own ? sortTables(known(own)) : undefined,
      open: found && known(found.tables),
      more: found?.more ?? 0,
    };
  }, [mine, found, person, games]);
}

/**
 * Merges news into a list of tables. Ignores news that is older than the list; removes the tables that the reader has
 * left.
 */
export function mergeTables(
  before: readonly TableSummary[],
  { tables, isAll, gone = [] }: ListUpdate,
): readonly TableSummary[] {
  const known = new Map(before.map((one) => [one.table, one]));
  const latest = tables.map((one) => {
    const had = known.get(one.table);
    return had && had.version > one.version ? had : one;
  });
  if (isAll) return latest;
  const old = new Set([...gone, ...latest.map(({ table }) => table)]);
  return [...latest, ...before.filter(({ table }) => !old.has(table))];
}

/** Sorts tables: first those that wait for the reader, the most urgent first; finished ones last. */
export const sortTables = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables.toSorted(
    (a, b) =>
      Number(a.state === 'over') - Number(b.state === 'over') ||
      Number(b.isAwaited) - Number(a.isAwaited) ||
      (a.isAwaited ? (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || 0 : 0) ||
      b.changed - a.changed,
  );
