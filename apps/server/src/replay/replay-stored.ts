import type { GameRegistry } from '../game-registry.ts';
import type { Store } from '../store/store.ts';
import { compareCourses, compareWithLog, type Difference, parseStoredGame, replayUnder } from './replay.ts';

/** A stored game, played again. */
export interface StoredReplay {
  readonly table: string;
  readonly game: string;
  /** The version under which it is played, and the newest. */
  readonly rules: string;
  readonly newest: string;
  /** Difference between its own rules and its log, which is a mistake; or its rules are unknown. */
  readonly own?: Difference | 'unknown';
  /** Difference under the newest rules. */
  readonly newer?: Difference;
}

const PAGE_SIZE = 500;

/** Plays every stored game again that has begun, under its own rules and under the newest of this program. */
export async function* replayStored(
  store: Pick<Store, 'db' | 'read'>,
  games: GameRegistry,
): AsyncGenerator<StoredReplay> {
  let after = '';
  for (;;) {
    const page = await store.db
      .selectFrom('game')
      .select(['id', 'name', 'rules'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { id, name, rules } of page) {
      const stored = parseStoredGame(await store.read(id));
      if (stored.actions.length > 0) yield { ...compare(stored, games, name, rules), table: id };
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function compare(
  stored: ReturnType<typeof parseStoredGame>,
  games: GameRegistry,
  game: string,
  rules: string,
): Omit<StoredReplay, 'table'> {
  const [ownRules, newest] = [games.withRules(game, rules), games.newest(game)];
  const base = { game, rules, newest: newest?.rulesVersion ?? '' };
  if (!ownRules) return { ...base, own: 'unknown' };
  const course = replayUnder(ownRules, stored);
  const own = compareWithLog(course, stored);
  const newer =
    newest && newest !== ownRules ? compareCourses(replayUnder(newest, stored), course) : undefined;
  return { ...base, ...(own && { own }), ...(newer && { newer }) };
}
