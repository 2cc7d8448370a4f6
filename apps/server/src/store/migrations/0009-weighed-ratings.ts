import { keptByKey, type Migration } from './migration.ts';

/**
 * Weights of rated results, ratings that are hidden by their holder, and draws of public tables apart from others. All that follows from
 * logs is forgotten: the server counts it in again when it starts.
 */
export const weighedRatings: Migration = async (db, kind) => {
  const { schema } = db;
  const any = db.withTables<Record<string, Record<string, unknown>>>();
  for (const table of ['finished', 'finish', 'rating', 'rated_pool']) await any.deleteFrom(table).execute();
  await schema
    .alterTable('person')
    .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .alterTable('finished')
    .addColumn('is_public', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('finish')
    .addColumn('has_played', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('finish').addColumn('weight', 'double precision').execute();
  for (const column of ['played_after', 'met_after', 'counted_after', 'is_newcomer'])
    await schema.alterTable('finish').addColumn(column, 'integer').execute();
  await schema
    .alterTable('rating')
    .addColumn('is_provisional', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.dropIndex('rating_ladder').execute();
  await schema
    .createIndex('rating_ladder')
    .on('rating')
    .columns(['pool', 'is_provisional', 'value'])
    .execute();
  await schema.dropTable('draw_count').execute();
  await schema
    .createTable('draw_count')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('chart', 'text', (column) => column.notNull())
    .addColumn('bar', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('draws', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('spread', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('draw_count_key', ['month', 'name', 'is_public', 'chart', 'bar'])
    .modifyEnd(keptByKey(kind))
    .execute();
};
