import { keptByKey, type Migration } from './migration.ts';

/** People whom somebody has blocked: see `schema-people.ts`. */
export const blocks: Migration = async ({ schema }, kind) => {
  await schema
    .createTable('block')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('blocked', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('block_key', ['person', 'blocked'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await schema.createIndex('block_blocked').on('block').column('blocked').execute();
};
