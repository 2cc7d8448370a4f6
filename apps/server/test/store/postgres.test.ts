import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { storeContract } from './contract.ts';

describe.skipIf(whyNoPostgres)(`PostgreSQL${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  let postgres: Postgres;
  let databaseUrl: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.database();
  });
  afterAll(() => postgres?.remove());

  storeContract(() => openStore({ databaseUrl }));
});
