import type { Migration } from './migration.ts';

/** When something was asked for that has no table yet: such rows are swept away after a while. */
export const askedAt: Migration = async (db) => {
  await db.schema.alterTable('asked').addColumn('at', 'bigint').execute();
};
