import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleProgram } from '../../../../scripts/bundle.mjs';
import { at } from '../../../../scripts/run-tool.mjs';
import { type ServedProcess, startServed } from '../reliability/child.ts';
import { type SoakProgress, soak, usageWhenIdle } from '../reliability/soak.ts';

/** Tables that the server keeps in memory: full after a few games, so that whatever grows then does not belong there. */
const KEPT = 4;
/** Tables at the same time. */
const TABLES = 6;
/** Games until all that is kept for later is full and code is compiled, and after that. */
const WARM = 48;
const MORE = 60;
/** A table that is left behind takes some 90,000 bytes, its three readers some 48,000; people take 4,000 for as long as they are counted. */
const PER_GAME = 25_000;

let data: string;
let served: ServedProcess;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'bastide-soak-'));
  const program = await bundleProgram(at('apps/server/test/reliability/served.ts'));
  served = await startServed(program, [data, '', `${KEPT}`]);
}, 120_000);
afterAll(async () => {
  await served?.end();
  rmSync(data, { recursive: true, force: true });
});

test(`of ${MORE} games that are over nothing is left in memory (npm run reliability -- soak takes 30 minutes)`, async () => {
  const so: SoakProgress = { games: 0, moves: 0 };
  const play = (games: number) =>
    soak({ served, tables: TABLES, moves: 12, goesOn: (begun) => begun < games }, so);
  await play(WARM);
  const before = await usageWhenIdle(served);
  await play(MORE);
  const after = await usageWhenIdle(served);
  expect(so.games).toBe(WARM + MORE);
  expect(so.moves).toBeGreaterThan(10 * MORE);
  expect([after.readers, after.sockets]).toEqual([0, 0]);
  expect(after.handles).toBeLessThanOrEqual(before.handles + 1);
  expect(after.tables).toBeLessThanOrEqual(KEPT + TABLES);
  expect((after.heapUsed - before.heapUsed) / MORE).toBeLessThan(PER_GAME);
  expect(served.output).toEqual([]);
}, 120_000);
