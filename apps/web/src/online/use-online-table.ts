import { useEffect, useReducer, useState } from 'react';
import { backoff } from './backoff.ts';
import { type HasRules, OnlineTable } from './online-table.ts';
import { NoServerError, ProblemError } from './problem.ts';
import { fetchMe, getServer } from './server.ts';

/** Why a table cannot be shown: the server has none for this reader, cannot be reached, or is none. */
export type TableError = ProblemError | 'away' | 'nowhere';

export interface OnlineTableState {
  readonly table?: OnlineTable;
  readonly error?: TableError;
  /** Asks for it once more, at once. */
  retry(): void;
}

/** Where the server is away it is asked again after so long, in milliseconds. */
const RETRY_WAITS = { first: 2000, longest: 30_000 };

/** The table of that id as long as it is looked at. While it is on its way there is neither. */
export function useOnlineTable(id: string, knows: HasRules, invite?: string): OnlineTableState {
  const [found, setFound] = useState<Omit<OnlineTableState, 'retry'>>({});
  const [round, retry] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew; what the page knows stays
  useEffect(() => {
    let isGone = false;
    let table: OnlineTable | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = async (failed: number) => {
      try {
        const server = getServer();
        const me = await fetchMe(server.client);
        const opened = await OnlineTable.open(server, id, me?.id, invite, knows);
        if (isGone) return opened.close();
        table = opened;
        opened.onceClosed(retry);
        setFound({ table });
      } catch (error) {
        if (isGone) return;
        const absent =
          error instanceof ProblemError ? error : error instanceof NoServerError ? 'nowhere' : 'away';
        setFound({ error: absent });
        if (absent === 'away') timer = setTimeout(() => void open(failed + 1), backoff(failed, RETRY_WAITS));
      }
    };
    void open(0);
    // Somebody else sits here now, who may see another table, or none.
    const leave = getServer().connection.onResubscribe(retry);
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave();
      table?.close();
    };
  }, [id, invite, round]);
  return { ...found, retry };
}
