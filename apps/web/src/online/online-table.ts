import {
  type CommandInput,
  type Entry,
  fold,
  type PersonId,
  type PresenceUpdate,
  type PublicPerson,
  readEntryData,
  seatsOf,
  type Table,
  type TableUpdate,
} from '@bastide/protocol';
import { itemAt, must } from '../must.ts';
import { randomId } from '../storage/random-id.ts';
import type { Client } from './client.ts';
import { removeNumbers, storeCommitment } from './commitments.ts';
import type { Connection, TableFollower } from './connection.ts';
import { ProblemError, UnreachableError } from './problem.ts';
import type { OnlineMoment, TableConnection } from './table-connection.ts';

export interface ServerConnection {
  readonly client: Client;
  readonly connection: Connection;
}

/** Tells if this page has the rules by which a table is played. */
export type HasRules = (table: Pick<Table, 'game' | 'rules'>) => boolean;

/** Milliseconds until the page requests an action that the stream has not shown, and until it gives up. */
const FETCH_AFTER_MS = 1500;
const CONFIRM_TIMEOUT_MS = 10_000;
/** Milliseconds between two requests for missing entries. */
const REFETCH_PAUSE_MS = 3000;

/** A table of the server, followed by this page. */
export class OnlineTable implements TableConnection, TableFollower {
  readonly id: string;
  readonly me: PersonId | undefined;
  readonly invite: string | undefined;
  readonly #server: ServerConnection;
  readonly #copy = new TableReplica();
  readonly #listeners = new Set<() => void>();
  readonly #shuts = new Set<() => void>();
  readonly #leave: (() => void)[] = [];
  #presence: Omit<PresenceUpdate, 'table'> = { here: [] };
  #moment: OnlineMoment | undefined;
  #fetching: Promise<void> | undefined;
  #isTold = false;
  #isBegun = false;
  #isClosed = false;

  private constructor(
    server: ServerConnection,
    id: string,
    me: PersonId | undefined,
    invite: string | undefined,
  ) {
    this.#server = server;
    this.id = id;
    this.me = me;
    this.invite = invite;
  }

