import { setTimeout as sleep } from 'node:timers/promises';
import { Sfc32 } from '@bastide/contract';
import { decisionOf, type Entry, fold, type Table, type TableUpdate } from '@bastide/protocol';
import { openStore } from '../../src/store/open.ts';
import { type ServedProcess, startServed } from './child.ts';

export interface NodesOptions {
  /** The program of a node, as one file. */
  readonly program: string;
  readonly databaseUrl: string;
  readonly bus: string;
  readonly nodes: number;
  /** Tables at the same time; after a game that is over the next begins, until the last kill. */
  readonly tables: number;
  /** After so many actions a table is called off, if its game is not over. */
  readonly actions: number;
  readonly kills: number;
  /** Milliseconds between two kills. */
  readonly every: number;
  /** Ends the bus and starts it again. */
  restartBus(): Promise<void>;
  readonly seed: number;
}

export interface NodesResult {
  /** Games that were played to their end by the rules, and games that were called off. */
  readonly played: number;
  readonly calledOff: number;
  readonly acknowledged: number;
  readonly kills: number;
  /** Number of times that a stream was cut and resumed. */
  readonly resumed: number;
  readonly entries: number;
  readonly faults: readonly string[];
}

interface Acknowledged {
  readonly table: string;
  readonly person: string;
  readonly key: string;
  readonly version: number;
}

/** A request that a node died under is sent again, with its key, until it is answered; so many milliseconds at most. */
const RETRY_TIMEOUT_MS = 60_000;

/** Whole games between people on random nodes, while nodes are killed and the bus is restarted under them. */
export async function playOnNodes(options: NodesOptions): Promise<NodesResult> {
  const { program, databaseUrl, bus } = options;
  const start = () => startServed(program, [databaseUrl, bus]);
  // One after the other: the first makes the tables of the store.
  const nodes: ServedProcess[] = [];
  for (let n = 0; n < options.nodes; n++) nodes.push(await start());
  const random = new Sfc32(options.seed);
  const client = new NodesClient(nodes, random);
  const faults: string[] = [];
  const acknowledged: Acknowledged[] = [];
  const killed: ServedProcess[] = [];
  let kills = 0;
  let isOver = false;

  const disrupt = async () => {
    for (; kills < options.kills && !isOver; kills++) {
      await sleep(options.every);
      const at = random.below(nodes.length);
      killed.push(nodes[at]!);
      nodes[at]!.child.kill('SIGKILL');
      if (kills % 2 === 0) await options.restartBus();
      nodes[at] = await start();
    }
    isOver = true;
  };
  const readings: (readonly ReaderLog[])[] = [];
  let begun = 0;
  const play = async () => {
    do readings.push(await playGame(client, begun++, options, acknowledged));
    while (!isOver);
  };
  const killing = disrupt();
  try {
    await Promise.all([killing, ...Array.from({ length: options.tables }, play)]);
    faults.push(...[...nodes, ...killed].flatMap(({ output }) => output));
    const entries = await check(databaseUrl, readings, acknowledged, faults);
    const ended = (why: string) =>
      readings.filter(([{ entries } = { entries: [] }]) => {
        const last = entries.at(-1);
        return last?.kind === 'over' && last.why === why;
      }).length;
    return {
      ...{ played: ended('played'), calledOff: ended('calledOff') },
      ...{ acknowledged: acknowledged.length, kills, resumed: client.resumed, entries, faults },
    };
  } finally {
    isOver = true;
    await killing.catch(() => {});
    for (const node of nodes) node.child.kill('SIGKILL');
  }
}

/** Somebody's log, as their streams told it. */
interface ReaderLog {
  readonly table: string;
  readonly who: string;
  readonly entries: readonly Entry[];
}

/** Requests go to any node. */
class NodesClient {
  readonly #nodes: readonly ServedProcess[];
  readonly #random: Sfc32;
  resumed = 0;

  constructor(nodes: readonly ServedProcess[], random: Sfc32) {
    this.#nodes = nodes;
    this.#random = random;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#nodes[this.#random.below(this.#nodes.length)]!.port}/api`;
  }

