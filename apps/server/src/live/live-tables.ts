import { createHash, randomBytes } from 'node:crypto';
import { commitment, newSecret } from '@bastide/fair';
import { LOG_VERSION, type OpenedEntry } from '@bastide/protocol';
import type { GameRegistry } from '../game-registry.ts';
import type { Store } from '../store/store.ts';
import { StatePool } from '../table/state-pool.ts';
import { encodeEntry, extendSnapshot, type TableOrigin } from '../table/table-snapshot.ts';
import { headFrom } from './head.ts';
import { LiveTable, type LiveTableListener, type OnClockCorrected } from './live-table.ts';
import type { Outages } from './outages.ts';

/** Secrets of a table, known to its dealer and its people: a row of the table `secret`, as JSON. */
interface TableSecrets {
  /** The dealer's, 32 bytes in hexadecimal. */
  readonly dealer: string;
  /** Secret part of the link: it opens the table. */
  readonly invite: string;
}

/** A table to be opened. */
export type NewTableSpec = Omit<OpenedEntry, 'kind' | 'logVersion' | 'rules' | 'commitment'>;

/** Rooms that nobody watches stay in memory, for the next move. */
const CACHE_SIZE = 2_000;

/** Tables that get the time of an outage at once: moves do not wait behind thousands. */
const CREDIT_BATCH = 16;

/** A table stands that this server has no rules for. */
export class UnknownRules extends Error {}

