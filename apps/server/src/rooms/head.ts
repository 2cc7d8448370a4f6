import { decisionOf, isPerson, type Table } from '@bastide/protocol';
import type { Head } from '../store/store.ts';
import { dueAt } from '../table/due.ts';
import type { Standing } from '../table/standing.ts';
import type { About } from './listing.ts';

/** What lists, clocks and bots need of a table without its log. */
export function headOf(standing: Standing): Head {
  const { hosted, table, played } = standing;
  const about: About = {
    options: { ...table.options },
    clock: table.settings.clock,
    isRated: table.settings.isRated,
    host: table.host,
    hostSince: table.hostSince,
    ...(table.ahead > 0 && { ahead: table.ahead }),
    seats: table.seats.map(({ person, bot }) => ({ person, bot })),
    points: played ? [...(table.over?.outcome?.points ?? hosted.pointsOf(played.state))] : [],
    winners: table.over?.outcome ? [...table.over.outcome.winners] : null,
    decisions: table.seats.map((_, seat) => decisionOf(table, seat) ?? null),
  };
  return {
    name: table.game,
    rules: table.rules,
    state: table.state,
    isPublic: table.settings.visibility === 'public',
    about: JSON.stringify(about),
    due: dueAt(standing) ?? null,
    // Of a game that never was there is nothing to be found again.
    people: table.state === 'over' && !played ? [] : peopleOf(table),
  };
}

function peopleOf({ seats, awaits, host }: Table): Head['people'] {
  const awaited = new Map<string, boolean>([[host, false]]);
  for (const [seat, one] of seats.entries())
    if (one.person !== null)
      awaited.set(one.person, awaited.get(one.person) || (isPerson(one) && awaits.includes(seat)));
  return [...awaited].map(([person, isAwaited]) => ({ person, isAwaited }));
}
