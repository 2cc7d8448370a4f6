import type { PersonId, Table } from '@bastide/protocol';

/** Who decides at a seat, and whether they are there: `lent`: a bot, until its holder is back; `out`: it gave up. */
export type Presence = 'here' | 'away' | 'bot' | 'lent' | 'out';

/** For whom the table waits though they are away. Where there are days for a turn, nobody is expected to look on. */
export function missing(table: Table, away: ReadonlySet<PersonId>): number | undefined {
  if (table.state !== 'running' || table.paused !== null || table.settings.clock.kind === 'days')
    return undefined;
  return table.awaits.find((seat) => presenceOf(table, seat, away) === 'away');
}

/** `away`: who does not have the table open. */
export function presenceOf({ seats }: Table, seat: number, away: ReadonlySet<PersonId>): Presence {
  const { person, isOut, lent } = seats[seat]!;
  if (isOut) return 'out';
  if (person === null) return 'bot';
  if (lent !== null) return 'lent';
  return away.has(person) ? 'away' : 'here';
}
