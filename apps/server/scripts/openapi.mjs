// Prints docs/api/openapi.json from the routes of the built server. A test says when it is out of date.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '../dist/http/settings.js';
import { openServer } from '../dist/server.js';
import { openStore } from '../dist/store/open.js';
import { described } from './described.mjs';

const data = mkdtempSync(path.join(tmpdir(), 'bastide-openapi-'));
const store = await openStore({ data });
const server = await openServer({ store, settings: { ...DEFAULT_SETTINGS, log: 'silent' } });
const { payload } = await server.app.inject('/api/openapi.json');
await server.close();
await store.close();
rmSync(data, { recursive: true });
const file = new URL('../../../docs/api/openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(described(JSON.parse(payload)), null, 2)}\n`);
