import type { Seat } from '@bastide/contract';
import { hasBegun, type Table } from '@bastide/protocol';
import { type CommandRefusal, refuse } from './refusal.ts';

/** Says why a table is not waiting for its game to begin; undefined if it is. */
export function openFault(table: Table): CommandRefusal | undefined {
  return table.state === 'open' ? undefined : (overFault(table) ?? refuse('not-open'));
}

/** Says why no game is being played at a table; undefined if one is. */
export function runningFault(table: Table): CommandRefusal | undefined {
  return table.state === 'running' ? undefined : (overFault(table) ?? refuse('not-running'));
}

/** The end of a table: its game was played, or never began; undefined if it is not over. */
export function overFault(table: Table): CommandRefusal | undefined {
  if (table.state !== 'over') return undefined;
  return refuse(hasBegun(table) ? 'table-over' : 'table-closed');
}

/** Returns the reason for which that person may not speak for the seat; undefined if they may. */
export function holderFault({ seats }: Table, person: string, seat: Seat): CommandRefusal | undefined {
  return seats[seat]?.person === person ? undefined : refuse('not-your-seat');
}

/** The same while the game goes on. */
export function playerFault(table: Table, person: string, seat: Seat): CommandRefusal | undefined {
  return (
    runningFault(table) ??
    holderFault(table, person, seat) ??
    (table.seats[seat]!.isOut ? refuse('out') : undefined)
  );
}
