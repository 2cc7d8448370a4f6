import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { startServed } from '../child.ts';
import type { LoadTable } from '../load-table.ts';
import { type GameMix, openStreams, openTables } from '../load-tables.ts';
import { RawHttpClient } from '../raw-http-client.ts';

/** As `docs/operating.md` starts a server on two processors. */
const ADVISED = ['--v8-pool-size=1'];

/**
 * `load [streams] [tables] [moves a second] [seconds] [carcassonne|catan|both] [flags for node…]`: many read along while
 * moves are made; how long a move takes from its sending until each reader has it.
 */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [streams = 8000, tables = 2000, rate = 500, seconds = 60] = args.slice(0, 4).map(Number);
  const kind = (args[4] ?? 'both') as GameMix;
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-load-'));
  const flags = args.length > 5 ? args.slice(5) : ADVISED;
  const served = await startServed(await programOf('served'), [data], flags);
  const client = new RawHttpClient(served.port);
  try {
    const before = await served.usage(true);
    console.log(`${tables} tables are opened`);
    const all = await openTables(client, tables, kind);
    const opened = await served.usage(true);
    const times: number[] = [];
    let isMeasured = false;
    const note = (table: LoadTable) => {
      if (isMeasured && table.sentAt > 0) times.push(performance.now() - table.sentAt);
    };
    await openStreams(served.port, all, Math.round(streams / tables), note);
    await sleep(1000);
    const reading = await served.usage(true);
    console.log(
      `${reading.readers} streams: ${kb((reading.rss - opened.rss) / reading.readers)} KB each (heap ${kb((reading.heapUsed - opened.heapUsed) / reading.readers)}); tables ${kb((opened.rss - before.rss) / tables)} KB each`,
    );
    await play(client, all, rate, 3); // to be warm
    isMeasured = true;
    const started = await served.usage();
    const since = performance.now();
    const own = process.cpuUsage();
    const made = await play(client, all, rate, seconds);
    await sleep(300);
    const took = performance.now() - since;
    const ended = await served.usage();
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
    client.close();
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

let keys = 0;

/** So many moves a second, at one table after the other. `late`: those for which no table was ready. */
async function play(client: RawHttpClient, all: readonly LoadTable[], rate: number, seconds: number) {
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
      const made = table.move(client, `load-${table.id}-${++keys}`).then((did) => {
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
