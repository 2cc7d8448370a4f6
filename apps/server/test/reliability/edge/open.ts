import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { startServed } from '../child.ts';
import { type Fuzzed, type FuzzSettings, fuzz } from './fuzz.ts';
import { writePage } from './world.ts';

/**
 * Fuzzes a server of its own, in a process of its own, with a store and a page that are gone afterwards. Where the seed is even, the
 * server believes what a proxy says of requests (`X-Forwarded-*`).
 */
export async function fuzzServed(settings: Omit<FuzzSettings, 'start'>): Promise<Fuzzed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-edge-'));
  const [data, page] = [path.join(folder, 'data'), path.join(folder, 'page')];
  const before = settings.seed % 2 === 0 ? 'proxy' : '';
  try {
    writePage(page);
    const program = await bundleProgram(at('apps/server/test/reliability/served.ts'));
    return await fuzz({ ...settings, start: () => startServed(program, [data, '', '', '0', page, before]) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
