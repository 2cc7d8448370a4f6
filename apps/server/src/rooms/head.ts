import { botAt, decisionOf, flagAt, isPerson, type Table } from '@bastide/protocol';
import type { Head } from '../store/store.ts';
import type { Standing } from '../table/standing.ts';
import type { About } from './listing.ts';

/** How long something is shown at least before a bot acts, in milliseconds. */
const BOT_PAUSE = 700;

/** What lists, clocks and bots need of a table without its log. */
export function headOf({ hosted, table, played }: Standing): Head {
  const about: About = {
    options: { ...table.options },
    clock: table.settings.clock,
    seats: table.seats.map(({ person, bot }) => ({ person, bot })),
    points: played ? [...(table.over?.outcome?.points ?? hosted.pointsOf(played.state))] : [],
    decisions: table.seats.map((_, seat) => decisionOf(table, seat) ?? null),
  };
  return {
    name: table.game,
    rules: table.rules,
    state: table.state,
    isPublic: table.settings.visibility === 'public',
    about: JSON.stringify(about),
    due: dueAt(table) ?? null,
    people: peopleOf(table),
  };
}

/** When something happens here by itself, in milliseconds since 1970: a bot decides, or a time is over. */
export function dueAt(table: Table): number | undefined {
  if (table.state !== 'running' || table.paused !== null) return undefined;
  const times = table.awaits.flatMap((seat) => {
    const at = table.seats[seat]!;
    return botAt(at) === undefined ? (flagAt(at.clock) ?? []) : table.at + BOT_PAUSE;
  });
  return times.length > 0 ? Math.min(...times) : undefined;
}

function peopleOf({ seats, awaits, host }: Table): Head['people'] {
  const awaited = new Map<string, boolean>([[host, false]]);
  for (const [seat, one] of seats.entries())
    if (one.person !== null)
      awaited.set(one.person, awaited.get(one.person) || (isPerson(one) && awaits.includes(seat)));
  return [...awaited].map(([person, isAwaited]) => ({ person, isAwaited }));
}
