import type { Seat } from '@bastide/contract';
import { useCallback, useRef, useState } from 'react';
import type { Answer } from './session.ts';

/** What may not have arrived. */
export interface Unsent {
  readonly because: string;
  again(): void;
}

export interface Sending<Action> {
  readonly unsent: Unsent | undefined;
  /** Undefined: no answer could be had, or that seat still waits for one to what it did before. */
  send(this: void, seat: Seat, actions: readonly Action[]): Promise<Answer | undefined>;
  takeBack(this: void, seat: Seat): Promise<Answer | undefined>;
}

interface Acts<Action> {
  act(seat: Seat, actions: readonly Action[]): Promise<Answer>;
  undo(seat: Seat): Promise<Answer>;
}

/** Sends what the seats at this screen do; one thing of each at a time. `stopped`: nothing was done, and the table says so. */
export function useSend<Action>(session: Acts<Action>, stopped: boolean): Sending<Action> {
  const [unsent, setUnsent] = useState<Unsent>();
  if (stopped && unsent) setUnsent(undefined);
  const waiting = useRef(new Set<Seat>());
  const ask = useCallback(async (seat: Seat, what: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (waiting.current.has(seat)) return undefined;
    waiting.current.add(seat);
    setUnsent(undefined);
    try {
      return await what();
    } catch (error) {
      const because = error instanceof Error ? error.message : String(error);
      setUnsent({ because, again: () => void ask(seat, what) });
      return undefined;
    } finally {
      waiting.current.delete(seat);
    }
  }, []);
  const send = useCallback(
    (seat: Seat, actions: readonly Action[]) => ask(seat, () => session.act(seat, actions)),
    [ask, session],
  );
  const takeBack = useCallback((seat: Seat) => ask(seat, () => session.undo(seat)), [ask, session]);
  return { unsent, send, takeBack };
}