/** The tables of the store, each read when somebody asks for it. */
export class LiveTables {
  readonly #store: Store;
  readonly #games: GameRegistry;
  readonly #now: () => number;
  readonly #outages: Outages | undefined;
  readonly #onClockCorrected: OnClockCorrected | undefined;
  readonly #statePool = new StatePool();
  readonly #cacheSize: number;
  /** The longest unused first. */
  readonly #liveTables = new Map<string, Promise<LiveTable | undefined>>();
  /** Also those that were forgotten while somebody still has them: of a table there is one room only. */
  readonly #weakRefs = new Map<string, WeakRef<LiveTable>>();
  readonly #finalizers = new FinalizationRegistry<string>((id) => {
    if (!this.#weakRefs.get(id)?.deref()) this.#weakRefs.delete(id);
  });
  readonly #listeners = new Set<LiveTableListener>();

  /** `cacheSize`: rooms that stay in memory though nobody watches them. */
  constructor(
    store: Store,
    games: GameRegistry,
    now: () => number,
    outages?: Outages,
    cacheSize = CACHE_SIZE,
    onClockCorrected?: OnClockCorrected,
  ) {
    this.#outages = outages;
    this.#cacheSize = cacheSize;
    this.#onClockCorrected = onClockCorrected;
    this.#store = store;
    this.#games = games;
    this.#now = now;
  }

  /** Tells of every table that was opened, changed or read on here. Returns the way to hear no more. */
  subscribe(listener: LiveTableListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.#liveTables.size;
  }

  /** The table of that id; undefined: there is none. Throws `UnknownRules`. */
  async get(id: string): Promise<LiveTable | undefined> {
    const known = this.#liveTables.get(id);
    const alive = this.#weakRefs.get(id)?.deref();
    const liveTable = known ?? (alive ? Promise.resolve(alive) : this.#load(id));
    this.#liveTables.delete(id);
    this.#liveTables.set(id, liveTable);
    const found = await liveTable.catch((error: unknown) => {
      this.#remove(id, liveTable);
      throw error;
    });
    if (!found) this.#remove(id, liveTable);
    else if (!known) await this.#evict();
    await found?.creditOutages();
    return found;
  }

  /** Gives the time of an outage that has just ended to all tables that somebody watches; others get it when somebody reads them. */
  async creditSubscribed(): Promise<void> {
    const loading = [...this.#liveTables.values()];
    while (loading.length > 0) {
      const some = loading.splice(0, CREDIT_BATCH);
      const liveTables = await Promise.all(some.map((liveTable) => liveTable.catch(() => undefined)));
      await Promise.all(
        liveTables.map((liveTable) => (liveTable?.hasSubscribers ? liveTable.creditOutages() : undefined)),
      );
    }
  }

  /** Forgets a table that there was not, unless it was opened meanwhile. */
  #remove(id: string, liveTable: Promise<LiveTable | undefined>): void {
    if (this.#liveTables.get(id) === liveTable) this.#liveTables.delete(id);
  }

  /** The table of that id if it is in memory already. */
  async inMemory(id: string): Promise<LiveTable | undefined> {
    return this.#liveTables.get(id) ?? this.#weakRefs.get(id)?.deref();
  }

  /**
   * A new table, of a game that there is, under options that were read. Where one of that id is there already it stays as it is:
   * of several who open it at the same moment one does.
   */
  async open(spec: NewTableSpec, { id, dealer } = randomTableKeys()): Promise<LiveTable> {
    const facts = this.#games.newest(spec.game);
    if (!facts) throw new UnknownRules(spec.game);
    // A secret without a table is nothing; a table without its secret could not be dealt.
    const secrets = await this.#saveSecrets(id, { dealer, invite: newInvite() });
    const opened: OpenedEntry = {
      kind: 'opened',
      logVersion: LOG_VERSION,
      ...spec,
      rules: facts.rulesVersion,
      commitment: commitment(id, secrets.dealer),
    };
    const first = encodeEntry(this.#now(), opened);
    const snapshot = extendSnapshot({ id, secret: secrets.dealer, facts: () => facts }, undefined, [first]);
    const head = headFrom(snapshot);
    const { ok } = await this.#store.append({ game: id, version: 0, entries: [first], head });
    // Somebody may have looked for it before it was there.
    const looked = this.#liveTables.get(id);
    if (looked && !(await looked.catch(() => undefined))) this.#remove(id, looked);
    const liveTable = (await this.get(id))!;
    if (ok) this.#notify(liveTable, true);
    return liveTable;
  }

  /** Keeps the secrets of a table, or finds those that it has. */
  async #saveSecrets(id: string, secrets: TableSecrets): Promise<TableSecrets> {
    await this.#store.db
      .insertInto('secret')
      .values({ game: id, secret: JSON.stringify(secrets) })
      .onConflict((same) => same.doNothing())
      .execute();
    return (await this.#secrets(id))!;
  }

  /** Tells without reading the log whether somebody knows of a table: everybody of a public one, else its players. */
  async isKnownTo(id: string, person: string | undefined): Promise<boolean> {
    const { db } = this.#store;
    const table = await db.selectFrom('game').select('is_public').where('id', '=', id).executeTakeFirst();
    if (table?.is_public === 1) return true;
    if (person === undefined) return false;
    const seats = db.selectFrom('player').select('game').where('game', '=', id).where('person', '=', person);
    return (await seats.executeTakeFirst()) !== undefined;
  }

  /** The secret part of a table's link. */
  async inviteOf(id: string): Promise<string | undefined> {
    return (await this.#secrets(id))?.invite;
  }

  /** A new secret part of a table's link: the one before opens nothing. */
  replaceInvite(id: string): Promise<string> {
    const invite = newInvite();
    return this.#store.transact(async (db) => {
      const { secret } = await db
        .selectFrom('secret')
        .select('secret')
        .where('game', '=', id)
        .executeTakeFirstOrThrow();
      const secrets: TableSecrets = { ...(JSON.parse(secret) as TableSecrets), invite };
      await db
        .updateTable('secret')
        .set({ secret: JSON.stringify(secrets) })
        .where('game', '=', id)
        .execute();
      return invite;
    });
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const secrets = await this.#secrets(id);
    if (!secrets) return undefined;
    const origin: TableOrigin = {
      id,
      secret: secrets.dealer,
      facts: (name, rules) => {
        const facts = this.#games.withRules(name, rules);
        if (!facts) throw new UnknownRules(`${name} ${rules}`);
        return facts;
      },
    };
    const liveTable = await LiveTable.load(this.#store, origin, {
      outages: this.#outages,
      statePool: this.#statePool,
      onClockCorrected: this.#onClockCorrected,
    });
    liveTable?.subscribe((changed, isOwn) => this.#notify(changed, isOwn));
    if (liveTable) {
      this.#weakRefs.set(id, new WeakRef(liveTable));
      this.#finalizers.register(liveTable, id);
    }
    return liveTable;
  }

  #notify(liveTable: LiveTable, isOwn: boolean): void {
    for (const listener of this.#listeners) listener(liveTable, isOwn);
  }

  async #secrets(id: string): Promise<TableSecrets | undefined> {
    const row = await this.#store.db
      .selectFrom('secret')
      .select('secret')
      .where('game', '=', id)
      .executeTakeFirst();
    return row && (JSON.parse(row.secret) as TableSecrets);
  }

  /** The oldest that nobody watches leave the memory. */
  async #evict(): Promise<void> {
    if (this.#liveTables.size <= this.#cacheSize) return;
    for (const [id, loading] of this.#liveTables) {
      const liveTable = await loading.catch(() => undefined);
      if (!liveTable?.hasSubscribers) this.#liveTables.delete(id);
      if (this.#liveTables.size <= this.#cacheSize) return;
    }
  }
}

/** Returns an id and a dealer's secret for a new table, which nobody can know before. */
export const randomTableKeys = () => ({ id: newId(), dealer: newSecret() });
/** The same, where the table continues another: whoever opens it opens the same one. */
export const rematchTableKeys = (id: string) => ({
  id: idFrom(createHash('sha256').update(`after ${id}`).digest().subarray(0, 10)),
  dealer: newSecret(),
});

/** Letters and digits that are not mistaken for each other. */
const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** 10 letters: more tables than anybody could try. */
const newId = (): string => idFrom(randomBytes(10));
const newInvite = (): string => randomBytes(16).toString('base64url');

const idFrom = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('');
