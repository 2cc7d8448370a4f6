import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, storeFileIn } from '../../src/store/open.ts';
import { openToOthers } from '../../src/store/sqlite/permissions.ts';
import { restore } from '../../src/store/sqlite/restore.ts';
import { append } from './samples.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bastide-modes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => path.join(folder, `${++folders}`, 'data');

const modeOf = (path: string) => statSync(path).mode & 0o777;
/** The files of a folder that are not for their owner alone. */
const wide = (data: string) => readdirSync(data).filter((name) => modeOf(path.join(data, name)) !== 0o600);

describe.skipIf(process.platform === 'win32').each([0o000, 0o022, 0o077])('under a umask of %i', (mask) => {
  let before: number;
  beforeEach(() => {
    before = process.umask(mask);
  });
  afterEach(() => {
    process.umask(before);
  });

  test('a store is made for its owner alone, with folder, journals and lock', async () => {
    const data = newFolder();
    const store = await openStore({ data });
    await store.append(append('g', 0));
    expect(readdirSync(data)).toEqual(
      expect.arrayContaining(['bastide.db', 'bastide.db-wal', 'bastide.db-shm', 'bastide.db.lock']),
    );
    expect(modeOf(data)).toBe(0o700);
    expect(wide(data)).toEqual([]);
    await store.close();
  });

  test('so is one that is named by its path', async () => {
    const file = path.join(newFolder(), 'games.db');
    const store = await openStore({ databaseUrl: file });
    await store.append(append('g', 0));
    expect(wide(path.dirname(file))).toEqual([]);
    await store.close();
  });

  test('copies, restored stores and stores that were put aside are for their owner alone', async () => {
    const [data, other] = [newFolder(), newFolder()];
    const store = await openStore({ data });
    const copy = path.join(data, 'copy.db');
    const copying = store.backUp(copy);
    while (!readdirSync(data).includes('copy.db.part') && !readdirSync(data).includes('copy.db'))
      await new Promise((resolve) => setTimeout(resolve));
    expect(wide(data)).toEqual([]);
    await copying;
    await store.close();
    await restore(copy, storeFileIn(other), false, 0);
    expect(modeOf(other)).toBe(0o700);
    chmodSync(storeFileIn(other), 0o644);
    const { before } = await restore(copy, storeFileIn(other), true, 0);
    expect(modeOf(before!)).toBe(0o600);
    expect(wide(other)).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('a store that others may read', () => {
  test('stays as it is, and its paths are told', async () => {
    const data = newFolder();
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o755);
    await (await openStore({ data })).close();
    expect(modeOf(data)).toBe(0o755);
    expect(openToOthers(storeFileIn(data), data)).toEqual([data]);
    expect(openToOthers(storeFileIn(data))).toEqual([]);
    chmodSync(data, 0o700);
    chmodSync(storeFileIn(data), 0o640);
    await (await openStore({ data })).close();
    expect(openToOthers(storeFileIn(data), data)).toEqual([storeFileIn(data)]);
  });
});
