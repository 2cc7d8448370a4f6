import type { Migration } from './migration.ts';

/** When somebody of the server was there last, and when nobody was: `schema.ts` says more. */
export const outages: Migration = async (db) => {
  await db.schema
    .createTable('beat')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('outage')
    .addColumn('began', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .execute();
};
