import {
  type CommandSent,
  type PersonId,
  type PresenceNews,
  seatsOf,
  type Table,
  type TableNews,
} from '@bastide/protocol';
import { freshId } from '../kept/fresh-id.ts';
import type { Client } from './client.ts';
import { Copy, type Heard, type Known } from './copy.ts';
import { forgetNumbers, noteCommitment } from './noted.ts';
import type { Online, OnlineMoment } from './online.ts';
import { ProblemError, Unreached } from './problem.ts';
import type { Follower, Wire } from './wire.ts';

export interface Server {
  readonly client: Client;
  readonly wire: Wire;
}

/** Whether this page has the rules by which a table is played. */
export type Knows = (table: Pick<Table, 'game' | 'rules'>) => boolean;

/** What was done is shown by the stream; if not so soon, it is asked for; and so long is waited for it, in milliseconds. */
const SOON = 1500;
const LATEST = 10_000;
/** Before what is missing is asked for once more, in milliseconds. */
const REST = 3000;

/** A table of the server as it is followed on this page. */
export class OnlineTable implements Online, Follower {
  readonly id: string;
  readonly me: PersonId | undefined;
  readonly invite: string | undefined;
  readonly #server: Server;
  readonly #copy = new Copy();
  readonly #listeners = new Set<() => void>();
  readonly #shuts = new Set<() => void>();
  readonly #leave: (() => void)[] = [];
  #presence: Omit<PresenceNews, 'table'> = { here: [] };
  #moment: OnlineMoment | undefined;
  #fetching: Promise<void> | undefined;
  #isTold = false;
  #isBegun = false;
  #isClosed = false;

  private constructor(server: Server, id: string, me: PersonId | undefined, invite: string | undefined) {
    this.#server = server;
    this.id = id;
    this.me = me;
    this.invite = invite;
  }

  /**
   * A table as it stands now, followed from here on. Its rules are pinned: where this page `knows` only others, all of the game
   * is told by the server. Fails as `Client.ask` does where it cannot be seen.
   */
  static async open(
    server: Server,
    id: string,
    me: PersonId | undefined,
    invite?: string,
    knows: Knows = () => true,
  ): Promise<OnlineTable> {
    const table = new OnlineTable(server, id, me, invite);
    await table.#fetch();
    table.#isTold = !knows(table.known.table);
    if (table.#isTold) await table.#fetch();
    noteCommitment(id, table.known.table.commitment);
    table.#leave.push(
      server.wire.follow(id, table),
      server.wire.subscribe(() => table.#tell()),
    );
    return table;
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.#isClosed = true;
    for (const leave of this.#leave) leave();
  }

  readonly moment = (): OnlineMoment => {
    const { table, entries, people, ahead } = this.known;
    const { here, elsewhere = [], keptUntil = {}, hostKeptUntil, silence, silentFrom = 0 } = this.#presence;
    const presence = { here, elsewhere, keptUntil, hostKeptUntil, silence, silentFrom };
    this.#moment ??= { table, entries, people, ahead, ...presence, link: this.#server.wire.link() };
    return this.#moment;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All that is known of the table, the game's views with it. */
  get known(): Known {
    const { known } = this.#copy;
    if (!known) throw new Error(`table ${this.id} was not opened`);
    return known;
  }

  version(): number {
    return this.#copy.version;
  }

  isTold(): boolean {
    return this.#isTold;
  }

  hear(news: TableNews): void {
    if (this.#isClosed) return;
    // On a line that was opened for those who play along.
    if (this.#isTold && !isTelling(news)) return void this.#mend();
    const heard = this.#copy.hear(news, Date.now());
    if (heard === 'gap') void this.#mend();
    else this.#heard(heard);
  }

  meet(presence: PresenceNews): void {
    this.#presence = presence;
    this.#tell();
  }

  shut(): void {
    for (const listener of this.#shuts) listener();
  }

  /** Tells when the table is closed to the reader: whoever asks for it anew learns why. */
  whenShut(listener: () => void): void {
    this.#shuts.add(listener);
  }

  async do(command: CommandSent, key = freshId()): Promise<void> {
    const done = await this.#server.client.ask<{ readonly version: number }>(this.#path(), {
      method: 'POST',
      body: command,
      key,
      invite: this.invite,
    });
    await this.#shown(done.version);
  }

  /** Asks the server about this table: `views/12`. */
  ask<Answer>(what: string): Promise<Answer> {
    return this.#server.client.ask<Answer>(this.#path(what), { invite: this.invite });
  }

  #path(what?: string): string {
    return `tables/${encodeURIComponent(this.id)}${what === undefined ? '' : `/${what}`}`;
  }

  #heard(heard: Heard): void {
    if (heard === 'nothing') return;
    const { table } = this.known;
    if (!this.#isBegun && table.state !== 'open') {
      this.#isBegun = true;
      // Who sat there and left, or found the seat taken, has no part in the chance of the game.
      if (seatsOf(table, this.me).length === 0) forgetNumbers(this.id);
    }
    this.#tell();
  }

  #tell(): void {
    this.#moment = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** The whole table anew, which tells all that may have been missed. */
  async #fetch(): Promise<void> {
    const path = `${this.#path()}${this.#isTold ? '?views=all' : ''}`;
    const news = await this.#server.client.ask<TableNews>(path, { invite: this.invite });
    if (!this.#isClosed) this.#heard(this.#copy.hear({ ...news, isAll: true }, Date.now()));
  }

  /** Something is missing: asked for until it is there. */
  #mend(): Promise<void> {
    this.#fetching ??= (async () => {
      try {
        for (let done = false; !done && !this.#isClosed; ) {
          done = await this.#fetch().then(
            () => true,
            (error: unknown) => error instanceof ProblemError,
          );
          if (!done) await rest(REST);
        }
      } finally {
        this.#fetching = undefined;
      }
    })();
    return this.#fetching;
  }

  /** When the table here has so many entries. */
  async #shown(version: number): Promise<void> {
    if (this.version() >= version) return;
    let stop = () => {};
    const isThere = new Promise<void>((resolve) => {
      stop = this.subscribe(() => {
        if (this.version() >= version) resolve();
      });
    });
    try {
      await Promise.race([isThere, rest(SOON)]);
      if (this.version() >= version) return;
      void this.#mend();
      await Promise.race([isThere, rest(LATEST - SOON)]);
      if (this.version() < version) throw new Unreached(`table ${this.id} does not show ${version}`);
    } finally {
      stop();
    }
  }
}

/** Whether news of the game come with how it stands. */
const isTelling = ({ entries, now }: TableNews): boolean =>
  now !== undefined || !entries.some(({ kind }) => kind === 'begun' || kind === 'act' || kind === 'undone');

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
