import type { Seat, Types } from '@bastide/contract';
import { type Command, decisionOf } from '@bastide/protocol';
import type { Match } from './match.ts';
import { playerFault, runningFault } from './preconditions.ts';
import { type CommandRefusal, refuse } from './refusal.ts';
import type { TableDraft } from './table-draft.ts';

type Act = Extract<Command, { type: 'act' }>;

/**
 * Answers a decision by actions of one seat. It stays open whatever others do meanwhile; what they did to change the
 * meaning of an action makes it stale. A seat that the game does not wait for may still act where its rules allow that,
 * and then names no decision.
 */
export function performActions(draft: TableDraft, person: string, command: Act): CommandRefusal | undefined {
  const { table, match } = draft;
  const fault = playerFault(table, person, command.seat);
  if (fault) return fault;
  if (!match) return refuse('not-running');
  if (table.paused !== null) return refuse('paused');
  if (table.seats[command.seat]!.delegate !== null) return refuse('not-your-seat');
  if (command.decision !== (decisionOf(table, command.seat) ?? '')) return refuse('decision-closed');
  const since = draft.eventsSince(command.seen);
  const actions = command.actions as readonly Types['Action'][];
  for (const action of actions) {
    const over = runningFault(draft.table);
    if (over) return over;
    const refusal = refusalOf(draft.match!, command.seat, action);
    if (refusal) return refuse('rule', refusal);
    if (draft.facts.isOutdated(action, command.seat, since)) return refuse('stale');
    draft.act(command.seat, action);
  }
  return undefined;
}

function refusalOf({ facts, state }: Match, seat: Seat, action: Types['Action']) {
  return facts.game.refusal(state, seat, action);
}

/** Takes one's own latest action back, if nothing followed it and nobody learnt anything by it. */
export function undoOwn(draft: TableDraft, person: string, seat: Seat): CommandRefusal | undefined {
  const { table, match } = draft;
  const fault = playerFault(table, person, seat);
  if (fault) return fault;
  if (table.paused !== null) return refuse('paused');
  if (table.seats[seat]!.delegate !== null) return refuse('not-your-seat');
  const last = match?.history.at(-1);
  if (!match || last?.by !== seat || !draft.facts.isUndoable(last.action)) return refuse('nothing-to-undo');
  draft.undo(seat, match.history.length - 1);
  return undefined;
}
