import { sql } from 'kysely';
import { keptByKey, type Migration } from './migration.ts';

/** The logs and what is written together with them. Who is faster is settled by the row of the game. */
export const games: Migration = async (db, kind) => {
  await db.schema
    .createTable('game')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('opened', 'bigint', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    // PostgreSQL writes a changed row beside the old one: with room on the page no index has to follow.
    .modifyEnd(kind === 'postgres' ? sql`with (fillfactor = 70)` : keptByKey(kind))
    .execute();
  await db.schema
    .createTable('entry')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_key', ['game', 'seq'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await db.schema
    .createTable('asked')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('asked_key', ['game', 'person', 'key'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await db.schema
    .createTable('player')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('is_awaited', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_key', ['game', 'person'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await db.schema
    .createTable('secret')
    .addColumn('game', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('game_due')
    .on('game')
    .columns(['due', 'id'])
    .where(sql<boolean>`due is not null`)
    .execute();
  await db.schema
    .createIndex('game_public')
    .on('game')
    .columns(['state', 'opened'])
    .where(sql<boolean>`is_public = 1`)
    .execute();
  await db.schema.createIndex('player_person').on('player').columns(['person', 'game']).execute();
};
