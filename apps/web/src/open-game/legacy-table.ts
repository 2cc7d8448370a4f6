import type { PageGames } from '../game/context.ts';
import { openRecord } from '../records/open-record.ts';
import { readLegacyTable, removeLegacyTable } from '../storage/local-storage.ts';
import { close, openSession } from './open-games.ts';

/** Moves the single table of older versions of this page into the library. An unreadable one stays in place. */
export async function importLegacyTable(games: PageGames): Promise<void> {
  const opened = await openRecord(games, readLegacyTable() ?? '');
  if (!opened.ok) return;
  const sitting = await openSession(games, opened.session);
  close(sitting);
  if (sitting.saver.state() === 'kept') removeLegacyTable();
}
