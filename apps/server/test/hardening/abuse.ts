import { createHash } from 'node:crypto';
import { Sfc32 } from '@bastide/contract';
import { decisionOf, ProblemDetails, tableOf } from '@bastide/protocol';
import { Client } from '../http/client.ts';
import type { TestServer } from '../http/test-server.ts';
import { rawAnswer, type Sent } from './raw.ts';

export interface AttackOptions {
  readonly requests: number;
  /** By status. */
  readonly answers: Readonly<Record<number, number>>;
  readonly moves: number;
  /** Faults: at most some are told. */
  readonly faults: readonly string[];
}

/** Between so many requests the game goes on, and it is looked whether anything was changed. */
const ROUND = 250;
/** One of so many requests goes over the wire as it is, with whatever is wrong with it. */
const RAW = 12;
const FAULTS_AT_MOST = 20;

/** Words that no answer may contain. */
export const INSIDE =
  /node_modules|\.[tm]s:\d|\bat \w+ \(|sqlite|select \*|insert into|TypeError|RangeError|undefined is not/i;

/**
 * Sends a server whatever is no proper request, at random moments of tables that are played: by nobody, by a stranger, and by one who
 * sits there but says what cannot be said.
 */
export async function attack(server: TestServer, count: number, seed: number): Promise<AttackOptions> {
  const random = new Sfc32(seed);
  const port = Number(new URL(server.url).port);
  const { app } = server.server;
  const [ann, bob, mal] = (await Promise.all(
    ['Ann', 'Bob', 'Mal'].map((name) => new Client(server.url).joinAsGuest(name)),
  )) as [Client, Client, Client];
  const tables: string[] = [];
  const secrets: string[] = [];
  for (const game of ['catan', 'carcassonne', 'catan']) {
    const options = { seats: 2, ...(game === 'carcassonne' && { edition: 'c3', sets: [] }) };
    const { table, invite } = (await ann.request('POST', '/tables', { game, options, seat: 0 })).body;
    await bob.command(table, { type: 'sit' }, { 'bastide-invite': invite });
    tables.push(table);
    secrets.push(invite);
    // The last one waits for its host.
    if (tables.length < 3) await ann.command(table, { type: 'begin' });
  }
  const answers: Record<number, number> = {};
  const faults: string[] = [];
  const fault = (text: string) => faults.length < FAULTS_AT_MOST && faults.push(text.slice(0, 500));
  const stranger = new Requests(random, tables);

  let moves = 0;
  for (let sent = 0; sent < count; ) {
    const before = await digestOf(server, tables);
    for (let n = 0; n < ROUND && sent < count; n++, sent++) {
      const client = random.below(3);
      const cookie = client === 0 ? '' : (client === 1 ? mal : ann).cookie;
      // Whoever sits there could do something; so of hers nothing is whole.
      const request = client === 2 ? stranger.broken(cookie) : stranger.any(cookie);
      const text = JSON.stringify(request);
      try {
        const [status, body] =
          random.below(RAW) === 0
            ? partsOf(await rawAnswer(port, request, 250))
            : await injected(app, request);
        answers[status] = (answers[status] ?? 0) + 1;
        if (status >= 500) fault(`${status} for ${text}`);
        if (client === 2 && status >= 200 && status < 300) fault(`${status} for what is broken: ${text}`);
        if (status >= 400 && INSIDE.test(body)) fault(`${text} was told ${body}`);
        if (status >= 400 && body.startsWith('{')) ProblemDetails.parse(JSON.parse(body));
        if (client < 2 && secrets.some((secret) => body.includes(secret))) fault(`${text} was told a secret`);
      } catch (error) {
        fault(`${text} broke it: ${(error as Error).stack}`);
      }
    }
    if ((await digestOf(server, tables)) !== before) fault(`a table was changed before request ${sent}`);
    for (const table of tables.slice(0, 2)) if (await moved([ann, bob], table, random)) moves++;
  }
  return { requests: count, answers, moves, faults };
}

type App = TestServer['server']['app'];

async function injected(app: App, { method, path, headers, body }: Sent): Promise<readonly [number, string]> {
  // A stream that is opened ends with its reader, and an injected one has none.
  if (path.includes('stream')) return [0, ''];
  const answer = await app.inject({
    method: method as 'GET',
    url: path,
    headers: { host: 'table.local', ...headers },
    ...(body !== undefined && { payload: body }),
  });
  return [answer.statusCode, answer.body];
}

const partsOf = (text: string): readonly [number, string] => [
  Number(text.slice(9, 12)) || 0,
  text.slice(text.indexOf('\r\n\r\n') + 4),
];

/** All that stands in the store of these tables. */
async function digestOf({ store }: TestServer, tables: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['entry', 'player', 'secret', 'asked'] as const)
    hash.update(
      JSON.stringify(await store.db.selectFrom(name).selectAll().where('game', 'in', tables).execute()),
    );
  hash.update(
    JSON.stringify(await store.db.selectFrom('game').selectAll().where('id', 'in', tables).execute()),
  );
  return hash.digest('hex');
}

