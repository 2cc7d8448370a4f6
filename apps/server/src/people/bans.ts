import { BlockList, isIP } from 'node:net';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Until when somebody is banned for good: both databases and JSON can hold it. */
export const FOREVER = 8_640_000_000_000_000;
/** For so long the list of networks is not read again, in milliseconds. */
const CACHE_MS = 10_000;

type Db = Kysely<Database>;

export interface Ban {
  /** Milliseconds since 1970; without it, for good. */
  readonly until?: number;
  /** For those who run the server. */
  readonly why: string;
}

/** Bans a person and their bots: they may look, and change nothing. False where there is no such person. */
export async function ban(db: Db, person: string, { until = FOREVER, why }: Ban): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ banned_until: until, banned_why: why })
    .where('id', '=', person)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back a ban. False where there is no such person. */
export async function unban(db: Db, person: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ banned_until: null, banned_why: null })
    .where('id', '=', person)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Bans whoever comes from a network (`192.0.2.0/24`) or an address. False where that is neither. */
export async function banNetwork(db: Db, network: string, { until = FOREVER, why }: Ban): Promise<boolean> {
  if (!subnetOf(network)) return false;
  await db
    .insertInto('banned_network')
    .values({ network, until, why })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ until, why }))
    .execute();
  return true;
}

export async function unbanNetwork(db: Db, network: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('banned_network')
    .where('network', '=', network)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Asks until when an address is banned; 0: it is not. What is new is known within ten seconds. */
export function bannedNetworks(db: Db, now: () => number): (address: string) => Promise<number> {
  let lists: readonly { readonly until: number; readonly list: BlockList }[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async (address) => {
    if (Math.abs(now() - readAt) >= CACHE_MS) {
      readAt = now();
      const rows = await db.selectFrom('banned_network').selectAll().where('until', '>', readAt).execute();
      lists = rows.flatMap(({ network, until }) => {
        const list = listOf(network);
        return list ? [{ until, list }] : [];
      });
    }
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return Math.max(0, ...lists.map(({ until, list }) => (list.check(address, family) ? until : 0)));
  };
}

interface Subnet {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** An address, or a network with the length of its prefix; undefined where it is neither. */
export function subnetOf(network: string): Subnet | undefined {
  const [address = '', bits, ...rest] = network.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const length = bits === undefined ? most : Number(bits);
  const isFine = version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits ?? '0') && length <= most;
  return isFine ? { address, bits: length, family: version === 6 ? 'ipv6' : 'ipv4' } : undefined;
}

function listOf(network: string): BlockList | undefined {
  const subnet = subnetOf(network);
  if (!subnet) return undefined;
  const list = new BlockList();
  list.addSubnet(subnet.address, subnet.bits, subnet.family);
  return list;
}
