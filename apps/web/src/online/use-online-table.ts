import { useEffect, useReducer, useState } from 'react';
import { backoff } from './backoff.ts';
import { type HasRules, OnlineTable } from './online-table.ts';
import { NoServerError, ProblemError } from './problem.ts';
import { fetchMe, getServer } from './server.ts';

/** Reason why a table cannot be shown: the server refuses it, cannot be reached, or does not exist. */
export type TableError = ProblemError | 'away' | 'nowhere';

export interface OnlineTableState {
  readonly table?: OnlineTable;
  readonly error?: TableError;
  /** Loads it again at once. */
  retry(): void;
}

/** Milliseconds between two tries while the server cannot be reached. */
const RETRY_WAITS = { first: 2000, longest: 30_000 };

/** Opens the table of that id while it is shown. Until it has come, the result holds neither table nor error. */
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
    // Another account is signed in, which may see another state of the table, or none.
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
