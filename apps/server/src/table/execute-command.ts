import { assertNever } from '@bastide/contract';
import { type Command, isKicked, mayWatch } from '@bastide/protocol';
import { performActions, undoOwn } from './actions.ts';
import { claimBack, delegate, resign, resume } from './delegation.ts';
import { answerProposal, propose } from './proposals.ts';
import { type CommandRefusal, refuse } from './refusal.ts';
import type { Requester } from './requester.ts';
import { beginGame, closeTable, seatBot, standUp, takeOver, takeSeat, welcome } from './seating.ts';
import type { TableDraft } from './table-draft.ts';
import { say } from './talk.ts';

/** Does what a person asks for, as far as they may; or says why not, and then what was staged is to be forgotten. */
export function executeCommand(
  draft: TableDraft,
  asker: Requester,
  command: Command,
): CommandRefusal | undefined {
  const { person } = asker;
  if (!mayWatch(draft.table, person)) {
    if (isKicked(draft.table, person)) return refuse('kicked');
    if (!asker.isInvited) return refuse('no-table');
    if (asker.blockedBy?.has(draft.table.host)) return refuse('cannot-join');
    draft.append({ kind: 'joined', person });
  }
  switch (command.type) {
    case 'join':
      return undefined;
    case 'sit':
      return takeSeat(draft, person, command, asker);
    case 'stand-up':
      return standUp(draft, person, command.seat);
    case 'readmit':
      return welcome(draft, person, command);
    case 'bot':
      return seatBot(draft, person, command);
    case 'begin':
      return beginGame(draft, asker);
    case 'takeOver':
      return takeOver(draft, asker);
    case 'close':
      return closeTable(draft, person);
    case 'act':
      return performActions(draft, person, command);
    case 'undo':
      return undoOwn(draft, person, command.seat);
    case 'ask':
      return propose(draft, person, command);
    case 'answer':
      return answerProposal(draft, person, command);
    case 'resume':
      return resume(draft, person, command.seat);
    case 'delegate':
      return delegate(draft, asker, command);
    case 'claim':
      return claimBack(draft, person, command.seat);
    case 'resign':
      return resign(draft, person, command.seat);
    case 'say':
      return say(draft, person, command);
    default:
      return assertNever(command);
  }
}
