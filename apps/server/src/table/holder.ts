import type { Seat } from '@bastide/contract';
import type { Table } from '@bastide/protocol';
import { type Refused, refused } from './refused.ts';

/** Why that person may not speak for the seat; undefined if they may. */
export function holderFault({ seats }: Table, person: string, seat: Seat): Refused | undefined {
  return seats[seat]?.person === person ? undefined : refused('not-your-seat');
}

/** The same while the game goes on. */
export function playerFault(table: Table, person: string, seat: Seat): Refused | undefined {
  if (table.state !== 'running') return refused('not-running');
  return holderFault(table, person, seat) ?? (table.seats[seat]!.isOut ? refused('out') : undefined);
}
