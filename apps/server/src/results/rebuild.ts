import type { GameRegistry } from '../game-registry.ts';
import { LiveTables } from '../live/live-tables.ts';
import type { Store } from '../store/store.ts';
import { ResultRecorder } from './result-recorder.ts';

/**
 * Forgets all that was counted in and counts it in again from the logs: ratings, results and what came by chance are the
 * same afterwards. Meanwhile there is less to see. `onError` is told of tables that cannot be read.
 */
export async function rebuildResults(
  store: Store,
  games: GameRegistry,
  onError: (error: unknown) => void = () => {},
): Promise<void> {
  const months = await store.transact(async (db) => {
    const counted = await db
      .selectFrom('finished')
      .select(['game', 'month'])
      .where('is_public', '=', 0)
      .execute();
    for (const table of ['finished', 'finish', 'rating', 'rated_pool', 'draw_count'] as const)
      await db.deleteFrom(table).execute();
    return new Map(counted.map(({ game, month }) => [game, month]));
  });
  const resultRecorder = new ResultRecorder({
    store,
    liveTables: new LiveTables(store, games, store.now),
    now: store.now,
    months,
    onError,
  });
  try {
    await resultRecorder.sweep();
  } finally {
    await resultRecorder.close();
  }
}
