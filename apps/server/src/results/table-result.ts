import type { AccountKinds, PersonId, Table } from '@bastide/protocol';
import { poolFor, poolName } from '../ratings/pools.ts';
import type { LogItem, TableSnapshot } from '../table/table-snapshot.ts';
import { finalPlaces } from './final-places.ts';
import { countTurns, MIN_OWN_TURNS } from './turn-counts.ts';

/** Result of a seat. */
export interface SeatResult {
  readonly seat: number;
  readonly person: PersonId;
  readonly place: number;
  readonly hasWon: boolean;
  /** True if its holder took enough turns for the others to have had an opponent. */
  readonly hasPlayed: boolean;
}

/** The end of a table, as far as it counts for anybody: all of it follows from the log. */
export interface TableResult {
  readonly table: string;
  /** The game that was played. */
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The pool in which it is rated; null: not at all. */
  readonly pool: string | null;
  /** True if everybody may know of it: the table was public or rated. */
  readonly isListed: boolean;
  /** True if everybody could look on. */
  readonly isPublic: boolean;
  /** People who held one seat each; nobody where nobody won or lost. */
  readonly seats: readonly SeatResult[];
}

/** Undefined while the table is not over. */
export function resultOf({ id, table, log }: TableSnapshot): TableResult | undefined {
  const overEntry = log.find(({ entry }) => entry.kind === 'over');
  if (!table.over || !overEntry) return undefined;
  const { outcome } = table.over;
  const entries = log.map(({ entry }) => entry);
  const places = outcome ? finalPlaces(table, entries, outcome) : [];
  const turns = countTurns(table.seats.length, entries);
  const seats = table.seats.flatMap(({ person, isOut }, seat) => {
    const holdsOneSeat = table.seats.filter((other) => other.person === person).length === 1;
    if (!outcome || person === null || !holdsOneSeat) return [];
    const { all, own } = turns[seat]!;
    // A game that is over sooner by its rules counts for whoever stayed and left no turn to a bot.
    const hasPlayed = own >= MIN_OWN_TURNS || (!isOut && own === all);
    return { seat, person, place: places[seat]!, hasWon: outcome.winners.includes(seat), hasPlayed };
  });
  const isRated = table.settings.isRated && seats.length > 1 && seats.length === table.seats.length;
  return {
    table: id,
    game: table.game,
    at: overEntry.entry.at - table.ahead,
    isPublic: table.settings.visibility === 'public',
    isListed: table.settings.visibility === 'public' || isRated,
    pool: isRated ? poolName(poolFor(table.game, table.settings.clock, companyOf(table, log))) : null,
    seats,
  };
}

function companyOf({ seats }: Table, lines: readonly LogItem[]): AccountKinds {
  if (seats.some(({ isGuest }) => isGuest)) return 'guests';
  return hasBots(lines) ? 'bots' : 'people';
}

/** Tells whether an account of a bot had a seat when the game began. */
function hasBots(lines: readonly LogItem[]): boolean {
  const bots = new Set<number>();
  for (const { entry } of lines) {
    if (entry.kind === 'seated' && entry.isBot) bots.add(entry.seat);
    if (entry.kind === 'stood-up' || entry.kind === 'kicked') bots.delete(entry.seat);
  }
  return bots.size > 0;
}
