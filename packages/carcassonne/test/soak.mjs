// Many random games of every edition: node packages/carcassonne/test/soak.mjs [games for each, 10000] [editions]
// Positions are looked at now and then, and every 50th game is refereed. Exits with 1 if anything is wrong.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import build from '../../../scripts/build-program.mjs';

await build();
const { module } = await runnerImport(fileURLToPath(new URL('soak.ts', import.meta.url)));
const [games = '10000', ...editions] = process.argv.slice(2);
process.exitCode = module.soakAll(Number(games), editions) > 0 ? 1 : 0;
