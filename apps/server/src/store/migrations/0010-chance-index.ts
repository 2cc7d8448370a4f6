import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Indexes for the sums of chance, and for tables that are not over: few of them, whose columns never change with a move. */
export const chanceIndex: Migration = async ({ schema }) => {
  await schema.dropIndex('finished_month').execute();
  await schema
    .createIndex('finished_month')
    .on('finished')
    .columns(['month', 'name', 'is_public', 'is_fair'])
    .execute();
  await schema
    .createIndex('game_live')
    .on('game')
    .columns(['name', 'rules'])
    .where(sql<boolean>`state != 'over'`)
    .execute();
};
