import { type Rooms, UnknownRules } from '../rooms/rooms.ts';

interface Parts {
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Is told what went wrong: then whoever wants to play again finds out. */
  readonly failed: (error: unknown) => void;
}

/** Tells those at a table that the next one was closed: nobody waits there. */
export function tellOfClosed({ rooms, now, failed }: Parts): void {
  const tell = async (before: string, closed: string, by: string) => {
    const room = await rooms.room(before);
    await room?.catchUp();
    await room?.insist(now, (staging) => {
      if (staging.table.next === closed) staging.add({ kind: 'rematch', table: null, by });
      return undefined;
    });
  };
  rooms.subscribe(({ id, standing }, isOwn) => {
    const { after, over, host } = standing.table;
    if (!isOwn || after === undefined || over?.why !== 'closed') return;
    tell(after, id, host).catch((error: unknown) => {
      if (!(error instanceof UnknownRules)) failed(error);
    });
  });
}
