import type { Seat } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import type { OnlineMoment } from '../../online.ts';
import { type IdleMoment, isDeputy } from '../silence.ts';

/**
 * Tells whether this person may give the seat of somebody who is away or silent to a bot: the host, or the person who has sat there longest, where
 * people need not play alone (as at a rated table), and nobody's time is taken (`days` for a turn). The server decides; it has seen them go.
 */
export function mayHandOver(
  moment: IdleMoment,
  person: PersonId | undefined,
  seat: Seat,
  now: number,
): boolean {
  const { settings, state, seats } = moment.table;
  const isTheirTime = settings.clock.kind === 'days' && !seats[seat]!.isLate;
  return state === 'running' && !settings.isRated && !isTheirTime && isDeputy(moment, person, seat, now);
}

/** Milliseconds for which the seat of somebody who has just gone is still kept for them. */
export function reservedFor(
  { table, keptUntil, ahead }: Pick<OnlineMoment, 'table' | 'keptUntil' | 'ahead'>,
  seat: Seat,
  now: number,
): number {
  const until = keptUntil[table.seats[seat]!.person ?? ''] ?? 0;
  return Math.max(0, until - (now + ahead));
}
