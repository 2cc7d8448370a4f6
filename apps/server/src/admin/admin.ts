import type { GameRecord } from '@bastide/contract';
import type { Table } from '@bastide/protocol';
import { GAMES } from '../games.ts';
import { LiveTables } from '../live/live-tables.ts';
import { NameCache } from '../live/name-cache.ts';
import { closeReport, listReports } from '../results/reports.ts';
import { openForAdmin, type StoreTarget } from '../store/open.ts';
import { peopleNamed } from '../streams/table-news.ts';
import { recordFrom } from '../table/record.ts';
import { type BanKind, banPersonOrNetwork, unbanPersonOrNetwork } from './bans.ts';
import { type AdminPerson, type AdminTable, listPeople, listTables, tableIds } from './lists.ts';

/** Reason for which a table gives no record. */
export type RecordUnavailable = 'no-table' | 'not-begun' | 'secret';

/** Tools of whoever runs a server, also while it runs: their changes are written as everything else. */
export interface Admin {
  tables(state: Table['state'] | undefined): Promise<readonly AdminTable[]>;
  /** Ids of all tables, the oldest first. */
  ids(): Promise<readonly string[]>;
  /** Ends a table without winners. False: it is over already; undefined: there is none. */
  closeTable(table: string): Promise<boolean | undefined>;
  /** The game of a table as everybody may have it. */
  record(table: string): Promise<GameRecord | RecordUnavailable>;
  people(): Promise<readonly AdminPerson[]>;
  /** Bans a person by id, or an address or network; undefined where it is none of these. */
  ban(target: string, why: string, until: number | undefined): Promise<BanKind | undefined>;
  /** Takes a ban back; undefined where there is none. */
  unban(target: string): Promise<BanKind | undefined>;
  /** Reports that nobody has looked at yet, or all of them: the oldest first. */
  reports(isAll: boolean): ReturnType<typeof listReports>;
  /** Somebody has looked at a report. False: there is no such report that is open. */
  closeReport(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a store to look after it. Throws a `StoreFault` where it cannot be used. */
export async function openAdmin(where: StoreTarget, clock?: () => number): Promise<Admin> {
  const store = await openForAdmin(where);
  const now = clock ?? store.now;
  const names = new NameCache(store.db, now);
  const liveTables = new LiveTables(store, GAMES, now);
  return {
    tables: (state) => listTables(store.db, names, state),
    ids: () => tableIds(store.db),
    closeTable: (table) => closeTable(liveTables, table, now),
    record: (table) => recordOfTable(liveTables, names, table),
    people: () => listPeople(store.db),
    ban: (target, why, until) =>
      banPersonOrNetwork(store.db, target, { why, ...(until !== undefined && { until }) }),
    unban: (target) => unbanPersonOrNetwork(store.db, target),
    reports: (isAll) => listReports(store.db, { isAll }),
    closeReport: (id) => closeReport(store.db, id, now()),
    close: () => store.close(),
  };
}

async function closeTable(
  liveTables: LiveTables,
  id: string,
  now: () => number,
): Promise<boolean | undefined> {
  const liveTable = await liveTables.get(id);
  if (!liveTable) return undefined;
  let isOver = false;
  await liveTable.updateAlways(now, (draft) => {
    isOver = draft.table.state === 'over';
    if (!isOver) draft.end('closed');
    return undefined;
  });
  return !isOver;
}

async function recordOfTable(
  liveTables: LiveTables,
  names: NameCache,
  id: string,
): Promise<GameRecord | RecordUnavailable> {
  const liveTable = await liveTables.get(id);
  if (!liveTable) return 'no-table';
  const { snapshot } = liveTable;
  const found = recordFrom(snapshot, await names.of(peopleNamed(snapshot)));
  return found ?? (snapshot.match ? 'secret' : 'not-begun');
}
