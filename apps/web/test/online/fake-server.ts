import { commitment } from '@bastide/fair';
import { Command, type EntryData, seatsOf, TableSettings } from '@bastide/protocol';
import { GAMES } from '../../../server/src/games.ts';
import { tableNews } from '../../../server/src/streams/table-news.ts';
import { executeCommand } from '../../../server/src/table/execute-command.ts';
import { TableDraft } from '../../../server/src/table/table-draft.ts';
import { encodeEntry, extendSnapshot, type TableSnapshot } from '../../../server/src/table/table-snapshot.ts';
import { Client } from '../../src/online/client.ts';
import type { Connection, ConnectionState, TableFollower } from '../../src/online/connection.ts';
import type { ServerConnection } from '../../src/online/online-table.ts';

const TABLE = 'table1';

/** One table with the server's own rules, in memory, without a network. */
export class FakeServer {
  standing: TableSnapshot;
  /** The server's time; each command takes a second. */
  at = 1_700_000_000_000;
  /** Keys of the requests that changed something. */
  readonly done: string[] = [];
  readonly #lines = new Set<FakeConnection>();
  readonly #answers = new Map<string, string>();

  /** `seats`: the players. The game has begun, by default with the newest rules. */
  constructor(
    game: string,
    options: object,
    seats: readonly string[],
    settings: object = {},
    hosted = GAMES.newest(game)!,
  ) {
    const read = hosted.game.readOptions({ ...options, seats: seats.length });
    if (!read.ok) throw new Error(read.because);
    const secret = '5e'.repeat(32);
    const opened = encodeEntry(this.at, {
      kind: 'opened',
      game,
      rules: hosted.rulesVersion,
      options: read.value,
      settings: TableSettings.parse(settings),
      by: seats[0]!,
      commitment: commitment(TABLE, secret),
    });
    this.standing = extendSnapshot({ id: TABLE, secret, facts: () => hosted }, undefined, [opened]);
    for (const [seat, person] of seats.entries()) this.must(person, { type: 'sit', seat, nonce: '' });
    this.must(seats[0]!, { type: 'begin' });
  }

  get table() {
    return this.standing.table;
  }

  /** All actions, without redaction. */
  get acts() {
    return this.standing.match!.history;
  }

