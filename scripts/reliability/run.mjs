// Long forms of the server's tests, and measurements: npm run reliability -- appends
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../bundle.mjs';
import { at } from '../run-tool.mjs';
import { install } from '../setup.mjs';

const FOLDER = at('apps/server/test/reliability/programs');

await install();
const name = process.argv[2];
const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));
if (!names.includes(name)) {
  console.error(`usage: npm run reliability -- ${names.join(' | ')} [numbers]`);
  process.exit(2);
}
const { default: main } = await import(pathToFileURL(await bundleProgram(`${FOLDER}/${name}.ts`)).href);
process.exit((await main(process.argv.slice(3))) ? 0 : 1);
