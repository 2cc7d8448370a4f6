import type { Seat } from '@bastide/contract';
import { useCallback, useRef, useState } from 'react';
import type { ActResult } from './session.ts';

/** An action that may not have arrived. */
export interface UnsentAct {
  readonly because: string;
  retry(): void;
}

/** Stage of a pending action: drawn as pending, then also announced. */
export type PendingStage = 'drawn' | 'said';

export interface ActSender<Action> {
  readonly unsent: UnsentAct | undefined;
  /** Seats with a pending action, after a moment; an action that may not have arrived also counts. */
  readonly pending: ReadonlyMap<Seat, PendingStage>;
  /** Sends actions. Returns undefined if no answer came, or if an action of that seat is still pending. */
  send(this: void, seat: Seat, actions: readonly Action[]): Promise<ActResult | undefined>;
  undo(this: void, seat: Seat): Promise<ActResult | undefined>;
}

interface Acts<Action> {
  act(seat: Seat, actions: readonly Action[]): Promise<ActResult>;
  undo(seat: Seat): Promise<ActResult>;
}

/** Milliseconds after which a pending action is drawn as pending, and announced; a quick connection shows neither. */
const PENDING_STAGES = [
  ['drawn', 150],
  ['said', 300],
] as const;

/**
 * Sends the actions of the seats at this screen, one for each seat at a time. `stopped`: nothing was done, and the
 * table says so.
 */
export function useSend<Action>(session: Acts<Action>, stopped: boolean): ActSender<Action> {
  const [unsent, setUnsent] = useState<UnsentAct>();
  const [pending, setSent] = useState<ReadonlyMap<Seat, PendingStage>>(new Map());
  if (stopped && unsent) setUnsent(undefined);
  if (stopped && pending.size > 0) setSent(new Map());
  const waiting = useRef(new Set<Seat>());
  const ask = useCallback(
    async (seat: Seat, what: () => Promise<ActResult>): Promise<ActResult | undefined> => {
      if (waiting.current.has(seat)) return undefined;
      waiting.current.add(seat);
      setUnsent(undefined);
      const timers = PENDING_STAGES.map(([step, after]) =>
        setTimeout(() => setSent((before) => new Map(before).set(seat, step)), after),
      );
      try {
        const answer = await what();
        setSent((before) => without(before, seat));
        return answer;
      } catch (error) {
        const because = error instanceof Error ? error.message : String(error);
        setSent((before) => new Map(before).set(seat, 'said'));
        setUnsent({ because, retry: () => void ask(seat, what) });
        return undefined;
      } finally {
        for (const timer of timers) clearTimeout(timer);
        waiting.current.delete(seat);
      }
    },
    [],
  );
  const send = useCallback(
    (seat: Seat, actions: readonly Action[]) => ask(seat, () => session.act(seat, actions)),
    [ask, session],
  );
  const undo = useCallback((seat: Seat) => ask(seat, () => session.undo(seat)), [ask, session]);
  return { unsent, pending, send, undo };
}

/** Returns the map without that seat; the same map if it has none. */
function without<Value>(map: ReadonlyMap<Seat, Value>, seat: Seat): ReadonlyMap<Seat, Value> {
  if (!map.has(seat)) return map;
  const left = new Map(map);
  left.delete(seat);
  return left;
}
