import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../../../scripts/bundle.mjs';
import { killWriters } from '../reliability/kill.ts';
import { postgresFixture, type StoreFixture, sqliteFixture } from '../reliability/store-fixtures.ts';
import { whyNoPostgres } from '../services/postgres.ts';

const KILLS = 10;
/** Each kill is followed by the start of a process and the repair of a database: on a busy machine that takes its time. */
const TIMEOUT_MS = 240_000;

let writer: string;
beforeAll(async () => {
  writer = await bundleProgram(path.join(import.meta.dirname, '../reliability/writer.ts'));
});

/** The long form: npm run kill. */
function survives(open: () => Promise<StoreFixture>) {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await open();
  });
  afterAll(() => fixture?.remove());

  test(
    `loses nothing that was acknowledged in ${KILLS} kills`,
    async () => {
      const { acknowledged, lost, faults } = await killWriters(fixture, writer, KILLS);
      expect({ lost, faults }).toEqual({ lost: 0, faults: [] });
      expect(acknowledged).toBeGreaterThan(10 * KILLS);
    },
    TIMEOUT_MS,
  );
}

describe('the embedded store', () => survives(async () => sqliteFixture()));

describe.skipIf(whyNoPostgres)(`PostgreSQL${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () =>
  survives(postgresFixture),
);
