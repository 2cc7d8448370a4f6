import type { GameRecord } from '@bastide/contract';
import type { Table } from '@bastide/protocol';
import { closeReport, listReports } from '../annals/reports.ts';
import { GAMES } from '../games.ts';
import { Names } from '../rooms/names.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openForCare, type Where } from '../store/open.ts';
import { peopleIn } from '../streams/news.ts';
import { recordFrom } from '../table/record.ts';
import { type Banned, banOf, unbanOf } from './banning.ts';
import { type CaredPerson, type CaredTable, listPeople, listTables, tableIds } from './lists.ts';

/** Why a table gives no record. */
export type NoRecord = 'no-table' | 'not-begun' | 'secret';

/** What whoever runs a server can do, also while it runs: what is done here is written as everything else. */
export interface Care {
  tables(state: Table['state'] | undefined): Promise<readonly CaredTable[]>;
  /** Ids of all tables, the oldest first. */
  ids(): Promise<readonly string[]>;
  /** Ends a table without winners. False: it is over already; undefined: there is none. */
  close(table: string): Promise<boolean | undefined>;
  /** The game of a table as everybody may have it. */
  record(table: string): Promise<GameRecord | NoRecord>;
  people(): Promise<readonly CaredPerson[]>;
  /** Bans a person by id, or an address or network; undefined where it is none of these. */
  ban(whom: string, why: string, until: number | undefined): Promise<Banned | undefined>;
  /** Takes a ban back; undefined where there is none. */
  unban(whom: string): Promise<Banned | undefined>;
  /** What was reported and nobody has looked at yet, or all of it: the oldest first. */
  reports(isAll: boolean): ReturnType<typeof listReports>;
  /** Somebody has looked at a report. False: there is no such report that is open. */
  closeReport(id: string): Promise<boolean>;
  end(): Promise<void>;
}

/** Opens a store to look after it. Throws a `StoreFault` where it cannot be used. */
export async function openCare(where: Where, at?: () => number): Promise<Care> {
  const store = await openForCare(where);
  const now = at ?? store.now;
  const names = new Names(store.db, now);
  const rooms = new Rooms(store, GAMES, now);
  return {
    tables: (state) => listTables(store.db, names, state),
    ids: () => tableIds(store.db),
    close: (table) => close(rooms, table, now),
    record: (table) => record(rooms, names, table),
    people: () => listPeople(store.db),
    ban: (whom, why, until) => banOf(store.db, whom, { why, ...(until !== undefined && { until }) }),
    unban: (whom) => unbanOf(store.db, whom),
    reports: (isAll) => listReports(store.db, { isAll }),
    closeReport: (id) => closeReport(store.db, id, now()),
    end: () => store.close(),
  };
}

async function close(rooms: Rooms, id: string, now: () => number): Promise<boolean | undefined> {
  const room = await rooms.room(id);
  if (!room) return undefined;
  let isOver = false;
  await room.insist(now, (staging) => {
    isOver = staging.table.state === 'over';
    if (!isOver) staging.end('closed');
    return undefined;
  });
  return !isOver;
}

async function record(rooms: Rooms, names: Names, id: string): Promise<GameRecord | NoRecord> {
  const room = await rooms.room(id);
  if (!room) return 'no-table';
  const { standing } = room;
  const found = recordFrom(standing, await names.of(peopleIn(standing)));
  return found ?? (standing.played ? 'secret' : 'not-begun');
}
