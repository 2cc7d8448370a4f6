import type { Listed } from '@bastide/protocol';
import { useMemo, useState } from 'react';
import { useGames } from '../game/context.ts';
import { usePerson } from './me.ts';
import type { Lists } from './tables.ts';
import { type Line, useStream } from './use-stream.ts';

export interface LobbyLists {
  /** Undefined until it has come. */
  readonly mine: readonly Listed[] | undefined;
  readonly open: readonly Listed[] | undefined;
  readonly line: Line;
}

/** The reader's games and the public tables, as they change. */
export function useLists(): LobbyLists {
  const person = usePerson()?.id;
  const games = useGames();
  const [mine, setMine] = useState<{ readonly of: string | undefined; readonly tables: readonly Listed[] }>();
  const [open, setOpen] = useState<readonly Listed[]>();
  // Another person has another stream: the cookie tells whose it is.
  const line = useStream(`./api/me/stream?lobby=1#${person ?? ''}`, {
    mine: ({ tables }: Lists) =>
      setMine((before) => ({
        of: person,
        tables: before?.of === person ? merged(before?.tables ?? [], tables) : tables,
      })),
    lobby: ({ tables }: Lists) => setOpen(tables),
  });
  return useMemo(() => {
    const known = (tables: readonly Listed[]) =>
      tables.filter(({ game }) => games.some(({ name }) => name === game));
    const own = mine?.of === person && mine?.tables;
    return { mine: own ? inOrder(known(own)) : undefined, open: open && known(open), line };
  }, [mine, open, line, person, games]);
}

/** What has changed takes the place of what was known of it. */
const merged = (before: readonly Listed[], changed: readonly Listed[]): readonly Listed[] => [
  ...changed,
  ...before.filter(({ table }) => changed.every((one) => one.table !== table)),
];

/** Those that wait for the reader first, the most urgent of them before; what is over comes last. */
export const inOrder = (tables: readonly Listed[]): readonly Listed[] =>
  tables.toSorted(
    (a, b) =>
      Number(a.state === 'over') - Number(b.state === 'over') ||
      Number(b.isAwaited) - Number(a.isAwaited) ||
      (a.isAwaited ? (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || 0 : 0) ||
      b.changed - a.changed,
  );
