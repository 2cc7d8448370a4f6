import type { Migration } from './migration.ts';

/** The tables of people: `schema-people.ts` says what is in them. */
export const people: Migration = async (db) => {
  const { schema } = db;
  await schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('is_bot', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('banned_until', 'bigint')
    .addColumn('banned_why', 'text')
    .execute();
  await schema.createIndex('person_owner').on('person').column('owner').execute();
  await schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('secret_before', 'text')
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('session_person').on('session').column('person').execute();
  await schema.createIndex('session_expires').on('session').column('expires').execute();
  await schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkey_person').on('passkey').column('person').execute();
  await schema
    .createTable('challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text')
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('recovery')
    .addColumn('person', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'text', (column) => column.unique())
    .addColumn('attempt', 'text')
    .addColumn('repeatable_until', 'bigint')
    .execute();
  await schema
    .createTable('link')
    .addColumn('person', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull().unique())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('bot_token')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint')
    .execute();
  await schema.createIndex('bot_token_person').on('bot_token').column('person').execute();
  await schema
    .createTable('banned_network')
    .addColumn('network', 'text', (column) => column.primaryKey().notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .execute();
};
