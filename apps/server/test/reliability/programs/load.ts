import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { startServed } from '../child.ts';
import { Lean, leanStream } from '../lean.ts';
import { LoadTable } from '../seats.ts';

const KINDS = {
  carcassonne: { game: 'carcassonne', options: { edition: 'c3', sets: ['traders'], seats: 2 } },
  catan: { game: 'catan', options: { seats: 2 } },
};

/** As `docs/operating.md` starts a server on two processors. */
const ADVISED = ['--v8-pool-size=1'];

/**
 * `load [streams] [tables] [moves a second] [seconds] [carcassonne|catan|both] [flags for node…]`: many read along while
 * moves are made; how long a move takes from its sending until each reader has it.
 */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [streams = 8000, tables = 2000, rate = 500, seconds = 60] = args.slice(0, 4).map(Number);
  const kind = (args[4] ?? 'both') as keyof typeof KINDS | 'both';
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-load-'));
  const flags = args.length > 5 ? args.slice(5) : ADVISED;
  const served = await startServed(await programOf('served'), [data], flags);
  const lean = new Lean(served.port);
  try {
    const before = await served.used(true);
    console.log(`${tables} tables are opened`);
    const all = await openTables(lean, tables, kind);
    const opened = await served.used(true);
    const times: number[] = [];
    let isMeasured = false;
    const note = (table: LoadTable) => {
      if (isMeasured && table.sentAt > 0) times.push(performance.now() - table.sentAt);
    };
    await openStreams(served.port, all, Math.round(streams / tables), note);
    await sleep(1000);
    const reading = await served.used(true);
    console.log(
      `${reading.readers} streams: ${kb((reading.rss - opened.rss) / reading.readers)} KB each (heap ${kb((reading.heapUsed - opened.heapUsed) / reading.readers)}); tables ${kb((opened.rss - before.rss) / tables)} KB each`,
    );
    await play(lean, all, rate, 3); // to be warm
    isMeasured = true;
    const started = await served.used();
    const since = performance.now();
    const own = process.cpuUsage();
    const made = await play(lean, all, rate, seconds);
    await sleep(300);
    const took = performance.now() - since;
    const ended = await served.used();
    const { user, system } = process.cpuUsage(own);
    times.sort((a, b) => a - b);
    const within = (share: number) =>
      `${times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1)} ms`;
    console.log(
      `${made.moves} moves in ${(took / 1000).toFixed(1)} s (${Math.round((1000 * made.moves) / took)}/s, late ${made.late}), ${times.length} deliveries`,
    );
    console.log(
      `move to stream: p50 ${within(0.5)}, p90 ${within(0.9)}, p99 ${within(0.99)}, most ${within(1)}`,
    );
    console.log(
      `server ${percent(ended.cpu - started.cpu, took)} of a core, load ${percent((user + system) / 1000, took)}; memory ${mb(ended.rss)} MB`,
    );
    return times.length > 0;
  } finally {
    lean.close();
    await served.end();
    rmSync(data, { recursive: true, force: true });
  }
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

/** A program of this folder as one file. */
async function programOf(name: string): Promise<string> {
  return bundleProgram(at(`apps/server/test/reliability/${name}.ts`));
}

async function openTables(
  lean: Lean,
  count: number,
  kind: keyof typeof KINDS | 'both',
): Promise<LoadTable[]> {
  const people: string[] = [];
  for (let n = 0; n < Math.min(200, count); n++) {
    const { cookie, status, body } = await lean.ask('POST', '/me', { name: `Load ${n}` });
    if (status !== 201) throw new Error(body);
    people.push(`cookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n`);
  }
  const must = async (asked: ReturnType<Lean['ask']>) => {
    const { status, body } = await asked;
    if (status >= 300) throw new Error(`${status} ${body}`);
    return JSON.parse(body);
  };
  const open = async (n: number): Promise<LoadTable> => {
    const pair = [people[n % people.length]!, people[(n + 1) % people.length]!] as const;
    const both = kind === 'both' ? (n % 2 === 0 ? KINDS.carcassonne : KINDS.catan) : KINDS[kind];
    const wish = { ...both, settings: { visibility: 'public' }, seat: 0 };
    const { table } = await must(lean.ask('POST', '/tables', wish, pair[0]));
    await must(lean.ask('POST', `/tables/${table}`, { type: 'sit', seat: 1 }, pair[1]));
    await must(lean.ask('POST', `/tables/${table}`, { type: 'begin' }, pair[0]));
    return new LoadTable(table, pair, n + 1);
  };
  const all: LoadTable[] = [];
  for (let n = 0; n < count; n += 50)
    all.push(...(await Promise.all(Array.from({ length: Math.min(50, count - n) }, (_, i) => open(n + i)))));
  return all;
}

/** Those who sit there, and onlookers. */
async function openStreams(
  port: number,
  all: readonly LoadTable[],
  each: number,
  note: (table: LoadTable) => void,
) {
  const open = (table: LoadTable, reader: number) => {
    const cookie = table.cookies[reader] ?? '';
    const hear = (event: string) => {
      if (!event.startsWith('event: table')) return;
      note(table);
      if (reader < 2) table.hear(reader, event);
    };
    return leanStream(port, `/tables/${table.id}/stream`, cookie, hear);
  };
  for (let n = 0; n < all.length; n += 20)
    await Promise.all(
      all
        .slice(n, n + 20)
        .flatMap((table) => Array.from({ length: each }, (_, reader) => open(table, reader))),
    );
}

let keys = 0;

/** So many moves a second, at one table after the other. `late`: those for which no table was ready. */
async function play(lean: Lean, all: readonly LoadTable[], rate: number, seconds: number) {
  const since = performance.now();
  const underWay = new Set<Promise<void>>();
  let moves = 0;
  let late = 0;
  let turn = 0;
  for (let tick = 0; tick < seconds * 100; tick++) {
    const behind = since + tick * 10 - performance.now();
    if (behind > 0) await sleep(behind);
    const due = Math.round(((tick + 1) * rate) / 100) - Math.round((tick * rate) / 100);
    for (let n = 0; n < due; n++) {
      const table = all[turn++ % all.length]!;
      if (table.isBusy || table.isOver) {
        late++;
        continue;
      }
      table.isBusy = true;
      const made = table.move(lean, `load-${table.id}-${++keys}`).then((did) => {
        table.isBusy = false;
        if (did) moves++;
        else late++;
        underWay.delete(made);
      });
      underWay.add(made);
    }
  }
  await Promise.all(underWay);
  return { moves, late };
}
