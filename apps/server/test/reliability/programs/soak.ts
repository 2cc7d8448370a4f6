import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { startServed } from '../child.ts';
import { type SoakProgress, soak } from '../soak.ts';

const TABLES = 20;
const MOVES = 60;
/** Once warm, memory may grow by so much, as a part of what it was. */
const GROWTH = 0.15;

interface Look extends SoakProgress {
  readonly minute: number;
  /** MB in use after the garbage was collected. */
  readonly heap: number;
  readonly rss: number;
  readonly handles: number;
  /** Bytes of the store for each move so far. */
  readonly perMove: number;
}

/** `soak [minutes]`: players come and go, games begin and end; nothing may grow but the store. */
export default async function main([minutes = '30']: readonly string[]): Promise<boolean> {
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-soak-'));
  const served = await startServed(await bundleProgram(at('apps/server/test/reliability/served.ts')), [data]);
  const until = Date.now() + Number(minutes) * 60_000;
  const so: SoakProgress = { games: 0, moves: 0 };
  const looks: Look[] = [];
  const look = async () => {
    const every = Math.max(5_000, (Number(minutes) * 60_000) / 30);
    while (Date.now() < until) {
      await sleep(every);
      const { heapUsed, rss, handles } = await served.usage(true);
      const size = readdirSync(data).reduce((sum, file) => sum + statSync(path.join(data, file)).size, 0);
      const minute = Math.round((Number(minutes) * 60_000 - (until - Date.now())) / 6_000) / 10;
      looks.push({
        minute,
        ...so,
        heap: mb(heapUsed),
        rss: mb(rss),
        handles,
        perMove: Math.round(size / Math.max(1, so.moves)),
      });
    }
  };
  try {
    const options = { served, tables: TABLES, moves: MOVES, goesOn: () => Date.now() < until };
    await Promise.all([look(), soak(options, so)]);
    console.table(looks);
    const warm = looks.slice(Math.floor(looks.length / 3));
    const half = Math.ceil(warm.length / 2);
    const growth = median(warm.slice(half)) / median(warm.slice(0, half)) - 1;
    console.log(
      `the heap of the last third is ${(100 * growth).toFixed(1)} % more than that of the one before`,
    );
    for (const line of served.output) console.error(line);
    return growth < GROWTH && served.output.length === 0 && so.games > 0;
  } finally {
    await served.end();
    rmSync(data, { recursive: true, force: true });
  }
}

const mb = (bytes: number) => Math.round((10 * bytes) / 1024 / 1024) / 10;
const median = (looks: readonly Look[]): number =>
  looks.map(({ heap }) => heap).sort((a, b) => a - b)[Math.floor(looks.length / 2)] ?? Number.NaN;
