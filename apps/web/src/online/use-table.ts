import { useEffect, useReducer, useState } from 'react';
import { backoff } from './backoff.ts';
import { OnlineTable } from './online-table.ts';
import { ProblemError } from './problem.ts';
import { theServer, whoAmI } from './server.ts';

/** Why a table cannot be shown: the server has none for this reader, or cannot be reached. */
export type NoTable = ProblemError | 'away';

export interface Found {
  readonly table?: OnlineTable;
  readonly absent?: NoTable;
  /** Asks for it once more, at once. */
  again(): void;
}

/** Where the server is away it is asked again after so long, in milliseconds. */
const WAITS = { first: 2000, longest: 30_000 };

/** The table of that id as long as it is looked at. While it is on its way there is neither. */
export function useTable(id: string, invite?: string): Found {
  const [found, setFound] = useState<Omit<Found, 'again'>>({});
  const [round, again] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    let isGone = false;
    let table: OnlineTable | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = async (failed: number) => {
      try {
        const server = theServer();
        const me = await whoAmI(server);
        const opened = await OnlineTable.open(server, id, me?.id, invite);
        if (isGone) return opened.close();
        table = opened;
        setFound({ table });
      } catch (error) {
        if (isGone) return;
        const isNo = error instanceof ProblemError;
        setFound({ absent: isNo ? error : 'away' });
        if (!isNo) timer = setTimeout(() => void open(failed + 1), backoff(failed, WAITS));
      }
    };
    void open(0);
    return () => {
      isGone = true;
      clearTimeout(timer);
      table?.close();
    };
  }, [id, invite, round]);
  return { ...found, again };
}