  /**
   * Opens a table and follows it. If this page does not `know` the version of its rules, the server sends all views
   * of the game. Fails as `Client.ask` does if the reader may not see it.
   */
  static async open(
    server: ServerConnection,
    id: string,
    me: PersonId | undefined,
    invite?: string,
    knows: HasRules = () => true,
  ): Promise<OnlineTable> {
    const table = new OnlineTable(server, id, me, invite);
    await table.#fetch();
    table.#isTold = !knows(table.known.table);
    if (table.#isTold) await table.#fetch();
    storeCommitment(id, table.known.table.commitment);
    table.#leave.push(
      server.connection.follow(id, table),
      server.connection.subscribe(() => table.#tell()),
    );
    return table;
  }

  /** Stops following the table. */
  close(): void {
    this.#isClosed = true;
    for (const leave of this.#leave) leave();
  }

  readonly moment = (): OnlineMoment => {
    const { table, entries, people, ahead } = this.known;
    const { here, elsewhere = [], keptUntil = {}, hostKeptUntil, silence, silentFrom = 0 } = this.#presence;
    const presence = { here, elsewhere, keptUntil, hostKeptUntil, silence, silentFrom };
    this.#moment ??= { table, entries, people, ahead, ...presence, link: this.#server.connection.link() };
    return this.#moment;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table's state as known here, including the game's views. */
  get known(): ReplicaState {
    const { state } = this.#copy;
    if (!state) throw new Error(`table ${this.id} was not opened`);
    return state;
  }

  version(): number {
    return this.#copy.version;
  }

  needsViews(): boolean {
    return this.#isTold;
  }

  onNews(news: TableUpdate): void {
    if (this.#isClosed) return;
    // The news came on a stream that was opened without views.
    if (this.#isTold && !hasGameState(news)) return void this.#mend();
    const heard = this.#copy.apply(news, Date.now());
    if (heard === 'gap') void this.#mend();
    else this.#heard(heard);
  }

  onPresence(presence: PresenceUpdate): void {
    this.#presence = presence;
    this.#tell();
  }

  onClosed(): void {
    for (const listener of this.#shuts) listener();
  }

  /** Calls back when the reader loses access to the table; opening it again gives the reason. */
  onceClosed(listener: () => void): void {
    this.#shuts.add(listener);
  }

  async do(command: CommandInput, key = randomId()): Promise<void> {
    const done = await this.#server.client.ask<{ readonly version: number }>(this.#path(), {
      method: 'POST',
      body: command,
      key,
      invite: this.invite,
    });
    await this.#shown(done.version);
  }

  /** Sends a request about this table: `views/12`. */
  ask<Answer>(what: string): Promise<Answer> {
    return this.#server.client.ask<Answer>(this.#path(what), { invite: this.invite });
  }

  #path(what?: string): string {
    return `tables/${encodeURIComponent(this.id)}${what === undefined ? '' : `/${what}`}`;
  }

  #heard(heard: ReplicaUpdate): void {
    if (heard === 'nothing') return;
    const { table } = this.known;
    if (!this.#isBegun && table.state !== 'open') {
      this.#isBegun = true;
      // A reader who left, or found the seat taken, has no part in the chance of the game.
      if (seatsOf(table, this.me).length === 0) removeNumbers(this.id);
    }
    this.#tell();
  }

  #tell(): void {
    this.#moment = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Loads the whole table again, and with it all news that may have been missed. */
  async #fetch(): Promise<void> {
    const path = `${this.#path()}${this.#isTold ? '?views=all' : ''}`;
    const news = await this.#server.client.ask<TableUpdate>(path, { invite: this.invite });
    if (!this.#isClosed) this.#heard(this.#copy.apply({ ...news, isAll: true }, Date.now()));
  }

  /** Loads missing entries; repeats the request until it succeeds or is refused. */
  #mend(): Promise<void> {
    this.#fetching ??= (async () => {
      try {
        for (let done = false; !done && !this.#isClosed; ) {
          done = await this.#fetch().then(
            () => true,
            (error: unknown) => error instanceof ProblemError,
          );
          if (!done) await delay(REFETCH_PAUSE_MS);
        }
      } finally {
        this.#fetching = undefined;
      }
    })();
    return this.#fetching;
  }

  /** Waits until the table here has that many entries. */
  async #shown(version: number): Promise<void> {
    if (this.version() >= version) return;
    let stop = () => {};
    const isThere = new Promise<void>((resolve) => {
      stop = this.subscribe(() => {
        if (this.version() >= version) resolve();
      });
    });
    try {
      await Promise.race([isThere, delay(FETCH_AFTER_MS)]);
      if (this.version() >= version) return;
      void this.#mend();
      await Promise.race([isThere, delay(CONFIRM_TIMEOUT_MS - FETCH_AFTER_MS)]);
      if (this.version() < version) throw new UnreachableError(`table ${this.id} does not show ${version}`);
    } finally {
      stop();
    }
  }
}

/** False if news contain entries of the game but not its views. */
const hasGameState = ({ entries, now }: TableUpdate): boolean =>
  now !== undefined || !entries.some(({ kind }) => kind === 'begun' || kind === 'act' || kind === 'undone');

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A table as this reader knows it. */
interface ReplicaState {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** Views after the last entry, for each of the reader's seats and a spectator. */
  readonly now: TableUpdate['now'];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** Effect of a piece of news. `gap`: entries before it are missing, so it was ignored. */
type ReplicaUpdate = 'all' | 'more' | 'nothing' | 'gap';

/** A copy of a table's log. It grows by the server's news, in any order and with any repetitions. */
export class TableReplica {
  #known: ReplicaState | undefined;

  get state(): ReplicaState | undefined {
    return this.#known;
  }

  get version(): number {
    return this.#known?.table.version ?? 0;
  }

  apply({ isAll, isBack, entries: sent, people, now, at }: TableUpdate, here: number): ReplicaUpdate {
    // A server of version 1 may have sent them.
    const entries = sent.map((entry) => readEntryData(entry) as Entry);
    const before = this.#known;
    const isRead = isAll && (before === undefined || isBack || entries.length >= this.version);
    const more = isRead ? entries : entries.filter(({ seq }) => seq >= this.version);
    if (isAll && !isRead) return 'nothing';
    if (more.length === 0) return 'nothing';
    if (!isRead && itemAt(more, 0).seq !== this.version) return 'gap';
    let table = isRead ? undefined : before?.table;
    for (const entry of more) table = fold(table, entry);
    this.#known = {
      table: must(table, 'a log begins with the entry that opens its table'),
      entries: isRead || !before ? more : [...before.entries, ...more],
      people: { ...before?.people, ...people },
      now: now ?? (isRead ? undefined : before?.now),
      ahead: at - here,
    };
    return isRead ? 'all' : 'more';
  }
}
