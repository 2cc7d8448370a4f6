import type { Games } from '../game-list.ts';
import type { Store } from '../store/store.ts';
import { courseUnder, type Difference, differs, differsFromLog, storedGame } from './replay.ts';

/** A stored game, played again. */
export interface Replayed {
  readonly table: string;
  readonly game: string;
  /** The version under which it is played, and the newest. */
  readonly rules: string;
  readonly newest: string;
  /** What its own rules make of it otherwise than its log: a mistake; or nobody knows them any more. */
  readonly own?: Difference | 'unknown';
  /** What would be different under the newest rules. */
  readonly newer?: Difference;
}

const PAGE = 500;

/** Plays every stored game again that has begun, under its own rules and under the newest of this program. */
export async function* replayStored(
  store: Pick<Store, 'db' | 'read'>,
  games: Games,
): AsyncGenerator<Replayed> {
  let after = '';
  for (;;) {
    const page = await store.db
      .selectFrom('game')
      .select(['id', 'name', 'rules'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, name, rules } of page) {
      const stored = storedGame(await store.read(id));
      if (stored.acts.length > 0) yield { ...compare(stored, games, name, rules), table: id };
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function compare(
  stored: ReturnType<typeof storedGame>,
  games: Games,
  game: string,
  rules: string,
): Omit<Replayed, 'table'> {
  const [mine, newest] = [games.under(game, rules), games.newest(game)];
  const head = { game, rules, newest: newest?.rulesVersion ?? '' };
  if (!mine) return { ...head, own: 'unknown' };
  const course = courseUnder(mine, stored);
  const own = differsFromLog(course, stored);
  const newer = newest && newest !== mine ? differs(courseUnder(newest, stored), course) : undefined;
  return { ...head, ...(own && { own }), ...(newer && { newer }) };
}
