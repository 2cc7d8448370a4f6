import { useEffect, useReducer, useState } from 'react';
import { backoff } from './backoff.ts';
import { type Knows, OnlineTable } from './online-table.ts';
import { Nowhere, ProblemError } from './problem.ts';
import { theServer, whoAmI } from './server.ts';

/** Why a table cannot be shown: the server has none for this reader, cannot be reached, or is none. */
export type NoTable = ProblemError | 'away' | 'nowhere';

export interface Found {
  readonly table?: OnlineTable;
  readonly absent?: NoTable;
  /** Asks for it once more, at once. */
  again(): void;
}

/** Where the server is away it is asked again after so long, in milliseconds. */
const WAITS = { first: 2000, longest: 30_000 };

/** The table of that id as long as it is looked at. While it is on its way there is neither. */
export function useTable(id: string, knows: Knows, invite?: string): Found {
  const [found, setFound] = useState<Omit<Found, 'again'>>({});
  const [round, again] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew; what the page knows stays
  useEffect(() => {
    let isGone = false;
    let table: OnlineTable | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = async (failed: number) => {
      try {
        const server = theServer();
        const me = await whoAmI(server.client);
        const opened = await OnlineTable.open(server, id, me?.id, invite, knows);
        if (isGone) return opened.close();
        table = opened;
        opened.whenShut(again);
        setFound({ table });
      } catch (error) {
        if (isGone) return;
        const absent = error instanceof ProblemError ? error : error instanceof Nowhere ? 'nowhere' : 'away';
        setFound({ absent });
        if (absent === 'away') timer = setTimeout(() => void open(failed + 1), backoff(failed, WAITS));
      }
    };
    void open(0);
    // Somebody else sits here now, who may see another table, or none.
    const leave = theServer().wire.whenAnew(again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
      table?.close();
    };
  }, [id, invite, round]);
  return { ...found, again };
}
