import { type Seat, takebackTarget } from '@bastide/contract';
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
    if (!table.settings.takebacks || table.settings.isRated) return refuse('not-allowed-here');
    const isBot = (one: Seat) => table.seats[one]!.person === null;
    const to = draft.match && takebackTarget(draft.facts, draft.match.history, seat, isBot);
    if (to === undefined) return refuse('nothing-to-undo');
    draft.append({ kind: 'asked', seat, what, to });
  }
  carryOutIfAgreed(draft);
  return undefined;
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