/** One proper move of whoever is to decide. */
async function moved(clients: readonly Client[], table: string, random: Sfc32): Promise<boolean> {
  for (const [seat, client] of clients.entries()) {
    const { body } = await client.request('GET', `/tables/${table}?views=all`);
    const decision = decisionOf(tableOf(body.entries)!, seat);
    if (decision === undefined) continue;
    const { actions } = body.now.find((one: { seat?: number }) => one.seat === seat).view;
    const command = {
      type: 'act',
      seat,
      decision,
      seen: body.version,
      actions: [actions[random.below(actions.length)]],
    };
    const key = `move-${random.below(2 ** 31)}-${body.version}`;
    const answer = await client.command(table, command as never, { 'idempotency-key': key });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return true;
  }
  return false;
}

/** Requests of all sorts. */
class Requests {
  readonly #random: Sfc32;
  readonly #tables: readonly string[];

  constructor(random: Sfc32, tables: readonly string[]) {
    this.#random = random;
    this.#tables = tables;
  }

  any(cookie: string): Sent {
    const [path, method] = [
      this.#path(),
      this.#one(['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']),
    ];
    const body = method === 'GET' || method === 'HEAD' ? undefined : this.#body();
    return {
      method,
      path,
      headers: { ...this.#headers(cookie), ...(body !== undefined && { 'content-type': this.#type() }) },
      ...(body !== undefined && { body }),
    };
  }

  /** A command that cannot be one, to a table at which the sender sits. */
  broken(cookie: string): Sent {
    const command = { ...this.#command() } as Record<string, unknown>;
    const names = Object.keys(command);
    const name = this.#one(names);
    const way = this.#random.below(6);
    if (way === 0) command[this.#one(['x', 'constructor', 'toString', 'seat ', 'Type'])] = this.#value();
    else if (way === 1)
      command.type = this.#one(['fly', '', 'ACT', 'toString', '__proto__', 7, null, ['act']]);
    else if (way === 2) command[name] = this.#one([{}, [], [[]], true, null, -1, 1.5, 1e308, '\u0000']);
    else if (way === 3) command.more = this.#deep(this.#random.below(200));
    if (way === 2) command.more = 1;
    if (way > 3) return this.#sent(cookie, this.#vain());
    return this.#sent(cookie, command);
  }

  /** Of the right form, and for nobody to do. */
  #vain(): object {
    const seat = this.#random.below(3);
    const act = {
      type: 'act',
      seat,
      seen: this.#number(),
      actions: [this.#one([{ type: 'x' }, { type: '' }])],
    };
    return this.#one<object>([
      { ...act, seen: 3, decision: `${seat}.999` },
      { ...act, seen: 3, decision: '' },
      { type: 'answer', seat, asked: 3, yes: true },
      { type: 'claim', seat },
      { type: 'resume', seat },
      { type: 'stand-up', seat: 2 },
      { type: 'say', to: 'seats' },
    ]);
  }

  #sent(cookie: string, command: object): Sent {
    return {
      method: 'POST',
      path: `/api/tables/${this.#one(this.#tables)}`,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': `broken-${this.#random.below(2 ** 31)}`,
      },
      body: JSON.stringify(command),
    };
  }

  #path(): string {
    const table = this.#random.below(5) === 0 ? this.#text() : this.#one(this.#tables);
    const rest = this.#one([
      '',
      '',
      '',
      '/invite',
      '/record',
      '/rematch',
      `/views/${this.#text()}`,
      `/views/${this.#number()}`,
      `/views/1?seat=${this.#number()}`,
      `/stream?views=${this.#text()}`,
      `/${this.#text()}`,
    ]);
    return this.#one([
      `/api/tables/${table}${rest}`,
      `/api/tables/${table}${rest}`,
      `/api/tables/${table}${rest}`,
      `/api/tables?${this.#text()}=${this.#text()}`,
      `/api/me/tables?all=${this.#text()}`,
      `/api/me/stream?follow=${table}:${this.#number()},${this.#text()}`,
      `/api/${this.#text()}`,
      `/api/tables/../${this.#text()}/..%2f..%2f`,
    ]);
  }

  #headers(cookie: string): Record<string, string> {
    const some: Record<string, string> =
      this.#random.below(4) === 0 ? {} : { 'sec-fetch-site': 'same-origin' };
    if (cookie !== '') some.cookie = this.#random.below(6) === 0 ? cookie.slice(0, -1) : cookie;
    for (const name of [
      'last-event-id',
      'bastide-invite',
      'idempotency-key',
      'accept',
      'accept-language',
      'authorization',
      'origin',
    ])
      if (this.#random.below(6) === 0) some[name] = this.#headerText();
    return some;
  }

  #body(): string {
    const json = JSON.stringify(this.#random.below(2) === 0 ? this.#command() : this.#value(3));
    switch (this.#random.below(8)) {
      case 0:
        return json.slice(0, this.#random.below(json.length + 1));
      case 1:
        return `{"__proto__":${json}}`;
      case 2:
        return '['.repeat(1 + this.#random.below(8000));
      case 3:
        return json.replace(/\d+/g, () => this.#one(['1e999', '-0', '9007199254740993', '00', '0x1', 'NaN']));
      case 4:
        return json.replace(/}$/, `,"more":${'['.repeat(6000)}${']'.repeat(6000)}}`);
      case 5:
        return this.#text().repeat(1 + this.#random.below(3000));
      default:
        return json;
    }
  }

  #type = (): string =>
    this.#one([
      'application/json',
      'application/json',
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data',
      'application/json\u00a0',
      '',
    ]);

  #command(): object {
    const seat = this.#random.below(3);
    return this.#one<object>([
      { type: 'join' },
      { type: 'sit', seat },
      { type: 'stand-up', seat },
      { type: 'readmit', person: this.#one(['nobody', '__proto__']) },
      { type: 'bot', seat, bot: 'greedy' },
      { type: 'begin' },
      { type: 'close' },
      {
        type: 'act',
        seat,
        decision: `${seat}.${this.#random.below(40)}`,
        seen: this.#number(),
        actions: [this.#value(2)],
      },
      { type: 'act', seat, decision: '', seen: 0, actions: [{ type: this.#text(), at: this.#value(2) }] },
      { type: 'undo', seat },
      { type: 'ask', seat, what: 'takeback' },
      { type: 'answer', seat, asked: this.#number(), yes: true },
      { type: 'delegate', seat, bot: this.#text() },
      { type: 'claim', seat },
      { type: 'resign', seat },
      { type: 'say', to: 'all', text: this.#text() },
      { type: 'say', preset: this.#text() },
      { game: this.#text(), options: this.#value(2), settings: this.#value(2), seat: this.#number() },
      { nonce: this.#text() },
    ]);
  }

  #value(depth = 1): unknown {
    const kind = this.#random.below(depth > 0 ? 9 : 7);
    if (kind < 2) return this.#text();
    if (kind < 4) return this.#number();
    if (kind === 4) return null;
    if (kind === 5) return true;
    if (kind === 6) return this.#deep(this.#random.below(60));
    const some = Array.from({ length: this.#random.below(4) }, () => this.#value(depth - 1));
    if (kind === 7) return some;
    const names = [
      'type',
      'seats',
      'edition',
      'at',
      'clock',
      'kind',
      'constructor',
      'length',
      'toJSON',
      'toString',
      'valueOf',
      'cards',
      'give',
    ];
    return Object.fromEntries(some.map((one) => [this.#one(names), one]));
  }

  #deep(levels: number): unknown {
    let value: unknown = 1;
    for (let n = 0; n < levels; n++) value = n % 2 === 0 ? [value] : { a: value };
    return value;
  }

  #number = (): number =>
    this.#one([
      0,
      1,
      2,
      7,
      8,
      -1,
      0.5,
      1e9,
      2 ** 31,
      2 ** 53,
      -(2 ** 53),
      1e308,
      5e-324,
      this.#random.below(100),
    ]);

  #text = (): string =>
    this.#one(
      [
        '',
        'x',
        '__proto__',
        'constructor',
        'hasOwnProperty',
        '%00',
        '%ff',
        '%',
        '..',
        '../..',
        "';--",
        '<script>',
        '$%7B1}',
        '\u202e',
        'é'.repeat(30),
        'a'.repeat(400),
        '٣',
        'null',
        'NaN',
        '1e5',
        '00',
        '-1',
        'true',
        String(this.#random.below(1e6)),
      ].map((text) => (this.#random.below(2) === 0 ? text : encodeURIComponent(text))),
    );

  /** Headers are no place for everything. */
  #headerText = (): string =>
    this.#one([
      '',
      'x',
      'Bearer bst_x',
      '0',
      'a:1 b:2',
      ','.repeat(500),
      `${this.#tables[0]}:99999999999`,
      '*/*',
      'uk;q=x',
      'null',
      'http://[',
      '"',
      '\u00e9',
      'x'.repeat(3000),
    ]);

  #one<Thing>(things: readonly Thing[]): Thing {
    return things[this.#random.below(things.length)]!;
  }
}
