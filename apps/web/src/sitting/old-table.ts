import type { Games } from '../game/context.ts';
import { forgetOldTable, oldTable } from '../kept/storage.ts';
import { openRecord } from '../records/open.ts';
import { rise, sitAt } from './sitting.ts';

/** Puts the table on the shelf that this browser kept before there was one. What cannot be read stays where it is. */
export async function shelveOldTable(games: Games): Promise<void> {
  const opened = await openRecord(games, oldTable() ?? '');
  if (!opened.ok) return;
  const sitting = await sitAt(games, opened.session);
  rise(sitting);
  if (sitting.keeping.state() === 'kept') forgetOldTable();
}
