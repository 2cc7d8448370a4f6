import type { Seat } from '@bastide/contract';
import { type Command, mustAgree, type OpenProposal, unansweredBy } from '@bastide/protocol';
import { playerFault } from './holder.ts';
import { type Refused, refused } from './refused.ts';
import type { Staging } from './staging.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** Asks the others for something that all have to agree to. */
export function ask(staging: Staging, person: string, { seat, what }: Of<'ask'>): Refused | undefined {
  const { table } = staging;
  const fault = playerFault(table, person, seat);
  if (fault) return fault;
  if (table.asking) return refused('already-asked');
  if (what === 'pause' && table.paused !== null) return refused('paused');
  if (what !== 'takeback') staging.add({ kind: 'asked', seat, what });
  else {
    const to = takebackTo(staging, seat);
    if (typeof to !== 'number') return to;
    staging.add({ kind: 'asked', seat, what, to });
  }
  agree(staging);
  return undefined;
}

/**
 * How many actions are left when that seat's latest one is taken back: that one alone, so that all know what they agree to; never what
 * chance, another seat or something shown has followed.
 */
function takebackTo({ hosted, table, played }: Staging, seat: Seat): number | Refused {
  if (!table.settings.takebacks || table.settings.isRated) return refused('not-allowed-here');
  const last = played?.acts.at(-1);
  if (!played || last?.by !== seat || hosted.isRevealing(last.action)) return refused('nothing-to-undo');
  return played.acts.length - 1;
}

export function answer(
  staging: Staging,
  person: string,
  { seat, asked, yes }: Of<'answer'>,
): Refused | undefined {
  const fault = playerFault(staging.table, person, seat);
  if (fault) return fault;
  const { asking } = staging.table;
  if (asking?.asked !== asked || asking.yes.includes(seat)) return refused('nothing-asked');
  staging.add({ kind: 'answered', seat, asked, yes });
  agree(staging);
  return undefined;
}

/** Carries out what was asked for once everybody has agreed who must; called again whenever somebody leaves, too. */
export function agree(staging: Staging): void {
  const { table } = staging;
  if (!table.asking) return;
  // Where bots play all seats nobody is there to agree.
  if (mustAgree(table).length > 0 && unansweredBy(table).length === 0) carryOut(staging, table.asking);
}

function carryOut(staging: Staging, { what, seat, to }: OpenProposal): void {
  if (what === 'pause') staging.add({ kind: 'paused' });
  else if (what === 'callOff') staging.end('calledOff');
  else staging.undo(seat, to!);
}
