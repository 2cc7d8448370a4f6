import type { Blocks, PersonId } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { problem } from '../http/problem.ts';
import type { Limits } from '../http/settings.ts';
import type { Database } from '../store/schema.ts';
import { findPerson, type Person } from './people.ts';

type Db = Kysely<Database>;

/** People whom somebody has blocked, the latest first. */
export const blocksOf = async (db: Db, person: PersonId): Promise<Blocks['people']> =>
  db
    .selectFrom('block')
    .innerJoin('person', 'person.id', 'block.blocked')
    .select(['person.id', 'person.name', 'block.at'])
    .where('block.person', '=', person)
    .orderBy('block.at', 'desc')
    .orderBy('person.id')
    .execute();

/** Somebody wants to meet somebody no more. To be done in a transaction. */
export async function blockPerson(
  db: Db,
  { person, blocked, now, limits }: { person: PersonId; blocked: PersonId; now: number; limits: Limits },
): Promise<void> {
  if (person === blocked) throw problem('block-self');
  if (!(await findPerson(db, blocked))) throw problem('not-found');
  const before = await blocksOf(db, person);
  if (before.some(({ id }) => id === blocked)) return;
  if (before.length >= limits.blocks)
    throw problem('limit-reached', { values: { what: 'blocks', most: limits.blocks } });
  await db
    .insertInto('block')
    .values({ person, blocked, at: now })
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function unblockPerson(db: Db, person: PersonId, blocked: PersonId): Promise<void> {
  await db.deleteFrom('block').where('person', '=', person).where('blocked', '=', blocked).execute();
}

/** Those of `people` who have blocked somebody, or the owner of that bot. */
export async function blockersAmong(
  db: Db,
  { id, owner }: Pick<Person, 'id' | 'owner'>,
  people: readonly PersonId[],
): Promise<ReadonlySet<PersonId>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('block')
    .select('person')
    .where('blocked', 'in', owner === undefined ? [id] : [id, owner])
    .where('person', 'in', people)
    .execute();
  return new Set(rows.map(({ person }) => person));
}

/** Those of `people` whom somebody has blocked. */
export async function blockedAmong(
  db: Db,
  person: PersonId,
  people: readonly PersonId[],
): Promise<ReadonlySet<PersonId>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('block')
    .select('blocked')
    .where('person', '=', person)
    .where('blocked', 'in', people)
    .execute();
  return new Set(rows.map(({ blocked }) => blocked));
}
