import { decisionOf, isPerson, type Table } from '@bastide/protocol';
import type { Head } from '../store/store.ts';
import { nextDueAt } from '../table/due-events.ts';
import type { TableSnapshot } from '../table/table-snapshot.ts';
import type { ListInfo } from './table-lists.ts';

/** Returns the facts that lists, clocks and bots need of a table without its log. */
export function headFrom(snapshot: TableSnapshot): Head {
  const { facts, table, match } = snapshot;
  const listInfo: ListInfo = {
    options: { ...table.options },
    clock: table.settings.clock,
    isRated: table.settings.isRated,
    host: table.host,
    hostSince: table.hostSince,
    ...(table.ahead > 0 && { ahead: table.ahead }),
    seats: table.seats.map(({ person, bot, keptFor }) => ({
      person,
      bot,
      ...(keptFor !== null && { keptFor }),
    })),
    points: match ? [...(table.over?.outcome?.points ?? facts.pointsOf(match.state))] : [],
    winners: table.over?.outcome ? [...table.over.outcome.winners] : null,
    decisions: table.seats.map((_, seat) => decisionOf(table, seat) ?? null),
  };
  return {
    name: table.game,
    rules: table.rules,
    state: table.state,
    isPublic: table.settings.visibility === 'public',
    about: JSON.stringify(listInfo),
    due: nextDueAt(snapshot) ?? null,
    // Of a game that never was there is nothing to be found again.
    people: table.state === 'over' && !match ? [] : peopleWithTurn(table),
  };
}

function peopleWithTurn({ seats, awaits, host }: Table): Head['people'] {
  const awaited = new Map<string, boolean>([[host, false]]);
  for (const [seat, one] of seats.entries())
    if (one.person !== null)
      awaited.set(one.person, awaited.get(one.person) || (isPerson(one) && awaits.includes(seat)));
  return [...awaited].map(([person, isAwaited]) => ({ person, isAwaited }));
}