  /** Asks until somebody answers. */
  async request(
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ) {
    for (const until = Date.now() + RETRY_TIMEOUT_MS; ; await sleep(50)) {
      try {
        const response = await fetch(this.url + path, {
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (response.status < 500) {
          const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
          // biome-ignore lint/suspicious/noExplicitAny: what came is looked at by whoever asked
          return { status: response.status, cookie, body: JSON.parse(text) as any };
        }
      } catch (error) {
        if (Date.now() > until) throw error;
      }
      if (Date.now() > until) throw new Error(`nobody answers ${path}`);
    }
  }

  /** News of a table from any node, and from another when that one dies; each once and in order. */
  async *news(table: string, headers: Record<string, string>): AsyncGenerator<TableUpdate> {
    let cursor = '';
    for (;;) {
      try {
        const response = await fetch(`${this.url}/tables/${table}/stream`, {
          headers: { ...headers, accept: 'application/x-ndjson', ...(cursor && { 'last-event-id': cursor }) },
        });
        let text = '';
        for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
          const parts = (text + piece).split('\n');
          text = parts.pop()!;
          for (const part of parts.filter((one) => one !== '')) {
            const { event, id, data } = JSON.parse(part);
            if (event !== 'table') continue;
            cursor = id;
            yield data;
          }
        }
      } catch {
        // It died.
      }
      this.resumed++;
      await sleep(50);
    }
  }
}

const KINDS = [
  { game: 'carcassonne', options: { edition: 'c3', sets: [], seats: 2 } },
  { game: 'catan', options: { seats: 2, victoryTarget: 5 } },
];

async function playGame(
  client: NodesClient,
  n: number,
  options: NodesOptions,
  acknowledged: Acknowledged[],
): Promise<readonly ReaderLog[]> {
  const people = [];
  for (const name of ['Ann', 'Bob']) {
    const { cookie, body } = await client.request('/me', { body: { name } });
    people.push({ id: body.me.id as string, headers: { cookie: cookie!, 'sec-fetch-site': 'same-origin' } });
  }
  const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
  const opening = { ...KINDS[n % KINDS.length], settings: { visibility: 'public' }, seat: 0 };
  const { body } = await client.request('/tables', { body: opening, headers: ann.headers });
  const table = body.table as string;
  let keys = 0;
  const command = async (one: typeof ann, what: object) => {
    const key = `${n}-${one.id}-${keys++}`;
    const answer = await client.request(`/tables/${table}`, {
      body: what,
      headers: { ...one.headers, 'idempotency-key': key },
    });
    if (answer.status === 200)
      acknowledged.push({ table, person: one.id, key, version: answer.body.version });
    else if (answer.status !== 409)
      throw new Error(`${JSON.stringify(what)}: ${JSON.stringify(answer.body)}`);
  };
  await command(bob, { type: 'sit', seat: 1 });
  await command(ann, { type: 'begin' });

  const read = async (
    reader: string,
    one: typeof ann | undefined,
    seat: number | undefined,
  ): Promise<ReaderLog> => {
    const entries: Entry[] = [];
    let state: Table | undefined;
    const random = new Sfc32(n * 10 + (seat ?? 9));
    for await (const news of client.news(table, one?.headers ?? {})) {
      if (news.isAll && entries.length > 0) throw new Error(`${reader} is sent all of ${table} again`);
      for (const entry of news.entries) {
        state = fold(state, entry);
        entries.push(entry);
      }
      if (state!.state === 'over') break;
      if (seat === undefined || !one) continue;
      const decision = decisionOf(state!, seat);
      if (state!.acts >= options.actions) {
        // Enough: both agree.
        if (!state!.asking && seat === 0) await command(one, { type: 'ask', seat, what: 'callOff' });
        else if (state!.asking && !state!.asking.yes.includes(seat))
          await command(one, { type: 'answer', seat, asked: state!.asking.asked, yes: true });
        continue;
      }
      if (decision === undefined) continue;
      const view = news.now!.find((view) => view.seat === seat)!.view as { actions: { type: string }[] };
      const action = view.actions[random.below(view.actions.length)]!;
      await command(one, { type: 'act', seat, decision, seen: state!.version, actions: [action] });
    }
    return { table, who: reader, entries };
  };
  return Promise.all([read('Ann', ann, 0), read('Bob', bob, 1), read('an onlooker', undefined, undefined)]);
}

/** One log: every reading is all of it, every key stands there once, and what was acknowledged is there. */
async function check(
  databaseUrl: string,
  readings: readonly (readonly ReaderLog[])[],
  acknowledged: readonly Acknowledged[],
  faults: string[],
): Promise<number> {
  const store = await openStore({ databaseUrl });
  let total = 0;
  try {
    for (const { table, who: reader, entries } of readings.flat()) {
      const log = await store.read(table);
      total += reader === 'Ann' ? log.length : 0;
      for (const [seq, entry] of entries.entries()) {
        const { kind } = JSON.parse(log[seq]?.body ?? '{}');
        if (entry.seq !== seq || entry.kind !== kind || entry.at !== log[seq]?.at)
          faults.push(
            `${reader} at ${table} read ${JSON.stringify(entry)} where the log has ${log[seq]?.body}`,
          );
      }
      // What happens after the end is read by who stays.
      if (entries.at(-1)?.kind !== 'over')
        faults.push(`${reader} at ${table} read ${entries.length} of ${log.length}`);
    }
    for (const { table, person, key, version } of acknowledged) {
      const answered = await store.answerTo(table, person, key);
      if (!answered || JSON.parse(answered.answer).version !== version)
        faults.push(`${key} was acknowledged with ${version} and stands as ${answered?.answer}`);
    }
    // An act of a seat each for the keys that stand there: none twice, none beside them.
    for (const table of new Set(acknowledged.map((one) => one.table))) {
      const log = await store.read(table);
      const made = log.filter(({ body }) => {
        const { kind, by } = JSON.parse(body);
        return (kind === 'act' && by !== 'chance') || ['begun', 'asked', 'answered'].includes(kind);
      }).length;
      const keys = (await store.db.selectFrom('asked').select('key').where('game', '=', table).execute())
        .length;
      // Bob's sitting down has a key as well.
      if (made + 1 !== keys) faults.push(`${table} has ${made + 1} commands and ${keys} keys`);
    }
  } finally {
    await store.close();
  }
  return total;
}
