import type { Kysely } from 'kysely';
import { type Ban, ban, banNetwork, unban, unbanNetwork } from '../people/bans.ts';
import type { Database } from '../store/schema.ts';

/** Who is banned, or not any more. */
export type Banned = 'person' | 'network';

type Db = Kysely<Database>;

export async function banOf(db: Db, whom: string, why: Ban): Promise<Banned | undefined> {
  if (await ban(db, whom, why)) return 'person';
  return (await banNetwork(db, whom, why)) ? 'network' : undefined;
}

export async function unbanOf(db: Db, whom: string): Promise<Banned | undefined> {
  if (await unban(db, whom)) return 'person';
  return (await unbanNetwork(db, whom)) ? 'network' : undefined;
}
