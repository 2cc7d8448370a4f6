// Plays and records the games anew: node packages/catan/test/recorded/generate.mjs [two] [three] [four]
// Everything is checked by the referee before it is written.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import build from '../../../../scripts/build-program.mjs';

await build();
const { module } = await runnerImport(fileURLToPath(new URL('generate.ts', import.meta.url)));
module.writeRecorded(process.argv.slice(2));
