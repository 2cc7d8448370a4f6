import type { Games } from '../game-list.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { Annals } from './annals.ts';

/**
 * Forgets all that was counted in and counts it in again from the logs: ratings, results and what came by chance are the
 * same afterwards. Meanwhile there is less to see. `failed` is told of tables that cannot be read.
 */
export async function rebuildAnnals(
  store: Store,
  games: Games,
  failed: (error: unknown) => void = () => {},
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
  const annals = new Annals({
    store,
    rooms: new Rooms(store, games, store.now),
    now: store.now,
    months,
    failed,
  });
  try {
    await annals.sweep();
  } finally {
    await annals.close();
  }
}
