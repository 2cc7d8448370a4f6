import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded store', () => {
  storeContract(() => openStore({ data: path.join(folder, 'new', 'data') }));
});
