// Replays every stored game, under its own rules and under the newest: npm run replay-stored -- --data DIR
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.mjs';
import { at } from './run-tool.mjs';
import { install } from './setup.mjs';

await install();
const program = await bundleProgram(at('apps/server/src/replay/program.ts'));
const { default: main } = await import(pathToFileURL(program).href);
try {
  process.exit((await main(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
