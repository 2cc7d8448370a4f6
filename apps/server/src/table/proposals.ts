import type { Seat } from '@bastide/contract';
import { type Command, mustAgree, type OpenProposal, unansweredBy } from '@bastide/protocol';
import { playerFault } from './preconditions.ts';
import { type CommandRefusal, refuse } from './refusal.ts';
import type { TableDraft } from './table-draft.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Asks the others for something that all have to agree to. */
export function propose(
  draft: TableDraft,
  person: string,
  { seat, what }: Of<'ask'>,
): CommandRefusal | undefined {
  const { table } = draft;
  const fault = playerFault(table, person, seat);
  if (fault) return fault;
  if (table.asking) return refuse('already-asked');
  if (what === 'pause' && table.paused !== null) return refuse('paused');
  if (what !== 'takeback') draft.append({ kind: 'asked', seat, what });
  else {
    const to = takebackTarget(draft, seat);
    if (typeof to !== 'number') return to;
    draft.append({ kind: 'asked', seat, what, to });
  }
  carryOutIfAgreed(draft);
  return undefined;
}

/**
 * Returns the number of actions that are left when that seat's latest one is taken back: that one alone, so that all know what they
 * agree to; never what chance, another seat or something shown has followed.
 */
function takebackTarget({ facts, table, match }: TableDraft, seat: Seat): number | CommandRefusal {
  if (!table.settings.takebacks || table.settings.isRated) return refuse('not-allowed-here');
  const last = match?.history.at(-1);
  if (!match || last?.by !== seat || facts.isRevealing(last.action)) return refuse('nothing-to-undo');
  return match.history.length - 1;
}

export function answerProposal(
  draft: TableDraft,
  person: string,
  { seat, asked, yes }: Of<'answer'>,
): CommandRefusal | undefined {
  const fault = playerFault(draft.table, person, seat);
  if (fault) return fault;
  const { asking } = draft.table;
  if (asking?.asked !== asked || asking.yes.includes(seat)) return refuse('nothing-asked');
  draft.append({ kind: 'answered', seat, asked, yes });
  carryOutIfAgreed(draft);
  return undefined;
}

/** Carries out what was asked for once everybody has agreed who must; called again whenever somebody leaves, too. */
export function carryOutIfAgreed(draft: TableDraft): void {
  const { table } = draft;
  if (!table.asking) return;
  // Where bots play all seats nobody is there to agree.
  if (mustAgree(table).length > 0 && unansweredBy(table).length === 0) carryOut(draft, table.asking);
}

function carryOut(draft: TableDraft, { what, seat, to }: OpenProposal): void {
  if (what === 'pause') draft.append({ kind: 'paused' });
  else if (what === 'callOff') draft.end('calledOff');
  else draft.undo(seat, to!);
}
