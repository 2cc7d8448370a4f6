// Many random games under all kinds of options: node packages/catan/test/soak.mjs [games for each, 10000] [seed, 1] [rows]
// Positions are looked at now and then, every 50th game is refereed, and so are the recorded games ("recorded" for only
// these). Exits with 1 if anything is wrong.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import build from '../../../scripts/build-program.mjs';

await build();
const { module } = await runnerImport(fileURLToPath(new URL('soak.ts', import.meta.url)));
const [games = '10000', seed = '1', ...rows] = process.argv.slice(2);
let found = 0;
if (rows.length === 0 || rows.includes('recorded')) found += module.refereeRecorded();
if (rows.join() !== 'recorded') found += module.soakAll(Number(games), Number(seed), rows);
process.exitCode = found > 0 ? 1 : 0;
