import { statSync, writeFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { StoreVanished } from '../fault.ts';
import { makePrivateFile } from './permissions.ts';

/** Stands beside a store once that was made: a store that is missing or empty then was lost, and is not made anew. */
const markerOf = (file: string): string => `${file}.created`;

const MARKER_TEXT = `Bastide made a store here. If the store beside this file is missing or empty, Bastide does not start, so that a lost store is
noticed. To begin with an empty store, delete this file.
`;

/** Notes that a store is there. Where that cannot be written now, the next start does it. */
export function writeMarker(file: string): void {
  const marker = markerOf(file);
  if (sizeOf(marker) > 0) return;
  try {
    makePrivateFile(marker);
    writeFileSync(marker, MARKER_TEXT);
  } catch {
    // The disk is full, or the folder cannot be written: the store itself says more of it.
  }
}

/** Tells whether there is no store, or a file without contents in its place. */
export const isMissingOrEmpty = (file: string): boolean => sizeOf(file) === 0;

/** Throws a `StoreVanished` where a store was and none is. To be asked before SQLite makes the file, and drops a journal without one. */
export function refuseVanished(file: string): void {
  const marker = findMarker(file);
  if (marker !== undefined && isMissingOrEmpty(file)) throw new StoreVanished(file, marker);
}

/** The same of a file that is a database, but one without tables. A journal tells nothing here: a first start may have been cut off. */
export async function refuseWithoutTables(file: string, db: Kysely<unknown>): Promise<void> {
  const marker = markerOf(file);
  if (sizeOf(marker) === 0) return;
  const { rows } = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (rows.length === 0) throw new StoreVanished(file, marker);
}

/** A file by which it is known that a store was here: its marker, or a journal that is left of it. */
const findMarker = (file: string): string | undefined =>
  [markerOf(file), `${file}-wal`].find((one) => sizeOf(one) > 0);

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
