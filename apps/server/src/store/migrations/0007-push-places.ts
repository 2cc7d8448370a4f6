import type { Migration } from './migration.ts';

/** A browser has one address, whoever is signed in there, and its page a language. */
export const pushPlaces: Migration = async (db) => {
  await db.schema.alterTable('push').addColumn('language', 'text').execute();
  await db.schema.createIndex('push_endpoint').on('push').column('endpoint').execute();
};
