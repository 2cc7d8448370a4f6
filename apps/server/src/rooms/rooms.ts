import { createHash, randomBytes } from 'node:crypto';
import { commitment, newSecret } from '@bastide/fair';
import type { OpenedEntry } from '@bastide/protocol';
import type { Games } from '../game-list.ts';
import type { Store } from '../store/store.ts';
import { Spares } from '../table/spares.ts';
import { type Origin, readOn, written } from '../table/standing.ts';
import { headOf } from './head.ts';
import type { Outages } from './outages.ts';
import { type ClockCorrected, Room, type RoomListener } from './room.ts';

/** What only the dealer and the people at a table know: a row of the table `secret`, as JSON. */
interface Secrets {
  /** The dealer's, 32 bytes in hexadecimal. */
  readonly dealer: string;
  /** Whoever has it may come. */
  readonly invite: string;
}

/** A table to be opened. */
export type Opening = Omit<OpenedEntry, 'kind' | 'rules' | 'commitment'>;

/** Rooms that nobody watches stay in memory, for the next move. */
const KEPT = 2_000;

/** Tables that get the time of an outage at once: moves do not wait behind thousands. */
const CREDITED_AT_ONCE = 16;

/** A table stands that this server has no rules for. */
export class UnknownRules extends Error {}

/** The tables of the store, each read when somebody asks for it. */
export class Rooms {
  readonly #store: Store;
  readonly #games: Games;
  readonly #now: () => number;
  readonly #outages: Outages | undefined;
  readonly #clockCorrected: ClockCorrected | undefined;
  readonly #spares = new Spares();
  readonly #kept: number;
  /** The longest unused first. */
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  /** Also those that were forgotten while somebody still has them: of a table there is one room only. */
  readonly #alive = new Map<string, WeakRef<Room>>();
  readonly #gone = new FinalizationRegistry<string>((id) => {
    if (!this.#alive.get(id)?.deref()) this.#alive.delete(id);
  });
  readonly #listeners = new Set<RoomListener>();

  /** `kept`: rooms that stay in memory though nobody watches them. */
  constructor(
    store: Store,
    games: Games,
    now: () => number,
    outages?: Outages,
    kept = KEPT,
    clockCorrected?: ClockCorrected,
  ) {
    this.#outages = outages;
    this.#kept = kept;
    this.#clockCorrected = clockCorrected;
    this.#store = store;
    this.#games = games;
    this.#now = now;
  }

  /** Tells of every table that was opened, changed or read on here. Returns the way to hear no more. */
  subscribe(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** The table of that id; undefined: there is none. Throws `UnknownRules`. */
  async room(id: string): Promise<Room | undefined> {
    const known = this.#rooms.get(id);
    const alive = this.#alive.get(id)?.deref();
    const room = known ?? (alive ? Promise.resolve(alive) : this.#load(id));
    this.#rooms.delete(id);
    this.#rooms.set(id, room);
    const found = await room.catch((error: unknown) => {
      this.#drop(id, room);
      throw error;
    });
    if (!found) this.#drop(id, room);
    else if (!known) await this.#forget();
    await found?.creditOutages();
    return found;
  }

  /** Gives the time of an outage that has just ended to all tables that somebody watches; others get it when somebody reads them. */
  async creditWatched(): Promise<void> {
    const loading = [...this.#rooms.values()];
    while (loading.length > 0) {
      const some = loading.splice(0, CREDITED_AT_ONCE);
      const rooms = await Promise.all(some.map((room) => room.catch(() => undefined)));
      await Promise.all(rooms.map((room) => (room?.isWatched ? room.creditOutages() : undefined)));
    }
  }

  /** Forgets a table that there was not, unless it was opened meanwhile. */
  #drop(id: string, room: Promise<Room | undefined>): void {
    if (this.#rooms.get(id) === room) this.#rooms.delete(id);
  }

  /** The table of that id if it is in memory already. */
  async known(id: string): Promise<Room | undefined> {
    return this.#rooms.get(id) ?? this.#alive.get(id)?.deref();
  }

  /**
   * A new table, of a game that there is, under options that were read. Where one of that id is there already it stays as it is:
   * of several who open it at the same moment one does.
   */
  async open(opening: Opening, { id, dealer } = byChance()): Promise<Room> {
    const hosted = this.#games.newest(opening.game);
    if (!hosted) throw new UnknownRules(opening.game);
    // A secret without a table is nothing; a table without its secret could not be dealt.
    const secrets = await this.#keep(id, { dealer, invite: newInvite() });
    const opened: OpenedEntry = {
      kind: 'opened',
      ...opening,
      rules: hosted.rulesVersion,
      commitment: commitment(id, secrets.dealer),
    };
    const first = written(this.#now(), opened);
    const standing = readOn({ id, secret: secrets.dealer, hosted: () => hosted }, undefined, [first]);
    const head = headOf(standing);
    const { ok } = await this.#store.append({ game: id, version: 0, entries: [first], head });
    // Somebody may have looked for it before it was there.
    const looked = this.#rooms.get(id);
    if (looked && !(await looked.catch(() => undefined))) this.#drop(id, looked);
    const room = (await this.room(id))!;
    if (ok) this.#tell(room, true);
    return room;
  }

  /** Keeps the secrets of a table, or finds those that it has. */
  async #keep(id: string, secrets: Secrets): Promise<Secrets> {
    await this.#store.db
      .insertInto('secret')
      .values({ game: id, secret: JSON.stringify(secrets) })
      .onConflict((same) => same.doNothing())
      .execute();
    return (await this.#secrets(id))!;
  }

  /** Whether somebody knows of a table without its log being read: everybody of a public one, else who sits there. */
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
      const secrets: Secrets = { ...(JSON.parse(secret) as Secrets), invite };
      await db
        .updateTable('secret')
        .set({ secret: JSON.stringify(secrets) })
        .where('game', '=', id)
        .execute();
      return invite;
    });
  }

  async #load(id: string): Promise<Room | undefined> {
    const secrets = await this.#secrets(id);
    if (!secrets) return undefined;
    const origin: Origin = {
      id,
      secret: secrets.dealer,
      hosted: (name, rules) => {
        const hosted = this.#games.under(name, rules);
        if (!hosted) throw new UnknownRules(`${name} ${rules}`);
        return hosted;
      },
    };
    const room = await Room.load(this.#store, origin, {
      outages: this.#outages,
      spares: this.#spares,
      clockCorrected: this.#clockCorrected,
    });
    room?.subscribe((changed, isOwn) => this.#tell(changed, isOwn));
    if (room) {
      this.#alive.set(id, new WeakRef(room));
      this.#gone.register(room, id);
    }
    return room;
  }

  #tell(room: Room, isOwn: boolean): void {
    for (const listener of this.#listeners) listener(room, isOwn);
  }

  async #secrets(id: string): Promise<Secrets | undefined> {
    const row = await this.#store.db
      .selectFrom('secret')
      .select('secret')
      .where('game', '=', id)
      .executeTakeFirst();
    return row && (JSON.parse(row.secret) as Secrets);
  }

  /** The oldest that nobody watches leave the memory. */
  async #forget(): Promise<void> {
    if (this.#rooms.size <= this.#kept) return;
    for (const [id, loading] of this.#rooms) {
      const room = await loading.catch(() => undefined);
      if (!room?.isWatched) this.#rooms.delete(id);
      if (this.#rooms.size <= this.#kept) return;
    }
  }
}

/** What nobody can know of a table before it is opened: its id, and the secret of its dealer. */
export const byChance = () => ({ id: newId(), dealer: newSecret() });
/** The same, where the table continues another: whoever opens it opens the same one. */
export const afterTable = (id: string) => ({
  id: lettersOf(createHash('sha256').update(`after ${id}`).digest().subarray(0, 10)),
  dealer: newSecret(),
});

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** 10 letters: more tables than anybody could try. */
const newId = (): string => lettersOf(randomBytes(10));
const newInvite = (): string => randomBytes(16).toString('base64url');

const lettersOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
