import { decisionOf, flagAt, isPerson, type PersonId } from '@bastide/protocol';
import type { LiveTable } from '../live/live-table.ts';

/** Somebody is to decide at a table, from now on. */
export interface TurnNotice {
  readonly table: string;
  readonly person: PersonId;
  readonly seat: number;
  readonly decision: string;
  /** The number of the entry with which the table began to wait for it, or to wait again after a pause. */
  readonly began: number;
  /** The other people at the table. */
  readonly others: readonly PersonId[];
  /** When their time is over, in milliseconds since 1970; undefined: it stands, or is not limited. */
  readonly until: number | undefined;
}

/** Decisions of people that have just begun, and not by what they did themselves; and all that are open when a pause ends. */
export function turnsToAnnounce({ id, snapshot: { table, log } }: LiveTable): readonly TurnNotice[] {
  if (table.state !== 'running' || table.paused !== null) return [];
  const acted = log.findLast(({ entry }) => entry.kind === 'act' && entry.by !== 'chance')?.entry;
  const last = log.at(-1)!.entry;
  return table.awaits.flatMap((seat) => {
    const { person, decision: began, clock } = table.seats[seat]!;
    if (person === null || began === null || !isPerson(table.seats[seat]!)) return [];
    const isNew =
      log[began]!.entry.at === table.at &&
      last.kind !== 'clock-corrected' &&
      !(acted?.kind === 'act' && acted.by === seat);
    const isAgain = last.kind === 'resumed' && last.seat !== seat;
    if (!isNew && !isAgain) return [];
    const people = new Set(table.seats.flatMap((one) => one.person ?? []));
    people.delete(person);
    const turn = { table: id, person, seat, decision: decisionOf(table, seat)!, others: [...people] };
    return [{ ...turn, began: isAgain ? last.seq : began, until: flagAt(clock) }];
  });
}

/** Tells whether the table still waits for that decision. */
export const isStillOpen = ({ snapshot: { table } }: LiveTable, { seat, decision }: TurnNotice): boolean =>
  table.state === 'running' && table.awaits.includes(seat) && decisionOf(table, seat) === decision;
