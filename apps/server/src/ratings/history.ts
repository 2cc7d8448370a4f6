import type { OwnData } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { ratingsOf } from './leaderboard.ts';

/** Returns everything that is stored of somebody's games, for themselves. */
export async function historyOf(
  db: Kysely<Database>,
  person: string,
): Promise<Pick<OwnData, 'games' | 'results' | 'ratings' | 'reports'>> {
  const games = await db
    .selectFrom('player')
    .innerJoin('game', 'game.id', 'player.game')
    .select(['game.id', 'game.name', 'game.state', 'game.opened', 'game.changed'])
    .where('player.person', '=', person)
    .orderBy('game.opened')
    .orderBy('game.id')
    .execute();
  const results = await db
    .selectFrom('finish')
    .select(['game', 'name', 'at', 'place', 'has_won'])
    .where('person', '=', person)
    .orderBy('at')
    .orderBy('game')
    .execute();
  const reports = await db
    .selectFrom('report')
    .select(['game as table', 'seq', 'why', 'note', 'at'])
    .where('reporter', '=', person)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    games: games.map(({ id, name, state, opened, changed }) => ({
      table: id,
      game: name,
      state: state as OwnData['games'][number]['state'],
      ...{ opened, changed, log: `/api/tables/${id}`, record: `/api/tables/${id}/record` },
    })),
    results: results.map(({ game, name, at, place, has_won }) => ({
      ...{ table: game, game: name, at, place, hasWon: has_won === 1 },
    })),
    ratings: await ratingsOf(db, person),
    reports,
  };
}
