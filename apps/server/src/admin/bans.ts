import type { Kysely } from 'kysely';
import { type Ban, ban, banNetwork, unban, unbanNetwork } from '../people/bans.ts';
import type { Database } from '../store/schema.ts';

/** Kind of party that is banned, or not any more. */
export type BanKind = 'person' | 'network';

type Db = Kysely<Database>;

export async function banPersonOrNetwork(db: Db, target: string, why: Ban): Promise<BanKind | undefined> {
  if (await ban(db, target, why)) return 'person';
  return (await banNetwork(db, target, why)) ? 'network' : undefined;
}

export async function unbanPersonOrNetwork(db: Db, target: string): Promise<BanKind | undefined> {
  if (await unban(db, target)) return 'person';
  return (await unbanNetwork(db, target)) ? 'network' : undefined;
}
