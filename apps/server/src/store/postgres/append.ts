import type pg from 'pg';
import type { CommitStrategy } from '../group-commit.ts';
import type { Append, Appended, Head, IdempotentRequest, Store } from '../store.ts';
import { isDown, isRolledBack, isUnreachable, withRetries } from './retry.ts';

/** Parameters of the function that appends, in its order; see the migration that makes it. */
const PARAMETERS = [
  ['game', 'text'],
  ['version', 'integer'],
  ['ats', 'bigint[]'],
  ['bodies', 'text[]'],
  ['person', 'text'],
  ['key', 'text'],
  ['digest', 'text'],
  ['answer', 'text'],
  ['name', 'text'],
  ['rules', 'text'],
  ['state', 'text'],
  ['is_public', 'integer'],
  ['about', 'text'],
  ['due', 'bigint'],
  ['people', 'text[]'],
  ['awaited', 'text[]'],
] as const;

/** All appends in one round trip and one transaction. Named, so that it is planned once a connection. */
const QUERY = {
  name: 'append',
  text: `select a.nr, r.why, r.version_now, r.digest_then, r.answer_then
    from json_to_recordset($1) as a (nr integer, ${PARAMETERS.map((one) => one.join(' ')).join(', ')}),
    lateral append_entries(${PARAMETERS.map(([name]) => `a.${name}`).join(', ')}) r`,
};

interface AppendRow {
  /** Index of the append that it answers. */
  readonly nr: number;
  readonly why: 'repeated' | 'conflict' | null;
  readonly version_now: number;
  readonly digest_then: string;
  readonly answer_then: string;
}

/**
 * Writes appends to PostgreSQL. One that was cut off is tried again if it has a key, which tells whether it was done; without a key,
 * only if it was certainly not done.
 */
export function postgresCommit(pool: pg.Pool, answered: Store['answerTo'], timeout: number): CommitStrategy {
  const writeTogether = async (appends: readonly Append[]) => {
    const { rows } = await pool.query<AppendRow>({
      ...QUERY,
      values: [JSON.stringify(inGameOrder(appends))],
    });
    const all: Appended[] = [];
    for (const row of rows) all[row.nr] = resultOf(row, appends[row.nr]!.asked);
    return all;
  };
  return {
    writeTogether,
    async writeAlone(append, because) {
      const mayRetry = (error: unknown) => !isDown(error) || isNotDone(error) || append.asked !== undefined;
      if (!mayRetry(because)) throw because;
      try {
        const again = (error: unknown) => isDown(error) && mayRetry(error);
        return (await withRetries(again, () => writeTogether([append]), timeout))[0]!;
      } catch (error) {
        if (!append.asked || (error as { constraint?: string }).constraint !== 'asked_key') throw error;
        // The same request was committed elsewhere between the look for its key and the write of it.
        const { person, key } = append.asked;
        const { digest, answer } = (await answered(append.game, person, key))!;
        return { ok: false, why: 'repeated', isSame: digest === append.asked.digest, answer };
      }
    },
    concurrency: 4,
    batchSize: 16,
  };
}

const isNotDone = (error: unknown) => isRolledBack(error) || isUnreachable(error);

/** In the order of the games, so that two nodes that write to the same ones wait for each other and not in a circle. */
const inGameOrder = (appends: readonly Append[]) =>
  appends
    .map((append, nr) => ({ nr, ...parametersOf(append) }))
    .sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.nr - b.nr));

const parametersOf = ({ game, version, entries, asked, head }: Append) => ({
  ...{ game, version, ats: entries.map(({ at }) => at), bodies: entries.map(({ body }) => body) },
  ...asked,
  ...{ name: head.name, rules: head.rules, state: head.state, is_public: Number(head.isPublic) },
  ...{ about: head.about, due: head.due, people: sortedIds(head.people) },
  awaited: sortedIds(head.people.filter(({ isAwaited }) => isAwaited)),
});

/** In order, as the function compares them with who sat there before. */
const sortedIds = (people: Head['people']) => people.map(({ person }) => person).sort();

function resultOf(
  { why, version_now, digest_then, answer_then }: AppendRow,
  asked: IdempotentRequest | undefined,
): Appended {
  if (why === 'repeated')
    return { ok: false, why, isSame: digest_then === asked?.digest, answer: answer_then };
  if (why === 'conflict') return { ok: false, why, version: version_now };
  return { ok: true, version: version_now };
}
