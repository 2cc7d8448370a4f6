import type { PersonId, ReportReason } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { newId } from '../people/secret.ts';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** Somebody was reported for something at a table. */
export interface Report {
  readonly id: string;
  readonly table: string;
  /** The entry of the log that it is about, and how many actions the game had seen by then. */
  readonly seq: number;
  readonly moment: number;
  readonly about: PersonId;
  readonly reporter: PersonId;
  readonly why: ReportReason;
  readonly note: string;
  /** The reported line of chat, if it is about one. */
  readonly said: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Keeps a report: one of everybody about the same thing; whoever reports it again says it better. */
export async function saveReport(db: Db, report: Omit<Report, 'id'>): Promise<void> {
  const { table, why, note, at, ...rest } = report;
  await db
    .insertInto('report')
    .values({ id: newId(), game: table, ...rest, why, note, at, closed: null })
    .onConflict((conflict) =>
      conflict.columns(['game', 'seq', 'about', 'reporter']).doUpdateSet({ why, note, at }),
    )
    .execute();
}

/** Returns the link to the reported moment in the page. */
export const reportLink = ({ table, moment }: Pick<Report, 'table' | 'moment'>): string =>
  `/?game=${table}&at=${moment}`;

/** Reports that nobody has looked at yet, or all: the oldest first. Names are empty where the account was erased. */
export async function listReports(
  db: Db,
  { isAll = false, atMost = 200 }: { readonly isAll?: boolean; readonly atMost?: number } = {},
): Promise<
  readonly (Report & {
    readonly aboutName: string;
    readonly reporterName: string;
    readonly closed: number | null;
    /** Below the address of the page. */
    readonly link: string;
  })[]
> {
  const rows = await db
    .selectFrom('report')
    .leftJoin('person as whom', 'whom.id', 'report.about')
    .leftJoin('person as who', 'who.id', 'report.reporter')
    .selectAll('report')
    .select(['whom.name as about_name', 'who.name as reporter_name'])
    .$if(!isAll, (query) => query.where('closed', 'is', null))
    .orderBy('report.at')
    .orderBy('report.id')
    .limit(atMost)
    .execute();
  return rows.map(({ game, about_name, reporter_name, why, ...row }) => ({
    ...row,
    table: game,
    why: why as ReportReason,
    aboutName: about_name ?? '',
    reporterName: reporter_name ?? '',
    link: reportLink({ table: game, moment: row.moment }),
  }));
}

/** Somebody has looked at it. False where there is no such report that is open. */
export async function closeReport(db: Db, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ closed: now })
    .where('id', '=', id)
    .where('closed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
