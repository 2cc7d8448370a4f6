import type { Migration } from './migration.ts';

/** By which key the server speaks to push services, and where browsers want to be told. */
export const push: Migration = async (db) => {
  await db.schema
    .createTable('push_key')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push')
    .addColumn('session', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('push_person').on('push').column('person').execute();
};
