import { type LiveTables, UnknownRules } from './live-tables.ts';

interface CloseRematchOptions {
  readonly liveTables: LiveTables;
  readonly now: () => number;
  /** Is told what went wrong: then whoever wants to play again finds out. */
  readonly onError: (error: unknown) => void;
}

/** Tells those at a table that the next one was closed: nobody waits there. */
export function announceClosedRematches({ liveTables, now, onError }: CloseRematchOptions): void {
  const announce = async (previous: string, closed: string, by: string) => {
    const liveTable = await liveTables.get(previous);
    await liveTable?.refresh();
    await liveTable?.updateAlways(now, (draft) => {
      if (draft.table.next === closed) draft.append({ kind: 'rematch', table: null, by });
      return undefined;
    });
  };
  liveTables.subscribe(({ id, snapshot }, isOwn) => {
    const { after, over, host } = snapshot.table;
    if (!isOwn || after === undefined || over?.why !== 'closed') return;
    announce(after, id, host).catch((error: unknown) => {
      if (!(error instanceof UnknownRules)) onError(error);
    });
  });
}
