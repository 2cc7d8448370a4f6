import { sql } from 'kysely';
import { keptByKey, type Migration } from './migration.ts';

/** Tables of results and reports: see `schema-results.ts`. */
export const annals: Migration = async (db, kind) => {
  const { schema } = db;
  await schema
    .createTable('finished')
    .addColumn('game', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('is_fair', 'integer')
    .modifyEnd(keptByKey(kind))
    .execute();
  await schema.createIndex('finished_month').on('finished').columns(['month', 'name', 'is_fair']).execute();
  // Which tables are over but not counted in: their columns never change with a move.
  await schema
    .createIndex('game_over')
    .on('game')
    .columns(['opened', 'id'])
    .where(sql<boolean>`state = 'over'`)
    .execute();
  await schema
    .createTable('finish')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('has_won', 'integer', (column) => column.notNull())
    .addColumn('is_told', 'integer', (column) => column.notNull())
    .addColumn('pool', 'text')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('mu_after', 'double precision')
    .addColumn('sigma_after', 'double precision')
    .addPrimaryKeyConstraint('finish_key', ['game', 'seat'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await schema.createIndex('finish_person').on('finish').columns(['person', 'pool', 'at', 'game']).execute();
  await schema.createIndex('finish_pool').on('finish').columns(['pool', 'at', 'game']).execute();
  await schema
    .createTable('rated_pool')
    .addColumn('pool', 'text', (column) => column.primaryKey().notNull())
    .addColumn('tables', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('rating')
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['pool', 'person'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await schema.createIndex('rating_ladder').on('rating').columns(['pool', 'value']).execute();
  await schema.createIndex('rating_person').on('rating').column('person').execute();
  await schema
    .createTable('draw_count')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('chart', 'text', (column) => column.notNull())
    .addColumn('bar', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('draws', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('spread', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('draw_count_key', ['month', 'name', 'chart', 'bar'])
    .modifyEnd(keptByKey(kind))
    .execute();
  await schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('moment', 'integer', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('said', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .addUniqueConstraint('report_once', ['game', 'seq', 'about', 'reporter'])
    .execute();
};