  /** Executes a command as the server does; returns the reason if it is refused. */
  do(person: string, sent: unknown) {
    this.at += 1000;
    const staging = new TableDraft(this.standing, this.at);
    const refusal = executeCommand(staging, { person, isInvited: true }, Command.parse(sent));
    if (refusal) return refusal;
    this.standing = staging.toSnapshot();
    for (const line of this.#lines) line.tell();
    return undefined;
  }

  /** Simulates a server that was down for that time, which it adds to the clocks. */
  wasAway(milliseconds: number): void {
    this.at += milliseconds;
    const staging = new TableDraft(this.standing, this.at);
    staging.append({ kind: 'credited', ms: milliseconds });
    this.standing = staging.toSnapshot();
  }

  must(person: string, sent: unknown): void {
    const refusal = this.do(person, sent);
    if (refusal) throw new Error(`${person} ${JSON.stringify(sent)}: ${JSON.stringify(refusal)}`);
  }

  /** Writes entries that the table makes by itself, as when a clock runs out. */
  write(...happenings: readonly EntryData[]): void {
    this.at += 1000;
    const staging = new TableDraft(this.standing, this.at);
    for (const happening of happenings) staging.append(happening);
    this.standing = staging.toSnapshot();
    for (const line of this.#lines) line.tell();
  }

  /** Connects another page, for the person who uses it. */
  connect(person: string | undefined): ServerConnection & { readonly line: FakeConnection } {
    const line = new FakeConnection(this, person);
    this.#lines.add(line);
    // A page that reads this clock waits for a second.
    let watch = 0;
    const client = new Client('api/', {
      fetch: async (url, init) => this.#answer(person, String(url), init ?? {}, line),
      now: () => (watch += 1000),
      sleep: () => new Promise((resolve) => setTimeout(resolve, 1)),
    });
    return { client, connection: line, line };
  }

  news(person: string | undefined, version: number, isFull = false): string | undefined {
    const eyes = seatsOf(this.table, person);
    const people = Object.fromEntries(
      this.table.seats.flatMap(({ person: one }) => (one ? [[one, { name: one }]] : [])),
    );
    const cursor = { version, viewerSeats: version > 0 ? eyes : undefined };
    return tableNews(this.standing, cursor, eyes, { isFull }, people, this.at);
  }

  #answer(person: string | undefined, url: string, init: RequestInit, line: FakeConnection): Response {
    if (line.isDown) throw new TypeError('network');
    const [path = '', query] = url.split('?');
    const [, , table, what, count] = path.split('/');
    if (table !== TABLE) return problem(404, { code: 'no-table', detail: 'no such table' });
    if (init.method === 'POST') {
      const key = `${person} ${new Headers(init.headers).get('Idempotency-Key')}`;
      const before = this.#answers.get(key);
      if (before === undefined) {
        const refusal = this.do(person!, JSON.parse(String(init.body)));
        if (refusal) {
          const { ok: _, ...more } = refusal;
          return problem(refusal.code === 'rule' ? 422 : 409, { ...more, detail: refusal.code });
        }
        this.done.push(String(init.body));
        this.#answers.set(key, JSON.stringify({ version: this.table.version }));
      }
      if (line.losesAnswers) throw new TypeError('network');
      return json(this.#answers.get(key));
    }
    if (what === undefined) return json(this.news(person, 0, query === 'views=all'));
    if (what === 'views') {
      const seat = new URLSearchParams(query).get('seat');
      const { state, facts } = this.standing.match!.rewind(Number(count));
      return Response.json(facts.game.view(state, seat === null ? undefined : Number(seat)));
    }
    return problem(404, {});
  }
}

const json = (text: string | undefined) =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });

const problem = (status: number, details: object) => Response.json({ status, ...details }, { status });

/** The connection to one page; tests can cut it and disturb its messages. */
export class FakeConnection implements Connection {
  /** No request arrives. */
  isDown = false;
  /** Requests arrive, but their answers are lost. */
  losesAnswers = false;
  /** Called for each message instead of sending it. */
  muddle: ((send: () => void) => void) | undefined;
  /** A page that needs no views opened the stream. */
  isNarrow = false;
  readonly #server: FakeServer;
  readonly #person: string | undefined;
  readonly #listeners = new Set<() => void>();
  #follower: TableFollower | undefined;
  #told = 0;
  #link: ConnectionState = { isOpen: true, since: 0 };

  constructor(server: FakeServer, person: string | undefined) {
    this.#server = server;
    this.#person = person;
  }

  readonly link = (): ConnectionState => this.#link;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  follow(_table: string, follower: TableFollower): () => void {
    this.#follower = follower;
    this.#told = follower.version();
    return () => {
      this.#follower = undefined;
    };
  }

  /** This page follows no lists. */
  followList(): () => void {
    return () => {};
  }

  resubscribe(): void {
    this.open(true);
  }

  /** The account of this page never changes. */
  onResubscribe(): () => void {
    return () => {};
  }

  /** Sends news, if the connection is open. */
  tell(): void {
    if (!this.#link.isOpen || !this.#follower) return;
    const isFull = this.#follower.needsViews() && !this.isNarrow;
    const news = this.#server.news(this.#person, this.#told, isFull);
    this.#told = this.#server.table.version;
    if (news === undefined) return;
    const send = () => this.#follower?.onNews(JSON.parse(news));
    if (this.muddle) this.muddle(send);
    else send();
  }

  /** Cuts the connection, or restores it: then it continues from the version that the page knows. */
  open(isOpen: boolean): void {
    this.#link = { isOpen, since: Date.now() };
    for (const listener of this.#listeners) listener();
    if (!isOpen || !this.#follower) return;
    this.#told = this.#follower.version();
    this.tell();
  }
}
