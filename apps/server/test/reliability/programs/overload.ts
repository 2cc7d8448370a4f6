import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { startServed } from '../child.ts';
import type { LoadTable } from '../load-table.ts';
import { openStreams, openTables } from '../load-tables.ts';
import { RawHttpClient } from '../raw-http-client.ts';

/** Moves asked for a second, one step after the other; the last again after the worst, to see that the server recovers. */
const STEPS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 500];
/** As many moves may wait for an answer: many more than the server ever lets in. */
const CONNECTIONS = 3_000;
/** As `docs/operating.md` starts a server on two processors. */
const ADVISED = ['--v8-pool-size=1'];
/** Milliseconds. */
const GOALS = { p99: 250, recovers: 5_000 };
/** A move that took longer than this is none of a server that has recovered, in milliseconds. */
const QUICK = 100;

interface Step {
  readonly asked: number;
  readonly accepted: readonly number[];
  readonly shed: readonly number[];
}

/**
 * `overload [tables] [seconds a step] [fresh]`: more and more moves are asked for each second, however many are answered, by people who read
 * their tables. Says how many were accepted and how soon, how many were turned away, what health says, and how soon all is well again. `fresh`: each move comes by a connection of its own.
 */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [tables = 3_000, seconds = 10] = args.slice(0, 2).map(Number);
  const isKept = args[2] !== 'fresh';
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-overload-'));
  const program = await bundleProgram(at('apps/server/test/reliability/served.ts'));
  const served = await startServed(program, [data], ADVISED);
  const client = new RawHttpClient(served.port, CONNECTIONS, isKept);
  try {
    const all = await openTables(client, tables, 'carcassonne');
    await openStreams(served.port, all, 2, () => {});
    await offer(client, all, 300, 5); // to be warm
    let isGood = true;
    console.log('asked/s  made/s  accepted/s  p50 ms  p99 ms  503/s  503 p99 ms  health');
    for (const rate of STEPS) {
      const health = healthOf(served.port, seconds);
      const step = await offer(client, all, rate, seconds);
      const p99 = within(step.accepted, 0.99);
      isGood &&= p99 < GOALS.p99;
      const each = (count: number) => String(Math.round(count / seconds));
      console.log(
        [
          String(rate).padStart(7),
          each(step.asked).padStart(7),
          each(step.accepted.length).padStart(11),
          within(step.accepted, 0.5).toFixed(1).padStart(7),
          p99.toFixed(1).padStart(7),
          each(step.shed.length).padStart(6),
          (step.shed.length > 0 ? within(step.shed, 0.99).toFixed(1) : '').padStart(11),
          ` ${[...(await health)].join(' ')}`,
        ].join(' '),
      );
    }
    await offer(client, all, 3_000, seconds);
    const recovered = await untilRecovered(client, all);
    isGood &&= recovered < GOALS.recovers;
    console.log(`recovered ${Math.round(recovered)} ms after 3,000 a second`);
    return isGood;
  } finally {
    client.close();
    await served.end();
    rmSync(data, { recursive: true, force: true });
  }
}

let keys = 0;

/** Asks for so many moves a second, whether or not the earlier ones were answered. */
async function offer(
  client: RawHttpClient,
  all: readonly LoadTable[],
  rate: number,
  seconds: number,
): Promise<Step> {
  const since = performance.now();
  const [accepted, shed]: [number[], number[]] = [[], []];
  const underWay = new Set<Promise<void>>();
  let asked = 0;
  let next = 0;
  const move = async (table: LoadTable) => {
    table.isBusy = true;
    const sent = performance.now();
    const status = await table.tryMove(client, `overload-${table.id}-${++keys}`);
    const took = performance.now() - sent;
    if (status !== 0) asked++;
    if (status === 200) accepted.push(took);
    if (status === 503) shed.push(took);
    table.isBusy = false;
  };
  for (let tick = 0; tick < seconds * 100; tick++) {
    const behind = since + tick * 10 - performance.now();
    // Answers are read even where this program cannot keep up.
    await sleep(Math.max(0, behind));
    const due = Math.round(((tick + 1) * rate) / 100) - Math.round((tick * rate) / 100);
    let tries = 0;
    for (let n = 0; n < due && tries < all.length; tries++) {
      const table = all[next++ % all.length]!;
      if (table.isBusy || table.isOver) continue;
      n++;
      const made = move(table).finally(() => underWay.delete(made));
      underWay.add(made);
    }
  }
  await Promise.all(underWay);
  return { asked, accepted, shed };
}

/** Milliseconds until a whole second of 300 moves was answered quickly. */
async function untilRecovered(client: RawHttpClient, all: readonly LoadTable[]): Promise<number> {
  const since = performance.now();
  for (;;) {
    const begun = performance.now();
    const { accepted, shed } = await offer(client, all, 300, 1);
    if (shed.length === 0 && within(accepted, 0.99) < QUICK) return begun - since;
    if (begun - since > 60_000) return Number.POSITIVE_INFINITY;
  }
}

/** Statuses of the health endpoint in that time. */
async function healthOf(port: number, seconds: number): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (let n = 0; n < seconds; n++) {
    await sleep(900);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    found.add(answer?.status ?? 0);
  }
  return found;
}

/** Below this lie so many of the durations. */
function within(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
