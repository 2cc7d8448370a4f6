import type { Seat, Types } from '@bastide/contract';
import { type Command, decisionOf } from '@bastide/protocol';
import { playerFault, runningFault } from './holder.ts';
import type { Played } from './played.ts';
import { type Refused, refused } from './refused.ts';
import type { Staging } from './staging.ts';

type Act = Extract<Command, { type: 'act' }>;

/**
 * Answers a decision by actions of one seat. It stays open whatever others do meanwhile; what they did to change the
 * meaning of an action makes it stale. A seat that the game does not wait for may still act where its rules allow that,
 * and then names no decision.
 */
export function act(staging: Staging, person: string, command: Act): Refused | undefined {
  const { table, played } = staging;
  const fault = playerFault(table, person, command.seat);
  if (fault) return fault;
  if (!played) return refused('not-running');
  if (table.paused !== null) return refused('paused');
  if (table.seats[command.seat]!.lent !== null) return refused('not-your-seat');
  if (command.decision !== (decisionOf(table, command.seat) ?? '')) return refused('decision-closed');
  const since = staging.eventsSince(command.seen);
  const actions = command.actions as readonly Types['Action'][];
  for (const action of actions) {
    const over = runningFault(staging.table);
    if (over) return over;
    const refusal = refusalOf(staging.played!, command.seat, action);
    if (refusal) return refused('rule', refusal);
    if (staging.hosted.isOutdated(action, command.seat, since)) return refused('stale');
    staging.act(command.seat, action);
  }
  return undefined;
}

function refusalOf({ hosted, state }: Played, seat: Seat, action: Types['Action']) {
  return hosted.game.refusal(state, seat, action);
}

/** Takes one's own latest action back, if nothing followed it and nobody learnt anything by it. */
export function undo(staging: Staging, person: string, seat: Seat): Refused | undefined {
  const { table, played } = staging;
  const fault = playerFault(table, person, seat);
  if (fault) return fault;
  if (table.paused !== null) return refused('paused');
  if (table.seats[seat]!.lent !== null) return refused('not-your-seat');
  const last = played?.acts.at(-1);
  if (!played || last?.by !== seat || !staging.hosted.isUndoable(last.action))
    return refused('nothing-to-undo');
  staging.undo(seat, played.acts.length - 1);
  return undefined;
}
