import { decisionOf, flagAt, isPerson, type PersonId } from '@bastide/protocol';
import type { Room } from '../rooms/room.ts';

/** Somebody is to decide at a table. */
export interface Turn {
  readonly table: string;
  readonly person: PersonId;
  readonly seat: number;
  readonly decision: string;
  /** The other people at the table. */
  readonly others: readonly PersonId[];
  /** When their time is over, in milliseconds since 1970; undefined: it stands, or is not limited. */
  readonly until: number | undefined;
}

/** Decisions of people that have just begun, and not by what they did themselves. */
export function turnsOf({ id, standing: { table, lines } }: Room): readonly Turn[] {
  if (table.state !== 'running' || table.paused !== null) return [];
  const acted = lines.findLast(({ entry }) => entry.kind === 'act' && entry.by !== 'chance')?.entry;
  return table.awaits.flatMap((seat) => {
    const one = table.seats[seat]!;
    const isNew = one.decision !== null && lines[one.decision]!.entry.at === table.at;
    const isOwn = acted?.kind === 'act' && acted.by === seat;
    if (one.person === null || !isNew || isOwn || !isPerson(one)) return [];
    const people = new Set(table.seats.flatMap(({ person }) => person ?? []));
    people.delete(one.person);
    const decision = decisionOf(table, seat)!;
    return [{ table: id, person: one.person, seat, decision, others: [...people], until: flagAt(one.clock) }];
  });
}

/** Whether the table still waits for it. */
export const isOpen = ({ standing: { table } }: Room, { seat, decision }: Turn): boolean =>
  table.state === 'running' && table.awaits.includes(seat) && decisionOf(table, seat) === decision;
